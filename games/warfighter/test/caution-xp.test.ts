import { expect, it } from 'vitest';
import { caution } from '../src/advice/caution.ts';
import { type Drill, drill } from './rules/drill.ts';
import { action, hostile, location, soldier, text, weapon } from './rules/drill-cards.ts';

/** A card that serves its holder, and upgunned anybody. */
const AIM = action('aim', {
  ...text('declareAttack', { effect: 'modAttack', amount: 1 }),
  upgun: { who: { who: 'anySoldier' } },
});

/** The first of two Soldiers attacks; one of them holds the card. */
function attack(holder: 1 | 2): Drill {
  const hand = (number: number) => (number === holder ? ['aim'] : []);
  const field = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, gear: [{ card: 'rifle' }], xp: 1, hand: hand(1) },
        { card: 'ben', slot: 2, gear: [{ card: 'rifle' }], hand: hand(2) },
      ],
      hostiles: [{ card: 'thug', slot: 2, target: 1 }],
    },
    { cards: [soldier('ace'), soldier('ben'), weapon('rifle'), location('field'), hostile('thug'), AIM] },
  );
  field.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  return field.give({ type: 'onHostile', hostile: field.hostile('thug').token });
}

it.each([
  [1, undefined],
  [2, { key: 'caution.xp', args: { xp: 1 } }],
] as const)(
  '[WF-CARD-12] what Soldier %s plays on the attack of the first costs XP: %j',
  (holder, warning) => {
    const field = attack(holder);
    const play = { type: 'playCard', soldier: holder, card: field.inHand('aim', holder) } as const;
    const decision = field.match.decision();
    expect(field.match.options(0)).toContainEqual(play);
    expect(decision && caution(field.match.state, decision, 0, play)).toEqual(warning);
  },
);
