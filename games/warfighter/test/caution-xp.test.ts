import type { Answer } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import type { Ability, ChartRow } from '../src/content/vocabulary.ts';
import { caution } from '../src/entry/caution.ts';
import type { WarTypes } from '../src/types.ts';
import { type Drill, drill } from './rules/drill.ts';
import { action, chart, equipment, hostile, location, soldier, text, weapon } from './rules/drill-cards.ts';

/** What serves its holder, and upgunned anybody. */
const AIM_TEXT: Ability = {
  ...text('declareAttack', { effect: 'modAttack', amount: 1 }),
  upgun: { who: { who: 'anySoldier' } },
};
const AIM = action('aim', AIM_TEXT);

/** The same, printed on something to carry. */
const SCOPE = equipment('scope', { abilities: [AIM_TEXT] });

/** It calls an attack on its holder off, and upgunned one on anybody. */
const DUCK = action('duck', {
  ...text('hostileRolled', { effect: 'cancelAttack' }),
  upgun: { who: { who: 'anySoldier' } },
});

const OTHERS = [soldier('ace'), soldier('ben'), weapon('rifle'), location('field')];
const COSTLY = { key: 'caution.xp', args: { xp: 1 } } as const;

/** The first of two Soldiers attacks; one of them holds the card, or has the gear. */
function attack(holder: 1 | 2): Drill {
  const hand = (number: number) => (number === holder ? ['aim'] : []);
  const gear = (number: number) => [{ card: 'rifle' }, ...(number === holder ? [{ card: 'scope' }] : [])];
  const field = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, gear: gear(1), xp: 1, hand: hand(1) },
        { card: 'ben', slot: 2, gear: gear(2), hand: hand(2) },
      ],
      hostiles: [{ card: 'thug', slot: 2, target: 1 }],
    },
    { cards: [...OTHERS, hostile('thug'), AIM, SCOPE] },
  );
  field.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  return field.give({ type: 'onHostile', hostile: field.hostile('thug').token });
}

/** A Hostile has rolled against the first of two Soldiers, or against both; the second holds the card. */
function struck(row: Pick<ChartRow, 'all'>): Drill {
  const thug = hostile('thug', { charts: [chart([{ from: 5, wounds: 1, ...row }])] });
  return drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, xp: 1 },
        { card: 'ben', slot: 2, hand: ['duck'] },
      ],
      hostiles: [{ card: 'thug', slot: 2, target: 1 }],
    },
    { cards: [...OTHERS, thug, DUCK], dice: 'hostile 6 cover 6' },
  );
}

/** What is said of an answer that is open now. */
function warning(field: Drill, answer: Answer<WarTypes>): object | undefined {
  const decision = field.match.decision();
  expect(field.match.options(0)).toContainEqual(answer);
  return decision && caution(field.match.state, decision, 0, answer);
}

it.each([
  [1, undefined],
  [2, COSTLY],
] as const)(
  '[WF-CARD-12] what Soldier %s plays on the attack of the first costs XP: %j',
  (holder, expected) => {
    const field = attack(holder);
    const card = field.inHand('aim', holder);
    expect(warning(field, { type: 'playCard', soldier: holder, card })).toEqual(expected);
  },
);

it.each([
  [1, undefined],
  [2, COSTLY],
] as const)(
  '[WF-CARD-12] Gear that Soldier %s uses on the attack of the first costs XP: %j',
  (holder, expected) => {
    const field = attack(holder);
    const use = field.match.options(0).find(({ type }) => type === 'useAbility');
    expect(use).toMatchObject({ soldier: holder });
    expect(use && warning(field, use)).toEqual(expected);
  },
);

it.each([
  ['the other', {}, COSTLY],
  ['both', { all: true }, undefined],
] as const)(
  '[WF-CARD-12] [WF-RULING-85] a reaction to a roll against %s costs XP: %j %j',
  (_, row, expected) => {
    const field = struck(row);
    expect(field.match.decision()?.name).toBe('afterRollChance');
    const card = field.inHand('duck', 2);
    expect(warning(field, { type: 'playCard', soldier: 2, card })).toEqual(expected);
  },
);
