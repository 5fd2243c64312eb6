import { PASS } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { reactions } from '../src/proposals/index.ts';
import { drill } from './rules/drill.ts';
import { action, chart, hostile, location, soldier, text } from './rules/drill-cards.ts';

/** A hostile has rolled against somebody who holds a card against that. */
function rolled(dice: string) {
  const { match } = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, hand: ['duck'] }],
      hostiles: [{ card: 'shooter', slot: 2, target: 1 }],
    },
    {
      cards: [
        soldier('ace'),
        location('field'),
        hostile('shooter', { charts: [chart([{ from: 5, wounds: 1 }])] }),
        action('duck', text('hostileRolled', { effect: 'cancelAttack' })),
      ],
      dice,
    },
  );
  const decision = match.decision();
  if (decision?.name !== 'afterRollChance') throw new Error(`${decision?.name} is asked`);
  const { turn } = match.state.game;
  const [hold] = reactions.holds?.(match.state, decision) ?? [];
  const answer = (policy: Readonly<Record<string, number>>) =>
    reactions.answer(match.state, decision, 0, policy);
  return { answer, hold, turn };
}

it('[WF-HOST-52] a roll that does nothing is passed over, unless the player wants to be asked', () => {
  const { answer } = rolled('hostile 1 cover 1');
  expect(answer({ harmless: 0 })).toEqual([PASS]);
  expect(answer({ harmless: 1 })).toBeUndefined();
});

it('[WF-HOST-52] a hit is asked about, unless the player has stopped reacting this turn', () => {
  const { answer, hold, turn } = rolled('hostile 9 cover 6');
  expect(answer({ harmless: 0 })).toBeUndefined();
  expect(hold?.policy).toEqual({ heldTurn: turn });
  expect(answer({ harmless: 0, ...hold?.policy })).toEqual([PASS]);
  expect(answer({ harmless: 0, heldTurn: turn - 1 })).toBeUndefined();
});
