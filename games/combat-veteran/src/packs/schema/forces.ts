import * as z from 'zod';
import type { Forces } from '../../content/content.ts';
import { FIREPOWERS, NATIONS, WEAPON_SOUNDS } from '../../types.ts';
import { from1, id, source, upTo, yes } from './figures.ts';

const firepower = z.strictObject({ kind: z.enum(FIREPOWERS), value: from1(20) });

const soldier = z.strictObject({
  id,
  name: z.string().min(1).max(40).exactOptional(),
  firepower: from1(20).exactOptional(),
  discipline: from1(9),
  rank: from1(5).exactOptional(),
  isMedic: yes.exactOptional(),
  isHero: yes.exactOptional(),
  men: from1(20).exactOptional(),
  source,
});

const weaponType = z.strictObject({
  id,
  firepower: firepower.exactOptional(),
  onPeak: firepower.exactOptional(),
  crew: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: '“crew” must be 1, 2 or 3' }),
  isExpendable: yes.exactOptional(),
  hasBackblast: yes.exactOptional(),
  isRadio: yes.exactOptional(),
  smoke: from1(9).exactOptional(),
  hexArmor: from1(9).exactOptional(),
  ignores: z
    .array(z.enum(['armor', 'range']))
    .min(1)
    .exactOptional(),
  sound: z.enum(WEAPON_SOUNDS).exactOptional(),
  source,
});

const chit = z.strictObject({
  id,
  firepower: from1(30).exactOptional(),
  skulls: z.union([z.literal(1), z.literal(2)], { error: '“skulls” must be 1 or 2' }).exactOptional(),
  count: from1(40),
  isLast: yes.exactOptional(),
  mortarCrew: from1(9).exactOptional(),
  source,
});

const force = z.strictObject({
  nation: z.enum(NATIONS),
  soldiers: z.array(soldier).min(1).max(200),
  weapons: z.array(z.strictObject({ id, type: id })).max(200),
  bunkers: z
    .array(z.strictObject({ id, armor: from1(9), firepower: upTo(9) }))
    .max(50)
    .exactOptional(),
  chits: z.array(chit).max(200).exactOptional(),
});

export const forces: z.ZodType<Forces> = z.strictObject({
  us: force,
  enemy: force,
  weaponTypes: z.array(weaponType).max(100),
});
