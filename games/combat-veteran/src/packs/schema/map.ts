import { OBSTRUCTIONS } from '@sitrep/hex';
import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import { AREAS, type Chart, type MapDrawing } from '../../content/content.ts';
import { BARRIERS, TERRAINS } from '../../types.ts';
import { dice, from1, label, source, upTo } from './figures.ts';

const all = z.literal('all');

const terrain = z.strictObject({
  id: z.enum(TERRAINS),
  move: z.union([from1(12), all], { error: '“move” must be a whole number from 1 to 12, or "all"' }),
  moveFromRiver: all.exactOptional(),
  combat: dice,
  obstruction: z.enum(OBSTRUCTIONS),
  level: upTo(9),
  source,
});

const barrier = z.strictObject({
  id: z.enum(BARRIERS),
  move: upTo(6),
  combat: dice.exactOptional(),
  source,
});

export const chart: z.ZodType<Chart> = z.strictObject({
  terrain: z.array(terrain).min(1),
  barriers: z.array(barrier),
});

export const map: z.ZodType<MapDrawing> = z.strictObject({
  firstColumn: upTo(99),
  firstRow: upTo(99),
  southColumns: z.enum(['odd', 'even']),
  hasHeights: z.boolean(),
  legend: z.record(
    z.string().length(1, { error: 'the legend explains single characters' }),
    z.enum(TERRAINS),
  ),
  rows: z.array(z.string().min(2).max(99)).min(2).max(99),
  barriers: z.partialRecord(z.enum(BARRIERS), z.array(z.tuple([label, label])).max(10_000)),
  areas: z.partialRecord(z.enum(AREAS), distinct(z.array(label).min(1).max(10_000))),
});
