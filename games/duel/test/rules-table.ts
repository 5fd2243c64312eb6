import { readFileSync } from 'node:fs';
import type { ExampleAdapter } from '@sitrep/contract';
import { createMatch, type Match, makeKey, type Seat } from '@sitrep/kernel';
import { exampleBook, parseExample, runExample } from '@sitrep/testkit';
import { expect } from 'vitest';
import { duelExamples } from '../src/examples.ts';
import { duel } from '../src/index.ts';
import type { Command, Config, Content, DuelTypes } from '../src/types.ts';

const deck = new URL('../../../content/duel-deck/deck.json', import.meta.url);
export const content = JSON.parse(readFileSync(deck, 'utf8')) as Content;
export const adapter: ExampleAdapter<DuelTypes> = duelExamples(content);
export const STANDARD: Config = { health: 5, rounds: 6, points: 3 };

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

/** Plays an example that is written here; what it tests is in the name of the test. */
export function show(example: object): void {
  const parsed = parseExample({ id: 'here', title: 'here', game: 'duel', rules: ['DU-ACT-01'], ...example });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(runExample(parsed.value, exampleBook(adapter, spec))).toEqual({ ok: true });
}

export function start(seed: string, config: Partial<Config> = {}): Match<DuelTypes> {
  const created = createMatch(duel, { config: { ...STANDARD, ...config }, content, key: makeKey(seed) });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

export function give(match: Match<DuelTypes>, seat: Seat, command: Command): void {
  expect(match.submit(seat, match.state.seats[seat]?.asked ?? 0, command)).toEqual({ ok: true });
}

/** A match after training, before the first stances. */
export function dealt(seed: string, config: Partial<Config> = {}): Match<DuelTypes> {
  const match = start(seed, config);
  for (const seat of [0, 1]) give(match, seat, { type: 'train', strength: config.points ?? 3, guard: 0 });
  return match;
}
