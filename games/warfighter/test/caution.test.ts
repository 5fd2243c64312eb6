import type { Answer } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { actionPrice } from '../src/choices/action-price.ts';
import { caution } from '../src/entry/caution.ts';
import { lastTurn } from '../src/queries/mission/last-turn.ts';
import type { WarTypes } from '../src/types.ts';
import { type Drill, drill } from './rules/drill.ts';
import { hostile, location, soldier, weapon } from './rules/drill-cards.ts';

/** A rifleman before a card whose Cover no die defeats. */
function fight(suppress: number): Drill {
  return drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'bunker', slot: 2, target: 1, suppress }],
    },
    {
      cards: [
        soldier('ace'),
        weapon('rifle'),
        location('field'),
        hostile('bunker', { cover: 9, reticles: 1 }),
      ],
    },
  );
}

function careful({ match }: Drill, answer: Answer<WarTypes>, seat = 0) {
  const decision = match.decision();
  if (decision === undefined) throw new Error('nothing is asked');
  return caution(match.state, decision, seat, answer)?.key;
}

const ATTACK = { type: 'attack', soldier: 1, weapon: 1, profile: 0 } as const;

it('[WF-TURN-04] whoever ends the turn with Actions left is told', () => {
  expect(careful(fight(0), { type: 'done' })).toBe('caution.actionsLeft');
});

it('[WF-END-02] ending the last turn loses the mission, and what is missing is said', () => {
  const last = drill({ timer: 1, soldiers: [{ card: 'ace', actions: 0 }] });
  expect(careful(last, { type: 'done' })).toBe('caution.lastTurn');
  expect(lastTurn(last.match.state)).toMatchObject({
    result: 'fails',
    missing: [{ key: 'lastTurn.inactive' }],
  });
  const near = drill({ timer: 1, isActive: true, targetHits: [0], soldiers: [{ card: 'ace' }] });
  expect(lastTurn(near.match.state)?.missing).toEqual([{ key: 'lastTurn.hits', args: { count: 2 } }]);
  expect(lastTurn(drill({ timer: 2, soldiers: [{ card: 'ace' }] }).match.state)).toBeUndefined();
});

it('[WF-ACT-01] what an act costs is known before', () => {
  const { match } = fight(0);
  const price = (act: Parameters<typeof actionPrice>[2]) => actionPrice(match.state, 0, act);
  expect(price(ATTACK)).toBe(1);
  expect(price({ type: 'done' })).toBe(0);
});

it('[WF-COOP-07] the Actions of others are theirs to use', () => {
  const shared = drill(
    { soldiers: [{ card: 'ace' }, { card: 'ben', seat: 1, actions: 0 }] },
    { config: { seats: 2 } },
  );
  expect(careful(shared, { type: 'done' })).toBe('caution.actionsLeft');
  expect(careful(shared, { type: 'done' }, 1)).toBeUndefined();
});

it('[WF-ATK-14] an attack that may suppress needs no warning; one that may do nothing does', () => {
  expect(careful(fight(0), ATTACK)).toBeUndefined();
  const vain = fight(1);
  expect(careful(vain, ATTACK)).toBe('caution.noEffect');
  vain.give(ATTACK);
  expect(careful(vain, { type: 'onHostile', hostile: vain.hostile('bunker').token })).toBe(
    'caution.noEffect',
  );
});

it('[WF-DOWN-06] who is flown out is out', () => {
  expect(careful(fight(0), { type: 'medevac', soldier: 1 })).toBe('caution.leaves');
});

it('[WF-TURN-04] Actions that nothing can be done with are no loss', () => {
  const alone = (actions: number) =>
    drill({
      soldiers: [
        { card: 'ace', actions },
        { card: 'sid', actions: 1 },
      ],
    });
  expect(careful(alone(1), { type: 'done' })).toBe('caution.actionsLeft');
  expect(careful(alone(0), { type: 'done' })).toBeUndefined();
});
