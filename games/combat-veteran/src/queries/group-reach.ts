import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { ALL_POINTS, NONE } from '../state.ts';
import type { Field } from './field.ts';
import { isOverloaded } from './loads.ts';
import { isOnMap, rival, seatOf, soldiersIn } from './pieces.ts';
import {
  canEnter,
  type GroupStep,
  hexOfGroup,
  isClosed,
  type March,
  marchOf,
  spentAfter,
  stepsFrom,
} from './steps.ts';

/** A group on its way: where it is, how far each member has come, and from where. */
export interface Way {
  readonly hex: Hex;
  readonly marches: readonly March[];
  /** The most points that a member has spent. */
  readonly points: number;
  /** Hexes entered since the start. */
  readonly steps: number;
  readonly before: Way | undefined;
}

/** Everywhere that a group can get to in what is left of its movement. */
export interface GroupReach {
  /** The cheapest way to each hex, the hexes in the order of their numbers. */
  readonly ways: ReadonlyMap<Hex, Way>;
  /** The member who holds the others back the most, or `NONE`. */
  readonly slowest: Piece;
  /** Where the others could get to without him, besides, with the points at arrival. */
  readonly without: readonly Arrived[];
}

export interface Arrived {
  readonly hex: Hex;
  /** The most points that a member has spent by then; `ALL_POINTS` where a hex takes all of them. */
  readonly points: number;
}

/** The start of a group's way. */
export function startOf(field: Field, members: readonly Piece[]): Way {
  const marches = members.map((member) => marchOf(field, member, members));
  return {
    hex: hexOfGroup(field, members),
    marches,
    points: mostSpent(marches),
    steps: 0,
    before: undefined,
  };
}

function mostSpent(marches: readonly March[]): number {
  let most = 0;
  for (const { spent } of marches) most = Math.max(most, spent);
  return most;
}

/** CV-MOVE-05: a way with one step more, which every member can make. */
function stepOn(way: Way, step: GroupStep): Way | undefined {
  const marches: March[] = [];
  for (const march of way.marches) {
    const spent = spentAfter(march, step);
    if (spent === undefined) return undefined;
    marches.push({ ...march, spent, steps: march.steps + 1 });
  }
  return { hex: step.hex, marches, points: mostSpent(marches), steps: way.steps + 1, before: way };
}

/** The hexes entered, in order. */
export function pathOf(way: Way): readonly Hex[] {
  const path: Hex[] = [];
  for (let at: Way | undefined = way; at?.before !== undefined; at = at.before) path.unshift(at.hex);
  return path;
}

/** Whether a group can go anywhere at all: nobody has too much to carry, and who waits off the map fits in. */
function mayGo(field: Field, members: readonly Piece[]): boolean {
  if (members.length === 0 || members.some((member) => isOverloaded(field, member, members))) return false;
  return hexOfGroup(field, members) >= 0 || canEnter(field, members);
}

/** CV-MOVE-38: nobody goes on from a hex with enemies that the group knows of. */
function isHeld(field: Field, hex: Hex, members: readonly Piece[]): boolean {
  const [first = 0] = members;
  return soldiersIn(field, hex, rival(seatOf(field, first))).some((enemy) => isOnMap(field, enemy));
}

/** The ways on from one, by one step. */
export function waysOn(field: Field, members: readonly Piece[], way: Way): readonly Way[] {
  if (way.before !== undefined && isHeld(field, way.hex, members)) return [];
  return stepsFrom(field, way.hex).flatMap((step) => {
    const next = isClosed(field, step.hex) ? undefined : stepOn(way, step);
    return next === undefined ? [] : [next];
  });
}

/** The cheapest ways from a start; of equally cheap ones that with fewer steps. */
export function waysFrom(field: Field, members: readonly Piece[], start: Way): ReadonlyMap<Hex, Way> {
  const found = new Map<Hex, Way>();
  if (!mayGo(field, members)) return found;
  const kept = new Map<Hex, readonly Way[]>();
  // by the points spent, which no step takes back
  const open: Way[][] = Array.from({ length: ALL_POINTS + 1 }, () => []);
  open[start.points]?.push(start);
  for (const ways of open)
    for (const way of ways)
      for (const next of waysOn(field, members, way)) {
        const others = kept.get(next.hex) ?? [];
        if (next.hex === start.hex || others.some((other) => isNoWorse(other, next))) continue;
        kept.set(next.hex, [...others, next]);
        const best = found.get(next.hex);
        if (best === undefined || next.points < best.points) found.set(next.hex, next);
        open[next.points]?.push(next);
      }
  return found;
}

/** Whether whatever can still be done from one way can be done from the other: the members pay the same for every step. */
function isNoWorse(one: Way, other: Way): boolean {
  return one.steps <= other.steps && one.points <= other.points;
}

/** Every hex that a group can get to, who is the slowest, and what the others could do without him. */
export function groupReach(field: Field, members: readonly Piece[]): GroupReach {
  const ways = waysFrom(field, members, startOf(field, members));
  let slowest = NONE;
  let without: readonly Arrived[] = [];
  for (const member of members) {
    const others = members.filter((each) => each !== member);
    if (others.length === 0 || !holdsBack(field, member, others)) continue;
    const more = arrivals(waysFrom(field, others, startOf(field, others))).filter(
      ({ hex }) => !ways.has(hex),
    );
    if (more.length > without.length) [slowest, without] = [member, more];
  }
  return { ways: new Map([...ways].sort(([one], [other]) => one - other)), slowest, without };
}

/** Whether nobody else is as slow: only then can the others get further without him. */
function holdsBack(field: Field, member: Piece, others: readonly Piece[]): boolean {
  const left = leftTo(marchOf(field, member, [...others, member]));
  return others.every((other) => {
    const theirs = leftTo(marchOf(field, other, [...others, member]));
    return theirs.points > left.points || theirs.steps > left.steps;
  });
}

function leftTo({ allowance, spent, steps }: March): { readonly points: number; readonly steps: number } {
  if (allowance === undefined) return { points: ALL_POINTS, steps: 1 - steps };
  return { points: allowance.points - spent, steps: (allowance.steps ?? ALL_POINTS) - steps };
}

/** The hexes of a reach with the points at arrival, in the order of their numbers. */
export function arrivals(ways: ReadonlyMap<Hex, Way>): readonly Arrived[] {
  return [...ways.values()]
    .map(({ hex, points }) => ({ hex, points }))
    .sort((one, other) => one.hex - other.hex);
}
