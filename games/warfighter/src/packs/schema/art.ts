import {
  ALARM_NAMES,
  ARM_NAMES,
  BACKDROPS,
  BEARDS,
  COVERS,
  DEEDS,
  DRESSES,
  EYES,
  FACES,
  GUN_FORMS,
  GUN_PARTS,
  HAIRS,
  HAND_TOOLS,
  HEADGEAR,
  HEADWEAR,
  MACHINES,
  MANNERS,
  MARKS,
  MOST_SVG,
  namesOf,
  PATCHES,
  PLACE_PARTS,
  RELIEFS,
  ROUNDS,
  SIGNS,
  SKINS,
  SKYLINES,
  WORLDS,
} from '@sitrep/art';
import * as z from 'zod';
import type { ArtEntry } from '../../pictures/art-entry.ts';
import { localId } from './figures.ts';
import { type ByWord, sameAs } from './same.ts';
import { membersOf } from './selectors.ts';

const backdrop = z.enum(BACKDROPS).exactOptional().describe('The ground; by default any.');
const elsewhere = {
  world: z.enum(WORLDS).exactOptional().describe('The country; by default that of the card.'),
};
const dress = z.enum(namesOf(DRESSES));
const guns = namesOf(GUN_FORMS);
const parts = z.array(z.enum(PLACE_PARTS)).min(1).max(5).describe('What is seen, from back to front.');

const part = <K extends keyof typeof GUN_PARTS>(kind: K) => z.enum(GUN_PARTS[kind]).exactOptional();

const ENTRIES = sameAs<ByWord<ArtEntry, 'draw'>>()({
  portrait: z.strictObject({
    ...elsewhere,
    draw: z.literal('portrait'),
    skin: z.enum(namesOf(SKINS)),
    face: z.enum(FACES),
    hair: z.enum(namesOf(HAIRS)),
    isTied: z.boolean().exactOptional().describe('Long hair, tied at the nape.'),
    isAged: z.boolean().exactOptional(),
    headgear: z.enum(namesOf(HEADGEAR)),
    eyes: z.enum(EYES),
    cover: z.enum(COVERS).describe('What hides the face.'),
    beard: z.enum(BEARDS),
    dress,
    cap: dress.exactOptional().describe('The cloth of the headgear; by default that of the dress.'),
    scarf: dress.exactOptional().describe('The cloth of the scarf.'),
    mark: z.enum(MARKS).exactOptional().describe('What says what the Soldier does.'),
    arm: z.enum(guns).exactOptional().describe('On the back.'),
    looks: z.enum(['left', 'right']).exactOptional(),
    backdrop,
  }),
  place: z.strictObject({
    ...elsewhere,
    draw: z.literal('place'),
    parts,
    view: z.enum(['low', 'level', 'high']).exactOptional().describe('Where the horizon lies.'),
  }),
  arm: z.strictObject({
    ...elsewhere,
    draw: z.literal('arm'),
    arm: z.enum(ARM_NAMES),
    parts: z
      .strictObject({
        stock: part('stock'),
        magazine: part('magazine'),
        fore: part('fore'),
        sights: part('sights'),
        muzzle: part('muzzle'),
        under: part('under'),
        legs: part('legs'),
        furniture: part('furniture'),
      })
      .exactOptional()
      .describe('Parts in which a gun differs from its form.'),
    round: z.enum(ROUNDS).exactOptional(),
    backdrop,
  }),
  kit: z.strictObject({ ...elsewhere, draw: z.literal('kit'), object: z.enum(SIGNS), backdrop }),
  badge: z.strictObject({
    ...elsewhere,
    draw: z.literal('badge'),
    sign: z.enum(SIGNS),
    patch: z.enum(PATCHES).exactOptional(),
    isFault: z.boolean().exactOptional(),
  }),
  alarm: z.strictObject({
    ...elsewhere,
    draw: z.literal('alarm'),
    alarm: z.enum(ALARM_NAMES),
    isKind: z.boolean().exactOptional().describe('Something good.'),
  }),
  deed: z.strictObject({
    ...elsewhere,
    draw: z.literal('deed'),
    deed: z.enum(DEEDS),
    take: z.int().min(0).max(9).exactOptional().describe('Which composition; by default any.'),
  }),
  group: z.strictObject({
    ...elsewhere,
    draw: z.literal('group'),
    manner: z.enum(MANNERS).exactOptional(),
    hats: z
      .array(z.enum(namesOf(HEADWEAR)))
      .min(1)
      .max(5)
      .exactOptional(),
    holds: z
      .array(z.enum([...guns, ...HAND_TOOLS]))
      .min(1)
      .max(5)
      .exactOptional(),
    machine: z.enum(namesOf(MACHINES)).exactOptional(),
    skyline: z.enum(SKYLINES).exactOptional(),
    isPacked: z.boolean().exactOptional(),
  }),
  map: z.strictObject({
    ...elsewhere,
    draw: z.literal('map'),
    stamp: z.enum(SIGNS).exactOptional(),
    relief: z.enum(RELIEFS).exactOptional(),
  }),
  ribbon: z.strictObject({ ...elsewhere, draw: z.literal('ribbon'), parts }),
  own: z.strictObject({
    draw: z.literal('own'),
    svg: z
      .string()
      .max(MOST_SVG)
      .describe('A picture of your own, 160 wide and 100 high, of plain shapes only.'),
  }),
});

const entry = z.discriminatedUnion('draw', membersOf(ENTRIES));

export const artFile = z.strictObject({
  $schema: z.string().exactOptional().describe('For editors: the path of the schema.'),
  cards: z.record(localId, entry).describe('What the pictures of cards of this pack show, by their ids.'),
});

export type Art = z.output<typeof artFile>;
