import { readFileSync } from 'node:fs';
import { createMatch, type Match, makeKey, type Seat, scriptedLuck } from '@sitrep/kernel';
import { withSituation } from '@sitrep/testkit';
import { expect } from 'vitest';
import { assemble } from '../src/content/assemble.ts';
import type { Card, Content } from '../src/content/cards.ts';
import { situationOf } from '../src/examples/situation.ts';
import type { Wanted } from '../src/examples/wanted.ts';
import { warfighter } from '../src/index.ts';
import type { Command, Config, WarTypes } from '../src/types.ts';

const FILES = [
  'soldiers',
  'records',
  'weapons',
  'equipment',
  'skills',
  'actions',
  'reports',
  'missions',
  'objectives',
  'locations',
  'hostiles',
  'events',
];

function readPack(id: string): readonly Card[] {
  return FILES.flatMap((file) => {
    try {
      return JSON.parse(
        readFileSync(new URL(`../../../content/${id}/${file}.json`, import.meta.url), 'utf8'),
      ) as Card[];
    } catch {
      return [];
    }
  });
}

/** The real packs together. */
export const modern: Content = assemble(
  'modern',
  ['modern-core', 'modern-jungle', 'modern-middle-east'].map((id) => ({ id, cards: readPack(id) })),
);

export const ww2: Content = assemble(
  'ww2',
  ['ww2-europe', 'ww2-russia-winter'].map((id) => ({ id, cards: readPack(id) })),
);

const COVERT: Config = {
  ruleset: 'modern',
  options: {},
  seats: 1,
  region: 'jungle',
  enemy: 'drug-cartel',
  mission: 'modern-jungle/covert',
  objective: 'modern-jungle/cartel-boss',
  report: '',
  maxSoldiers: 8,
};

export interface Luck {
  readonly dice?: readonly (readonly [name: string, face: number])[];
  readonly draws?: readonly (readonly [zone: string, token: number])[];
}

export interface Table {
  readonly config?: Partial<Config>;
  readonly content?: Content;
  /** Written dice and draws instead of the key's; all of them must be used up. */
  readonly luck?: Luck;
}

/** A match in the middle of a mission. */
export function sit(wanted: Wanted, { config = {}, content = modern, luck }: Table = {}): Match<WarTypes> {
  const whole = { ...COVERT, ...config };
  const game = withSituation(warfighter, situationOf(whole, content, wanted));
  const script = luck && {
    luck: scriptedLuck({
      dice: (luck.dice ?? []).map(([name, face]) => ({ name, face })),
      draws: (luck.draws ?? []).map(([zone, token]) => ({ zone, token })),
    }),
  };
  const created = createMatch(game, { config: whole, content, key: makeKey('table') }, script ?? {});
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

export function give(
  match: Match<WarTypes>,
  command: Command | { type: 'pass' } | { type: 'cancel' },
  seat: Seat = 0,
): void {
  expect(match.submit(seat, match.state.seats[seat]?.asked ?? 0, command)).toEqual({ ok: true });
}

export function offers(match: Match<WarTypes>, wanted: Partial<Command>, seat: Seat = 0): boolean {
  return match
    .options(seat)
    .some((option) =>
      Object.entries(wanted).every(([key, value]) =>
        Object.entries(option).some(([name, is]) => name === key && is === value),
      ),
    );
}
