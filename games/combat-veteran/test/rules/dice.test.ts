import { distribution, multisets } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../src/plans.ts';
import { atLeast, attackOdds } from '../../src/queries/attack-odds.ts';
import { passes } from '../../src/queries/check.ts';
import { fightTotal, resolveRound } from '../../src/queries/close-combat.ts';
import {
  coverChoices,
  coverWorst,
  resolveAttack,
  resolveChecks,
  takeCover,
  tallyDice,
} from '../../src/queries/resolve-attack.ts';
import { EFFECTS, type Tally } from '../../src/types.ts';

const man: Target = { discipline: 5, isWounded: false, isCrawling: false, diesOfWounds: false };
const wounded: Target = { ...man, isWounded: true };
const crawling: Target = { ...man, isCrawling: true };
const group: Target = { ...man, diesOfWounds: true };

const resolve = (dice: readonly number[], target = man) => resolveAttack(tallyDice(dice), target);
const effect = (dice: number[], target = man) => resolve(dice, target).effect;
const excess = (dice: number[], target = man) => resolve(dice, target).excess;
const checks = (dice: number[], target = man) => resolve(dice, target).checks;

describe('checks', () => {
  it.each([
    [5, [true, true, true, true, false, false]],
    [6, [true, true, true, true, true, false]],
    [7, [true, true, true, true, true, true]],
    [1, [false, false, false, false, false, false]],
  ])('[CV-PIECE-18] [CV-RULING-01] discipline %i passes on lower faces', (discipline, expected) => {
    expect([1, 2, 3, 4, 5, 6].map((die) => passes(die, discipline))).toEqual(expected);
  });
});

describe('the dice of an attack', () => {
  it('[CV-RES-01] a one cancels one other die, if there is one to cancel', () => {
    const covered = takeCover(tallyDice([1, 5]), 'lights');
    expect(resolveAttack(covered, man).effect).toBe('none');
    expect(coverChoices(covered)).toEqual([]);
    expect(coverChoices(tallyDice([1, 2]))).toEqual([]);
    expect(coverChoices(tallyDice([3, 6]))).toEqual([]);
  });

  it('[CV-RES-02] a one or a two does nothing to the target', () => {
    expect(resolve([1, 2, 2])).toEqual({ effect: 'none', checks: 0, excess: 0 });
  });

  it('[CV-RES-03] a three is a check, and a failed one makes the target crawl', () => {
    expect(checks([3, 3])).toBe(2);
    const result = resolve([3, 3]);
    expect(resolveChecks(result, [4, 5], 5)).toBe('crawl');
    expect(resolveChecks(result, [4, 4], 5)).toBe('none');
    expect(checks([3], crawling)).toBe(0);
  });

  it('[CV-RES-04] a four makes the target crawl, without checks', () => {
    expect(resolve([3, 4])).toEqual({ effect: 'crawl', checks: 0, excess: 0 });
    expect(effect([4], crawling)).toBe('none');
  });

  it('[CV-RES-05] fives wound, and do no more to the wounded', () => {
    expect(effect([5])).toBe('wounded');
    expect(effect([5, 5])).toBe('wounded');
    expect(effect([5], wounded)).toBe('none');
    expect(effect([5], crawling)).toBe('wounded');
  });

  it('[CV-RES-06] [CV-RULING-86] a six wounds, and kills one who is wounded, even by the same attack', () => {
    expect(effect([6])).toBe('wounded');
    expect(effect([6], wounded)).toBe('killed');
    expect(effect([5, 6])).toBe('killed');
    expect(effect([6, 6])).toBe('killed');
  });

  it('[CV-RULING-85] threes and fours do nothing beside an uncancelled five or six, nor to the wounded', () => {
    expect(resolve([3, 4, 5])).toEqual({ effect: 'wounded', checks: 0, excess: 0 });
    expect(resolve([3, 4], wounded)).toEqual({ effect: 'none', checks: 0, excess: 0 });
    expect(resolve([3, 4, 5], wounded)).toEqual({ effect: 'none', checks: 0, excess: 0 });
  });

  it('[CV-RES-08] [CV-RULING-83] the defender chooses which three, four, five or six to cancel', () => {
    expect(coverChoices(tallyDice([1, 2, 3, 4, 5, 6]))).toEqual(['severes', 'lights', 'pins', 'checks']);
    expect(coverChoices(tallyDice([1, 6, 2, 3, 6]))).toEqual(['severes', 'checks']);
    expect(takeCover(tallyDice([1, 5, 6, 6]), 'severes')).toEqual(tallyDice([5, 6]));
  });

  it('[CV-S2-20] [CV-RULING-90] any wound kills a Taliban piece', () => {
    expect(effect([2, 5], group)).toBe('killed');
    expect(effect([6], group)).toBe('killed');
    expect(effect([4], group)).toBe('crawl');
  });

  it.each([
    ['unwounded, with a five', [5, 6, 6], man, 1],
    ['unwounded, without', [6, 6, 6], man, 1],
    ['wounded', [6, 6], wounded, 1],
    ['wounded, with a five', [5, 6, 6], wounded, 1],
    ['a Taliban group, with a five', [5, 6, 6], group, 2],
    ['a Taliban group, without', [6, 6], group, 1],
    ['not dead', [6], man, 0],
  ])('[CV-RULING-87] sixes that a kill did not need are excess: %s', (_, dice, target, expected) => {
    expect(excess(dice, target)).toBe(expected);
  });

  it('one take cover in 1, 5, 6, 6 saves nobody, and any use of it leaves no excess', () => {
    const tally = tallyDice([1, 5, 6, 6]);
    expect(resolveAttack(tally, man)).toEqual({ effect: 'killed', checks: 0, excess: 1 });
    for (const hit of coverChoices(tally))
      expect(resolveAttack(takeCover(tally, hit), man)).toEqual({ effect: 'killed', checks: 0, excess: 0 });
  });
});

