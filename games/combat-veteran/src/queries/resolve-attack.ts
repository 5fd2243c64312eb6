import type { Target } from '../plans.ts';
import { type AttackResult, type Effect, HITS, type Hit, type Tally } from '../types.ts';
import { passes } from './check.ts';

/** CV-RES-01 to CV-RES-06: what the faces mean; a two is nothing. */
export function tallyDice(dice: readonly number[]): Tally {
  const count = (face: number) => dice.filter((each) => each === face).length;
  return { covers: count(1), checks: count(3), pins: count(4), lights: count(5), severes: count(6) };
}

/** CV-RES-08, CV-RULING-83: the results that a Take Cover may cancel, if there is one left. */
export function coverChoices(tally: Tally): readonly Hit[] {
  return tally.covers === 0 ? [] : HITS.filter((hit) => tally[hit] > 0);
}

/** CV-RES-01: one Take Cover is used up, and one result is gone. */
export function takeCover(tally: Tally, hit: Hit): Tally {
  return { ...tally, covers: tally.covers - 1, [hit]: tally[hit] - 1 };
}

/** The choice that odds assume: the worst results go first, which leaves the least effect. */
export function coverWorst(tally: Tally): Tally {
  let { covers } = tally;
  const [severes = 0, lights = 0, pins = 0, checks = 0] = HITS.map((hit) => {
    const cancelled = Math.min(covers, tally[hit]);
    covers -= cancelled;
    return tally[hit] - cancelled;
  });
  return { covers, checks, pins, lights, severes };
}

/** What results that were not cancelled do to a target, the lighter first (CV-RULING-82). */
export function resolveAttack({ checks, pins, lights, severes }: Tally, target: Target): AttackResult {
  if (severes + (target.isWounded ? 0 : lights) === 0) return resolveNerve(checks, pins, target);
  const needed = severesToKill(target, lights > 0);
  return severes < needed
    ? { effect: 'wounded', checks: 0, excess: 0 }
    : { effect: 'killed', checks: 0, excess: severes - needed };
}

/** CV-RES-05, CV-RES-06, CV-RULING-86, CV-RULING-87, CV-RULING-90: how many sixes a kill takes. */
function severesToKill({ isWounded, diesOfWounds }: Target, hasLight: boolean): number {
  const wounds = diesOfWounds ? 1 : 2;
  return wounds - (isWounded || hasLight ? 1 : 0);
}

/** CV-RES-03, CV-RES-04, CV-RULING-85: threes and fours do nothing to the wounded, nor to those who crawl already. */
function resolveNerve(checks: number, pins: number, { isWounded, isCrawling }: Target): AttackResult {
  if (isWounded || isCrawling) return { effect: 'none', checks: 0, excess: 0 };
  return pins > 0 ? { effect: 'crawl', checks: 0, excess: 0 } : { effect: 'none', checks, excess: 0 };
}

/** CV-RES-03: the effect once the checks are rolled: one failure is enough to crawl. */
export function resolveChecks(result: AttackResult, dice: readonly number[], discipline: number): Effect {
  return dice.some((die) => !passes(die, discipline)) ? 'crawl' : result.effect;
}

/** No dice yet, and no result. */
export const NO_TALLY: Tally = { covers: 0, checks: 0, pins: 0, lights: 0, severes: 0 };
export const NO_RESULT: AttackResult = { effect: 'none', checks: 0, excess: 0 };
