import { multisets } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { openAim } from '../src/queries/aims.ts';
import { attackOdds } from '../src/queries/attack-odds.ts';
import { passes } from '../src/queries/check.ts';
import { fieldOf } from '../src/queries/field.ts';
import { plannedAttacks, targetOf } from '../src/queries/planned-attack.ts';
import { coverChoices, resolveAttack, takeCover, tallyDice } from '../src/queries/resolve-attack.ts';
import { NONE } from '../src/state.ts';
import { EFFECTS, type Effect, type Tally } from '../src/types.ts';
import { at, ricePaddy } from './contents.ts';
import { type Drill, drill } from './drill.ts';

const fieldIn = (d: Drill) => fieldOf(d.match.state as never);
const FIRE = {
  phase: 'combat',
  at: {
    'usv-alder': '0821',
    'usv-bascom': '0821',
    'usv-kittredge': '0821',
    'vc-minh': '0921',
    'vc-nam': '0921',
  },
  stances: { 'vc-nam': 'sprinting' },
} as const;

describe('planned attacks', () => {
  it('[CV-ATK-15] [CV-ATK-21] list every addition and subtraction, and are what is rolled then', () => {
    const d = drill('rice-paddy', FIRE, { dice: 'attack 2 2 2 2 2 2' });
    const aim = openAim(d.piece('usv-alder'), NONE, at(ricePaddy, '0921'), []);
    const plans = plannedAttacks(fieldIn(d), { ...aim, dots: 2 });
    expect(plans.map(({ target, base, dice }) => [d.idOf(target), base, dice.attack.count])).toEqual([
      ['vc-minh', 4, 8],
      ['vc-nam', 4, 6],
    ]);
    expect(plans[1]?.modifiers.map(({ condition, dice }) => `${condition} ${dice}`)).toEqual([
      'terrain 1',
      'proximity 1',
      'rank 2',
      'sprinting -2',
    ]);
    d.do('fire usv-alder -', 'aim 0921', 'rank usv-kittredge 2', 'commit 4', 'target vc-nam', 'share 8');
    expect(d.last('attacked')).toMatchObject({ dice: plans[1]?.dice.attack.count });
  });

  it('[CV-RES-08] have the odds of every roll and every check, tried one by one', () => {
    const d = drill('rice-paddy', FIRE);
    for (const name of ['vc-minh', 'vc-nam'])
      for (const dice of [1, 2, 3, 4]) {
        const target = targetOf(fieldIn(d), d.piece(name));
        const { total, counts } = attackOdds(dice, target);
        const tried = bruteForce(dice, target.discipline, (tally) => best(tally, target));
        for (const effect of EFFECTS)
          expect(Number((counts[effect] * 1_000_000_000n) / total)).toBe(
            Math.floor(1_000_000_000 * tried[effect] + 1e-6),
          );
      }
  });
});

type Facts = Parameters<typeof resolveAttack>[1];

/** The least that the defender can make of a roll, whatever is cancelled. */
function best(tally: Tally, target: Facts): ReturnType<typeof resolveAttack> {
  const rank = ({ effect, checks }: ReturnType<typeof resolveAttack>) =>
    100 * EFFECTS.indexOf(effect) + checks;
  return coverChoices(tally)
    .map((hit) => best(takeCover(tally, hit), target))
    .concat(resolveAttack(tally, target))
    .reduce((least, each) => (rank(each) < rank(least) ? each : least));
}

/** Every roll separately, and the checks that it leads to. */
function bruteForce(
  dice: number,
  discipline: number,
  resolve: (tally: Tally) => ReturnType<typeof resolveAttack>,
): Record<Effect, number> {
  const found: Record<Effect, number> = { none: 0, crawl: 0, wounded: 0, killed: 0 };
  const steady = [1, 2, 3, 4, 5, 6].filter((die) => passes(die, discipline)).length / 6;
  for (const { dice: faces, weight } of multisets(dice, 6)) {
    const { effect, checks } = resolve(tallyDice(faces));
    const share = weight / 6 ** dice;
    const holds = effect === 'none' ? steady ** checks : 1;
    found[effect] += share * holds;
    found.crawl += share * (1 - holds);
  }
  return found;
}
