import { type FuzzFailure, findLaw, fuzz, LAWS } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';
import type { Fault } from './fault.ts';
import { WRONG_ANSWERS } from './planted-answers.ts';
import { LEAKS } from './planted-leaks.ts';
import { SLIPS } from './planted-slips.ts';
import { duelSubject } from './subject.ts';

/** Every one of them must show within this many games. */
const GAMES = 60;

/** Enough for the longest of these duels; a bound that faults are quick to reach. */
const MOST_ENTRIES = 400;

/** The failure that a fault leads to when only the law that must find it watches. */
function findFault({ law, plant }: Fault): FuzzFailure | undefined {
  const subject = { ...duelSubject({ ...duel, ...plant() }), mostEntries: MOST_ENTRIES };
  const watching = findLaw(law);
  const only = watching === undefined ? [] : [watching];
  const { failures } = fuzz({
    subject,
    games: GAMES,
    seed: 'planted',
    laws: true,
    only,
    mostFailures: 1,
    shrinks: false,
  });
  return failures[0];
}

describe.each([
  ['leaks', LEAKS],
  ['slips', SLIPS],
  ['wrong answers', WRONG_ANSWERS],
])('planted %s', (_kind, faults) => {
  const rows = faults.map((fault) => [fault.name, fault.law, fault] as const);
  it.each(rows)('%s: caught by %s', (_name, law, fault) => {
    expect(Object.keys(fault.plant())).toHaveLength(1);
    const failure = findFault(fault);
    expect(failure).toMatchObject({ law });
    expect(failure?.message).not.toBe('');
  });
});

it('every law catches a fault, and at least ten of them are leaks', () => {
  expect(LEAKS.length).toBeGreaterThanOrEqual(10);
  expect(SLIPS.length + WRONG_ANSWERS.length).toBeGreaterThanOrEqual(10);
  const laws = new Set([...LEAKS, ...SLIPS, ...WRONG_ANSWERS].map(({ law }) => law));
  expect([...laws].sort()).toEqual(LAWS.map(({ name }) => name).sort());
});
