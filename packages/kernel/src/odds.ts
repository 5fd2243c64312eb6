import { InvariantError } from './invariant.ts';

/** Dice that are rolled together and look alike. */
export interface DiceGroup {
  readonly count: number;
  readonly sides: number;
  /** The resolver distinguishes these dice by position: every sequence counts separately. */
  readonly ordered?: boolean;
  /** The dice are rolled one after the other: each is an event of its own. */
  readonly apart?: boolean;
}

/** Dice groups by name, as the resolver knows them. */
export type DiceGroups = Readonly<Record<string, DiceGroup>>;

/** The faces of each group; ascending unless the group is ordered. */
export type Dice<G extends DiceGroups> = { readonly [Name in keyof G]: readonly number[] };

/** An outcome, and how many of all equally likely sequences of faces lead to it. */
export interface Weighted<T> {
  readonly dice: T;
  readonly weight: number;
}

/** How often each result occurs, as exact counts. */
export interface Distribution<R> {
  /** The number of equally likely sequences; the counts add up to it. */
  readonly total: number;
  readonly counts: ReadonlyMap<R, number>;
}

/** Only dice with one side get this far: 53 coins already have too many sequences. */
const MOST_DICE = 1000;

type DiceByName = Readonly<Record<string, readonly number[]>>;

/** Every sorted multiset of `count` dice, in lexical order. Throws immediately if there are more than 2^53 - 1 sequences. */
export function multisets(count: number, sides: number): Generator<Weighted<readonly number[]>> {
  countSequences({ dice: { count, sides } });
  return rolls({ count, sides });
}

/** Every combination of the rolls of several groups, the last group changing fastest. Throws like `multisets`. */
export function product<G extends DiceGroups>(groups: G): readonly Weighted<Dice<G>>[] {
  countSequences(groups);
  let combined: Weighted<DiceByName>[] = [{ dice: {}, weight: 1 }];
  for (const [name, group] of Object.entries(groups)) combined = cross(combined, name, [...rolls(group)]);
  // By now every name of `groups` has its dice; TypeScript cannot follow that through the loop.
  return combined as Weighted<Dice<G>>[];
}

/**
 * All outcomes of a roll, with exact weights. `resolve` is the same function that play calls with the dice it rolled, so
 * odds and play cannot disagree. Results with the same key count as one, the first of them; without `keyOf` only
 * the same value is.
 */
export function distribution<G extends DiceGroups, R>(
  groups: G,
  resolve: (dice: Dice<G>) => R,
  keyOf: (result: R) => unknown = itself,
): Distribution<R> {
  const firsts = new Map<unknown, R>();
  const counts = new Map<R, number>();
  for (const { dice, weight } of product(groups)) {
    const result = resolve(dice);
    const key = keyOf(result);
    const first = firsts.get(key) ?? result;
    firsts.set(key, first);
    counts.set(first, (counts.get(first) ?? 0) + weight);
  }
  return { total: countSequences(groups), counts };
}

function itself<R>(result: R): R {
  return result;
}

/** `count` of `total` in thousandths, half rounded up. Big integers, because 1000 * count may not be a safe integer. */
export function permille(count: number, total: number): number {
  if (!isCount(count, 0) || !isCount(total, 1) || count > total) {
    throw new InvariantError('ODDS_SHARE', `${count} of ${total} is not a share`, { count, total });
  }
  return Number((BigInt(count) * 2000n + BigInt(total)) / (BigInt(total) * 2n));
}

function cross(
  combined: readonly Weighted<DiceByName>[],
  name: string,
  more: readonly Weighted<readonly number[]>[],
): Weighted<DiceByName>[] {
  return combined.flatMap(({ dice, weight }) =>
    more.map((roll) => ({ dice: { ...dice, [name]: roll.dice }, weight: weight * roll.weight })),
  );
}

function* rolls(group: DiceGroup): Generator<Weighted<readonly number[]>> {
  const dice = new Array<number>(group.count).fill(1);
  do {
    yield { dice: [...dice], weight: group.ordered === true ? 1 : countOrders(dice) };
  } while (advance(dice, group));
}

/** Steps to the next roll in lexical order; false after the last. */
function advance(dice: number[], group: DiceGroup): boolean {
  const place = dice.findLastIndex((face) => face < group.sides);
  if (place < 0) return false;
  const face = Number(dice[place]) + 1;
  dice[place] = face;
  dice.fill(group.ordered === true ? 1 : face, place + 1);
  return true;
}

/** The number of orders of these sorted dice: n! over the factorials of the runs of equal faces, die by die. */
function countOrders(dice: readonly number[]): number {
  let orders = 1;
  let run = 0;
  dice.forEach((face, i) => {
    run = face === dice[i - 1] ? run + 1 : 1;
    orders = timesOver(orders, i + 1, run);
  });
  return orders;
}

/** `a * b / c` for a result that is whole, without a product beyond 2^53. */
function timesOver(a: number, b: number, c: number): number {
  const rest = a % c;
  return ((a - rest) / c) * b + (rest * b) / c;
}

function countSequences(groups: DiceGroups): number {
  let total = 1;
  for (const [name, { count, sides }] of Object.entries(groups)) {
    if (!isCount(count, 0) || count > MOST_DICE || !isCount(sides, 1)) {
      throw new InvariantError('ODDS_DICE', `there is no roll of ${count}d${sides}`, { name, count, sides });
    }
    // Multiplied out, because `**` may round differently from host to host.
    for (let i = 0; i < count; i += 1) total *= sides;
  }
  if (!isCount(total, 1)) throw new InvariantError('ODDS_TOO_MANY', 'too many rolls to count', { groups });
  return total;
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}