describe('odds', () => {
  it.each([man, wounded, crawling, group])('assume the cover that is best for the target: %j', (target) => {
    const rank = (tally: Tally) => {
      const result = resolveAttack(tally, target);
      return 100 * EFFECTS.indexOf(result.effect) + 10 * result.checks + result.excess;
    };
    /** The best that the defender can do, by trying all ways to use up the ones, or not. */
    const best = (tally: Tally): number =>
      Math.min(rank(tally), ...coverChoices(tally).map((hit) => best(takeCover(tally, hit))));
    for (const { dice } of multisets(6, 6)) {
      const tally = tallyDice(dice);
      expect(rank(coverWorst(tally))).toBe(best(tally));
    }
  });

  it.each([man, wounded, crawling, group])('are those of every roll, one by one: %j', (target) => {
    const counted = distribution(
      { attack: { count: 3, sides: 6 }, checks: { count: 3, sides: 6, ordered: true } },
      ({ attack, checks: faces }) => {
        const result = resolveAttack(coverWorst(tallyDice(attack)), target);
        return resolveChecks(result, faces.slice(0, result.checks), target.discipline);
      },
    );
    const { total, counts } = attackOdds(3, target);
    expect(total).toBe(BigInt(counted.total));
    for (const each of EFFECTS) expect(counts[each]).toBe(BigInt(counted.counts.get(each) ?? 0));
  });

  it('of thirty dice are exact, and all add up', () => {
    const { total, counts } = attackOdds(30, man);
    expect(total).toBe(6n ** 60n);
    expect(EFFECTS.reduce((sum, each) => sum + counts[each], 0n)).toBe(total);
    expect(atLeast({ total, counts }, 'none')).toBe(1000);
  });

  it('are given in thousandths, for that effect or a worse one', () => {
    const odds = attackOdds(1, man);
    // five or six wounds, four makes crawl, and two of six threes fail at discipline 5
    expect(atLeast(odds, 'killed')).toBe(0);
    expect(atLeast(odds, 'wounded')).toBe(333);
    expect(atLeast(odds, 'crawl')).toBe(556);
  });
});

describe('close combat', () => {
  const us = { strength: 4, terrain: -2, armor: 0 };
  const enemy = { strength: 2, terrain: 0, armor: 4 };

  it('[CV-CC-07] [CV-CC-08] the side that came in adds the terrain, and each subtracts the best enemy armor', () => {
    expect(fightTotal(us, enemy)).toBe(-2);
    expect(fightTotal(enemy, us)).toBe(2);
  });

  it('[CV-RULING-101] the lower result loses pieces, as many as the other is times higher', () => {
    expect(resolveRound([us, enemy], [4, 2])).toEqual([2, 0]);
    expect(resolveRound([us, enemy], [6, 1])).toEqual([0, 1]);
    expect(resolveRound([us, enemy], [5, 3])).toEqual([1, 0]);
    expect(resolveRound([us, enemy], [4, 4])).toEqual([3, 0]);
  });

  it('equal results cost each side a piece', () => {
    expect(resolveRound([us, enemy], [5, 1])).toEqual([1, 1]);
  });

  it('[CV-RULING-100] a result below one counts as one', () => {
    expect(resolveRound([us, enemy], [1, 6])).toEqual([8, 0]);
    expect(resolveRound([us, enemy], [3, 6])).toEqual([8, 0]);
  });
});
