import { expect, it } from 'vitest';
import { explain } from '../../src/entry/explain.ts';
import { advise } from '../../src/index.ts';
import type { Command } from '../../src/types.ts';
import { type Drill, drill } from './drill.ts';
import { action, location, soldier } from './drill-cards.ts';

/** Serves whoever moves. */
const ADVANCE = action('advance', {
  when: 'payEntrance',
  who: { who: 'anySoldier' },
  do: [{ effect: 'modMovement', amount: 2 }],
});
const BLANK = action('blank2', { when: 'main', do: [{ effect: 'drawCards', amount: 1 }] });

/** Slow Ace of the first player stands before a Location; Ben of the second holds one card. */
function company(held: string, isShown = false): Drill {
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', seat: 0 },
        { card: 'ben', seat: 1, hand: [held] },
      ],
    },
    {
      cards: [
        ADVANCE,
        BLANK,
        location('field', { entrance: 2 }),
        location('far', {}),
        soldier('ace', { movement: 0 }),
        soldier('ben', { movement: 0 }),
      ],
      config: { seats: 2 },
    },
  );
  return isShown ? range.give({ type: 'showHand', soldier: 2, isShown: true }, 1) : range;
}

const MOVE = { type: 'move', soldier: 1, to: 2 } as const;
const DRAW = { type: 'discardDraw', soldier: 1 } as const;

/** What the first player is offered, and why not more. */
function offersTo(range: Drill): string {
  return JSON.stringify([range.match.options(0), range.match.blocked(0)]);
}

it('[WF-COOP-05] a Move is not offered for a booster in a hand that another player hides', () => {
  expect(company('advance').offers(MOVE)).toBe(false);
  expect(offersTo(company('advance'))).toBe(offersTo(company('blank2')));
});

it('[WF-COOP-05] it is offered for one in a hand that all see, and to the player who holds it', () => {
  expect(company('advance', true).offers(MOVE)).toBe(true);
  expect(company('advance').offers({ ...MOVE, soldier: 2 }, 1)).toBe(true);
});

/** What advice holds of a command and why, for a player. */
function adviceOn({ match }: Drill, command: Command, seat: number): string {
  const decision = match.decision() ?? expect.fail();
  return JSON.stringify([
    advise(match.state, decision, seat, command),
    explain(match.state, decision, seat, command),
  ]);
}

it('[WF-COOP-05] advice does not look for Locations in a hand that another player hides', () => {
  expect(adviceOn(company('far'), DRAW, 0)).toBe(adviceOn(company('blank2'), DRAW, 0));
  const own = { ...DRAW, soldier: 2 };
  expect(adviceOn(company('far'), own, 1)).not.toBe(adviceOn(company('blank2'), own, 1));
  expect(adviceOn(company('far', true), DRAW, 0)).not.toBe(adviceOn(company('blank2', true), DRAW, 0));
});

/** Ace of the first player attacks; Ben of the second holds one card. */
function attack(held: string): Drill {
  return drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', seat: 0, slot: 2, gear: [{ card: 'rifle' }] },
        { card: 'ben', seat: 1, slot: 2, hand: [held] },
      ],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [AIM, BLANK, location('field', {})], config: { seats: 2 } },
  ).attack(1, 'trio');
}

const AIM = action('aimed', {
  when: 'declareAttack',
  who: { who: 'anySoldier' },
  do: [{ effect: 'modAttack', amount: 2 }],
});

it('[WF-COOP-05] others are asked for a boost whether they hold one or not', () => {
  const [holding, lacking] = [attack('aimed'), attack('blank2')];
  expect([holding.asked, lacking.asked]).toEqual(['boostChance', 'boostChance']);
  expect(lacking.match.decision()?.seats).toEqual(holding.match.decision()?.seats);
});
