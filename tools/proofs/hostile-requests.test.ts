import { games } from '@sitrep/catalog';
import { HOSTILE_REQUESTS } from '@sitrep/testkit';
import { expect, it, test } from 'vitest';
import { attack, judgeAttacks } from './hostile-requests.ts';

const sides = games.flatMap((entry) => entry.rulesets.map((ruleset) => ({ id: entry.id, entry, ruleset })));

it.each(sides)(
  '$id, $ruleset, refuses 250 hostile requests and takes every other once',
  ({ entry, ruleset }) => {
    const { decisions, broken } = attack(entry, ruleset, 250);
    expect(broken).toEqual([]);
    expect(decisions * HOSTILE_REQUESTS).toBeGreaterThanOrEqual(250);
  },
);

test('reports add up', () => {
  const report = { decisions: 100, broken: [] };
  expect(judgeAttacks([report, report], 600)).toMatchObject({
    ok: true,
    figures: [
      ['hostile requests', 600],
      ['requests sent twice', 200],
      ['accepted, doubled or leaving a trace', 0],
    ],
  });
  expect(judgeAttacks([report], 600).ok).toBe(false);
  expect(judgeAttacks([{ decisions: 900, broken: ['x'] }], 600).ok).toBe(false);
});
