import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import type { Deployment, SetupRules } from '../../content/content.ts';
import { SCENARIOS, type Scenario } from '../../types.ts';
import { id, label, upTo } from './figures.ts';
import { forces } from './forces.ts';
import { chart, map } from './map.ts';

const LANGUAGES = ['en', 'hu', 'it'] as const;

export interface Manifest {
  readonly id: string;
  readonly version: string;
  readonly game: 'combat-veteran';
  readonly scenario: Scenario;
  readonly languages: readonly (typeof LANGUAGES)[number][];
  readonly sources: readonly string[];
}

const manifest: z.ZodType<Manifest> = z.strictObject({
  id: id.describe('The name of the pack and of its folder.'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'a version is three numbers, such as 1.0.0' }),
  game: z.literal('combat-veteran'),
  scenario: z.enum(SCENARIOS).describe('Whose special rules are played.'),
  languages: distinct(z.array(z.enum(LANGUAGES)).min(1)),
  sources: z.array(z.string().min(1).max(400)).max(50).describe('Where the names and figures come from.'),
});

const deployment: z.ZodType<Deployment> = z.strictObject({
  posts: z.record(id, label),
  users: z.record(id, id),
  inside: distinct(z.array(id).max(200)),
});

const setup: z.ZodType<SetupRules> = z.strictObject({
  pairings: z.array(z.strictObject({ weapon: id, soldiers: distinct(z.array(id).min(1).max(200)) })).max(200),
  posts: z.array(z.strictObject({ piece: id, hex: label })).max(500),
  track: z.array(upTo(20)).length(10).exactOptional(),
  suggested: z.strictObject({ us: deployment, enemy: deployment }),
});

const name = z.string().min(1).max(60);
const names = z.record(z.string(), name);

/** The lists of names in a locale, each by the ids of what it names. */
export const NAMED = ['terrain', 'barriers', 'areas', 'nations', 'weapons', 'chits'] as const;
export type Named = (typeof NAMED)[number];

export type Locale = { readonly title: string } & Readonly<Record<Named, Readonly<Record<string, string>>>>;

const locale: z.ZodType<Locale> = z.strictObject({
  title: name,
  terrain: names,
  barriers: names,
  areas: names,
  nations: names,
  weapons: names,
  chits: names,
});

/** What each file of a pack must be, by the file's kind. */
export const FILE_SCHEMAS = { pack: manifest, chart, map, forces, setup, locale };

/** The schemas for editors, as files. */
export function schemaFiles(): readonly { readonly name: string; readonly text: string }[] {
  return Object.entries(FILE_SCHEMAS).map(([kind, schema]) => {
    const described = { title: `Combat Veteran: ${kind}`, ...z.toJSONSchema(schema) };
    return {
      name: `combat-veteran/${kind}.schema.json`,
      text: `${JSON.stringify(described, undefined, 2)}\n`,
    };
  });
}
