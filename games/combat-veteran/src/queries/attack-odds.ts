import { product } from '@sitrep/kernel';
import type { RerollPlan, Target } from '../plans.ts';
import { EFFECTS, type Effect, type Tally } from '../types.ts';
import { passingFaces } from './check.ts';
import { rerolled } from './planned-attack.ts';
import { coverWorst, resolveAttack, tallyDice } from './resolve-attack.ts';

/** How many of `total` equally likely outcomes lead to each effect. Big integers, because thirty dice are possible. */
export interface AttackOdds {
  readonly total: bigint;
  readonly counts: Readonly<Record<Effect, bigint>>;
}

const FACES = 6;

/** The exact odds of an attack, where the defender cancels the worst results. */
export function attackOdds(count: number, target: Target): AttackOdds {
  return effectOdds([...tallies(count)], count, target);
}

/** The exact odds of an attack of which one die is rolled again; so far as they can be known before the defender takes cover. */
function rerollOdds(plan: RerollPlan): AttackOdds {
  const found = product(plan.dice).map(({ dice, weight }) => ({
    tally: tallyDice(rerolled(plan, dice)),
    weight: BigInt(weight),
  }));
  return effectOdds(found, plan.faces.length, plan.facts);
}

/** The odds of rolls that are known by what they show. `count` is the number of dice, and thus of checks at most. */
function effectOdds(rolls: readonly WeightedTally[], count: number, target: Target): AttackOdds {
  const counts: Record<Effect, bigint> = { none: 0n, crawl: 0n, wounded: 0n, killed: 0n };
  const [faces, steady] = [BigInt(FACES), BigInt(passingFaces(target))];
  const all = faces ** BigInt(count);
  // every roll counts as if it led to as many checks as dice, so all outcomes are equally likely
  const passed = Array.from(
    { length: count + 1 },
    (_, checks) => steady ** BigInt(checks) * faces ** BigInt(count - checks),
  );
  let ways = 0n;
  for (const { tally, weight } of rolls) {
    ways += weight;
    const { effect, checks } = resolveAttack(coverWorst(tally), target);
    const share = passed[checks] ?? 0n;
    counts[effect] += weight * share;
    counts.crawl += weight * (all - share);
  }
  return { total: ways * all, counts };
}

interface WeightedTally {
  readonly tally: Tally;
  readonly weight: bigint;
}

/** Every tally of some dice with the number of rolls that give it; the remaining dice are twos. */
function* tallies(count: number): Generator<WeightedTally> {
  for (const [severes, six, left] of parts(count, 1n))
    for (const [lights, five, left5] of parts(left, six))
      for (const [pins, four, left4] of parts(left5, five))
        for (const [checks, three, left3] of parts(left4, four))
          for (const [covers, weight] of parts(left3, three))
            yield { tally: { covers, checks, pins, lights, severes }, weight };
}

/** How many of the remaining dice may show a face, the number of rolls for that, and the dice left then. */
function* parts(dice: number, weight: bigint): Generator<readonly [number, bigint, number]> {
  let ways = weight;
  for (let some = 0; some <= dice; some += 1) {
    yield [some, ways, dice - some];
    ways = (ways * BigInt(dice - some)) / BigInt(some + 1);
  }
}

/** The odds of an effect or a worse one, in thousandths, half rounded up. */
export function atLeast({ total, counts }: AttackOdds, effect: Effect): number {
  const worse = EFFECTS.slice(EFFECTS.indexOf(effect)).reduce((sum, each) => sum + counts[each], 0n);
  return Number((worse * 2000n + total) / (total * 2n));
}

/** Totals above this are scaled down to it: larger ones would leave plain numbers no room to calculate with. */
const MOST = 1_000_000_000_000_000n;

/** Odds as plain numbers that add up. */
export interface EffectCounts {
  readonly total: number;
  readonly counts: Readonly<Record<Effect, number>>;
}

export function attackCounts(count: number, target: Target): EffectCounts {
  return plainCounts(attackOdds(count, target));
}

export function rerollCounts(plan: RerollPlan): EffectCounts {
  return plainCounts(rerollOdds(plan));
}

/** Exact for the pools of a rifle or a machine gun, with negligible rounding for the largest. */
function plainCounts({ total, counts }: AttackOdds): EffectCounts {
  const common = EFFECTS.reduce((divisor, effect) => gcd(divisor, counts[effect]), total);
  const isExact = total / common <= MOST;
  const scaled = (part: bigint) => Number(isExact ? part / common : (part * MOST) / total);
  const found = {
    none: 0,
    crawl: scaled(counts.crawl),
    wounded: scaled(counts.wounded),
    killed: scaled(counts.killed),
  };
  const all = Number(isExact ? total / common : MOST);
  // the remainder from rounding goes to `none`
  return { total: all, counts: { ...found, none: all - found.crawl - found.wounded - found.killed } };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
