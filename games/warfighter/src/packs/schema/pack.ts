import { namesIn } from '@sitrep/kernel';
import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import { CARD_FILES } from '../../content/files.ts';
import { RULESETS } from '../../options.ts';
import { artFile } from './art.ts';
import { cardFile } from './cards.ts';
import { localId, reference, term, upTo } from './figures.ts';

/** The languages that cards have names in. */
const LANGUAGES = ['en', 'hu', 'it'] as const;

const forEditors = z.string().exactOptional().describe('For editors: the path of the schema.');

const alike = z.strictObject({
  cards: distinct(z.array(reference).min(2).max(20)).describe('All cards of the group.'),
  reason: z.string().min(1).max(400).describe('Why they are alike.'),
});

const manifest = z.strictObject({
  $schema: forEditors,
  id: localId.describe('The name of the pack and of its folder.'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'a version is three numbers, such as 1.0.0' }),
  ruleset: z.enum(namesIn(RULESETS)),
  requires: distinct(z.array(localId).max(50)).describe('The packs whose cards this one names.'),
  languages: distinct(z.array(z.enum(LANGUAGES)).min(1)),
  sources: z.array(z.string().min(1).max(400)).max(50).describe('Where the names and figures come from.'),
  alike: z
    .array(alike)
    .max(100)
    .exactOptional()
    .describe('Cards of one type with the same abilities, and why there are several.'),
});

const words = z.string().min(1).max(80);

/** Plain words, or with the forms that messages ask for, such as `object`. */
const name = z.union([words, z.object({ base: words }).catchall(words)]);

const names = z.record(z.string(), name);

const locale = z.strictObject({
  $schema: forEditors,
  cards: names.describe('The name of every card of the pack, by its id.'),
  campaigns: names.exactOptional().describe('The name of every campaign of the pack, by its id.'),
  terms: names.describe('The name of every term that its cards print and no required pack has named.'),
});

const gear = z.strictObject({
  card: reference.describe('A weapon or a piece of equipment.'),
  units: z.int().min(1).max(20).exactOptional().describe('How many, where it is bought by the unit.'),
  ammo: z
    .array(upTo(20))
    .exactOptional()
    .describe('Extra sets of ammunition, one figure for each of its `stacks`.'),
  attachTo: upTo(20).exactOptional().describe('The place in this list, from 0, of what it is attached to.'),
});

const hired = z.strictObject({
  card: reference.describe('The Soldier.'),
  gear: z.array(gear).max(60).describe('Weapons and equipment.'),
  skills: distinct(z.array(reference).max(40)).describe('Skills.'),
  records: distinct(z.array(reference).max(20)).exactOptional().describe('Service Records.'),
});

const team = z.strictObject({
  id: localId.describe('Names the team inside its pack, in kebab-case.'),
  mission: reference.describe('The mission it is recommended for.'),
  objective: reference.describe('The Objective it was designed for.'),
  soldiers: z.array(hired).min(1).describe('Who is hired, and what each of them is bought.'),
});

const campaign = z.strictObject({
  id: localId.describe('Names the campaign inside its pack, in kebab-case.'),
  enemy: term.describe('The enemy of all its missions.'),
  missions: z
    .array(reference)
    .min(1)
    .max(12)
    .describe('Missions of one region; they are played by rising resources.'),
});

export type Manifest = z.output<typeof manifest>;
export type Alike = z.output<typeof alike>;
export type Locale = z.output<typeof locale>;
/** A team that is recommended for a mission. */
export type Team = z.output<typeof team>;

/** Missions that are recommended as a campaign. */
export type CampaignData = z.output<typeof campaign>;

/** What each file of a pack must be, by the file's kind. */
export const FILE_SCHEMAS = {
  pack: manifest,
  locale,
  teams: z.array(team).min(1),
  campaigns: z.array(campaign).min(1),
  art: artFile,
  ...(Object.fromEntries(
    Object.entries(CARD_FILES).map(([kind, type]) => [kind, cardFile(type)]),
  ) as Readonly<Record<keyof typeof CARD_FILES, ReturnType<typeof cardFile>>>),
};

/** The JSON Schemas of all kinds of files, for the editors of pack authors. */
export function schemaFiles(): readonly { readonly name: string; readonly text: string }[] {
  return Object.entries(FILE_SCHEMAS).map(([kind, schema]) => {
    const described = { title: `Warfighter: ${kind}`, ...z.toJSONSchema(schema) };
    return { name: `${kind}.schema.json`, text: `${JSON.stringify(described, undefined, 2)}\n` };
  });
}
