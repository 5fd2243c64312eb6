import type { Answer } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { explain } from '../src/entry/explain.ts';
import type { WarTypes } from '../src/types.ts';
import { give, sit } from './table.ts';

const CORE = 'modern-core';
const JUNGLE = 'modern-jungle';

function fight() {
  return sit({
    path: [`${JUNGLE}/trail`],
    soldiers: [
      { card: `${CORE}/giacomelli`, slot: 2, gear: [{ card: `${CORE}/m4` }] },
      { card: `${CORE}/okafor`, slot: 1 },
    ],
    hostiles: [{ card: `${JUNGLE}/hired-muscle`, slot: 2, target: 1 }],
  });
}

function why(match: ReturnType<typeof fight>, answer: Answer<WarTypes>) {
  const decision = match.decision();
  if (decision === undefined) throw new Error('nothing is asked');
  return explain(match.state, decision, 0, answer);
}

it('[WF-ATK-14] an attack is advised by its exact chances, the same at every choice on the way', () => {
  const match = fight();
  const [hostile] = match.state.game.hostiles;
  const attack = { type: 'attack', soldier: 1, weapon: 1, profile: 0 } as const;
  const first = why(match, attack);
  expect(first.key).toBe('advice.shot');
  expect(first.args.hostile).toBe(hostile?.token);
  expect(first.args.kill).toBeGreaterThan(0);
  expect(first.args.effect).toBeGreaterThanOrEqual(first.args.kill ?? 100);
  give(match, attack);
  const onHostile = { type: 'onHostile', hostile: hostile?.token ?? -1 } as const;
  expect(why(match, onHostile)).toEqual(first);
  give(match, onHostile);
  const modes = match.options(0).filter(({ type }) => type === 'mode');
  expect(modes.map((mode) => why(match, mode))).toContainEqual(first);
});

it('[WF-MOVE-01] whoever is behind is told to come up, and the front to get on', () => {
  const match = fight();
  expect(why(match, { type: 'move', soldier: 2, to: 2 })).toEqual({ key: 'advice.moveUp', args: {} });
  expect(why(match, { type: 'done' }).key).toBe('advice.done');
});
