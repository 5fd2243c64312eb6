import type { GameTypes, Match } from '@sitrep/kernel';
import { bruteForce } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import type { FireMode } from '../../src/content/cards.ts';
import type { WantedSoldier } from '../../src/examples/wanted.ts';
import { planAttack } from '../../src/queries/attack/attack.ts';
import { type AttackOutcome, attackOdds } from '../../src/queries/attack/attack-odds.ts';
import { hostileOdds, planHostileAttack, resultName } from '../../src/queries/attack/hostile-attack.ts';
import type { Drill } from '../rules/drill.ts';
import { chart, hostile, text, weapon } from '../rules/drill-cards.ts';
import { front } from './front.ts';
import { blade, FIGHTERS } from './front-cards.ts';

const SPRAYER = weapon('sprayer', {
  abilities: [text('static', { effect: 'spray', from: 8 })],
});

/** Ben, who has HtH +2, strikes a trio; his weapon is aimed and only its mode is open. */
function aimed(gear: string, soldier: Partial<WantedSoldier> = { strikes: 0 }): Drill {
  const range = front(
    {
      soldiers: [{ card: 'ben', gear: [{ card: gear }], ...soldier }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [...FIGHTERS, blade('knife'), SPRAYER] },
  );
  return range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).aim('trio');
}

interface Happened {
  readonly type: string;
  readonly amount?: number;
}

/** The result according to the events: kills, suppresses, and the mishaps of the attacker. */
function outcome({ log }: Match<GameTypes>, from: number): string {
  const events = log.slice(from).flatMap((entry) => entry.events) as readonly Happened[];
  const sum = (type: string) =>
    events.reduce((total, event) => total + (event.type === type ? (event.amount ?? 1) : 0), 0);
  return ['hostileKilled', 'hostileSuppressed', 'weaponEmptied', 'jammed', 'stumbled'].map(sum).join('/');
}

function byDice({ match }: Drill, mode: FireMode) {
  const answer = { type: 'mode', mode };
  // The runner forgets the game's types.
  return bruteForce(match as never, { seat: 0, answer, told: 'attackRolled', outcome }, 5000);
}

function byOdds({ match: { state } }: Drill, mode: FireMode) {
  const token = state.game.hostiles[0]?.token ?? -1;
  const figures = { soldier: 1, weapon: 1, profile: 0, hostile: token, target: -1 };
  const { total, counts } = attackOdds(planAttack(state, figures, mode, []));
  return { total, counts, named: new Map([...counts].map(([each, count]) => [nameOf(each), count])) };
}

/** As `outcome` says it. */
function nameOf({ kills, suppresses, isEmptied, isJammed, isStumbled }: AttackOutcome): string {
  return [kills, suppresses, ...[isEmptied, isJammed, isStumbled].map(Number)].join('/');
}

describe('[WF-HTH-20, WF-HTH-22] the odds of a blade equal the count of all dice, Stumbles included', () => {
  it.each(['strong', 'normal', 'fast'] as const)('%s', (mode) => {
    const { total, counts, named } = byOdds(aimed('knife'), mode);
    expect(byDice(aimed('knife'), mode)).toEqual(named);
    const stumbles = [...counts].reduce((sum, [{ isStumbled }, count]) => sum + (isStumbled ? count : 0), 0);
    // Strong stumbles on a 1; Normal and Fast on a 2 of any of their dice.
    const share = { strong: 1 / 10, normal: 1 - (8 / 10) ** 2, fast: 1 - (8 / 10) ** 3 }[mode];
    expect(stumbles / total).toBeCloseTo(share, 9);
  });
});

it.each(['semi', 'burst', 'auto'] as const)(
  '[WF-ATK-24] the odds of a Spray with its own number equal the count of all dice: %s',
  (mode) => {
    const { named } = byOdds(aimed('sprayer', {}), mode);
    expect(byDice(aimed('sprayer', {}), mode)).toEqual(named);
  },
);

it('[WF-HTH-19] bare hands: 8 and more with +2, against Cover 3', () => {
  const { match } = front(
    { soldiers: [{ card: 'ben', strikes: 0 }], hostiles: [{ card: 'trio', slot: 1, target: 1 }] },
    { cards: FIGHTERS },
  );
  const token = match.state.game.hostiles[0]?.token ?? -1;
  const figures = { soldier: 1, weapon: 0, profile: 0, hostile: token, target: -1 };
  const { total, counts } = attackOdds(planAttack(match.state, figures, 'semi', []));
  const kills = [...counts].reduce((sum, [each, count]) => sum + (each.kills > 0 ? count : 0), 0);
  expect([total, kills]).toEqual([60, 3 * 4]);
});

it('[WF-HTH-27, WF-HOST-32] a hostile attack on its striker: by its Range 0 chart, with Penetration', () => {
  const brute = hostile('brute', {
    penetration: 2,
    charts: [chart([{ from: 6, wounds: 1 }], [0, 0]), chart([{ from: 2, wounds: 3 }], [1, 2])],
  });
  const { match } = front(
    { soldiers: [{ card: 'ben', strikes: 0 }], hostiles: [{ card: 'brute', slot: 1, target: 1 }] },
    { cards: [...FIGHTERS, brute] },
  );
  const token = match.state.game.hostiles[0]?.token ?? -1;
  const plan = planHostileAttack(match.state, token, 1);
  if (plan === undefined) throw new Error('it does not attack');
  // Cover 3 is defeated by every face with +2.
  const named = [...hostileOdds(plan).counts].map(([result, count]) => [resultName(result), count]);
  expect(Object.fromEntries(named)).toEqual({ 1: 5 * 6, suppress: 5 * 6 });
});
