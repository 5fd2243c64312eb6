import { determinize, makeKey, type Seat } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighter } from '../src/index.ts';
import { type Drill, drill } from './rules/drill.ts';
import { action, location, soldier, text } from './rules/drill-cards.ts';

const WORLDS = 40;

/** How many of the worlds that the seat thinks possible have all of these cards in that hand. */
function worldsWith({ match }: Drill, seat: Seat, hand: string, cards: readonly string[]): number {
  const worlds = Array.from({ length: WORLDS }, (_, index) =>
    determinize(warfighter, match.copyState(), seat, makeKey(`world ${index}`)),
  );
  return worlds.filter(({ zones, content }) => {
    const held = zones[hand]?.tokens.map((token) => content.instances[token]) ?? [];
    return cards.every((card) => held.includes(card));
  }).length;
}

const token = ({ match }: Drill, card: string) => match.setup.content.instances.indexOf(card);

/** Cards for others, so that there is something to change places with. */
const CROWD = Array.from({ length: 12 }, (_, index) => action(`card${index}`, text('static')));
const HELP = action('help', {
  when: 'main',
  do: [{ effect: 'drawCards', amount: 1 }],
  upgun: { do: [{ effect: 'drawCards', amount: 2 }] },
});

function company() {
  return drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', seat: 0, xp: 1 },
        { card: 'ben', seat: 1, hand: ['help', 'card0'] },
      ],
    },
    {
      cards: [HELP, ...CROWD, location('field', { entrance: 2 }), soldier('ben', { movement: 0 })],
      config: { seats: 2 },
    },
  );
}

it('deals hands again that a seat cannot see', () => {
  const found = worldsWith(company(), 0, 'hand2', ['help']);
  expect(found).toBeLessThan(WORLDS / 2);
  expect(worldsWith(company(), 1, 'hand2', ['help', 'card0'])).toBe(WORLDS);
});

it('leaves others the card that they are about to play', () => {
  const range = company();
  range.give({ type: 'playCard', soldier: 2, card: token(range, 'help') }, 1);
  range.give({ type: 'upgun', isUpgunned: true }, 1);
  expect(range.match.decision()).toMatchObject({ name: 'xpPayer', seats: [0] });
  expect(worldsWith(range, 0, 'hand2', ['help'])).toBe(WORLDS);
  expect(worldsWith(range, 0, 'hand2', ['card0'])).toBeLessThan(WORLDS / 2);
});

it('leaves others what they have picked for an entrance', () => {
  const range = company();
  range.give({ type: 'move', soldier: 2, to: 2 }, 1).give({ type: 'pick', card: token(range, 'card0') }, 1);
  expect(worldsWith(range, 0, 'hand2', ['card0'])).toBe(WORLDS);
  expect(worldsWith(range, 0, 'hand2', ['help'])).toBeLessThan(WORLDS / 2);
});
