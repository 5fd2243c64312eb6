import { findLaw, fuzz, LAWS } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';
import type { Fault } from './fault.ts';
import { LEAKS } from './planted-leaks.ts';
import { SLIPS } from './planted-slips.ts';
import { duelSubject } from './subject.ts';

/** Every one of them must show within so many games. */
const GAMES = 60;

/** The failure that a fault leads to when only the law that must find it watches. */
function findFault({ law, plant }: Fault) {
  const subject = duelSubject({ ...duel, ...plant() });
  const watching = findLaw(law);
  const only = watching === undefined ? [] : [watching];
  const { failures } = fuzz({ subject, games: GAMES, seed: 'planted', laws: true, only, mostFailures: 1 });
  return { subject, failure: failures[0] };
}

describe.each([
  ['leaks', LEAKS],
  ['slips', SLIPS],
])('planted %s', (_kind, faults) => {
  it.each(faults.map((fault) => [fault.name, fault.law, fault] as const))(
    '%s: caught by %s',
    (_name, law, fault) => {
      expect(Object.keys(fault.plant())).toHaveLength(1);
      const { failure } = findFault(fault);
      expect(failure).toMatchObject({ law });
      expect(failure?.message).not.toBe('');
    },
  );
});

it('at least ten leaks and ten slips are planted, and every law catches one', () => {
  expect(LEAKS.length).toBeGreaterThanOrEqual(10);
  expect(SLIPS.length).toBeGreaterThanOrEqual(10);
  const laws = new Set([...LEAKS, ...SLIPS].map(({ law }) => law));
  expect([...laws].sort()).toEqual(LAWS.map(({ name }) => name).sort());
});
