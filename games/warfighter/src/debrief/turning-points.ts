import type { RollLuck } from '@sitrep/contract';
import { effectiveEvents, numberIn, type SeatEvent } from '@sitrep/kernel';

/** A moment that changed how a mission went. */
export interface TurningPoint {
  readonly turn: number;
  readonly event: SeatEvent;
  /** What says best what happened: the attack that the roll belongs to, or the event itself. */
  readonly told: SeatEvent;
  /** What the odds of its roll said; absent for what was no roll of the team. */
  readonly roll?: RollLuck;
}

/** How many are told. */
const MOST = 6;

/** A roll counts once it is this far from what its odds promised, in Kills. */
const LEAST_SWING = 0.75;

/** And if at most this many of 1000 rolls stray as far. */
const RARE = 300;

/** What losing a Soldier, or one point of Wounds, counts beside a Kill that nobody could expect. */
const LOST = 2.5;
const HARMED = 0.5;

/**
 * The moments that mattered most in a mission, in the order in which they happened: rolls far from their odds, and harm done.
 * `all` are the events of the whole match, whose rolls the luck numbers; `mission` are those of the mission.
 */
export function turningPoints(
  all: readonly SeatEvent[],
  mission: readonly SeatEvent[],
  rolls: readonly RollLuck[],
): readonly TurningPoint[] {
  const rolled = all.filter(({ type }) => type === 'attackRolled');
  const luck = new Map(rolls.map((roll) => [rolled[roll.roll]?.n, roll]));
  let turn = 0;
  let declared: SeatEvent | undefined;
  const points = effectiveEvents(mission).flatMap((event) => {
    if (event.type === 'phaseStarted') turn = numberIn(event, 'turn') ?? turn;
    if (event.type === 'attackDeclared') declared = event;
    const roll = luck.get(event.n);
    const weight = weightOf(event, roll);
    const told = event.type === 'attackRolled' && declared?.soldier === event.soldier ? declared : event;
    return weight > 0 ? [{ turn, event, told: told ?? event, weight, ...(roll && { roll }) }] : [];
  });
  return points
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .toSorted((one, other) => one.event.n - other.event.n)
    .map(({ weight: _, ...point }) => point);
}

function weightOf(event: SeatEvent, roll: RollLuck | undefined): number {
  if (event.type === 'soldierLeft') return LOST;
  if (event.type === 'wounded') return HARMED * (numberIn(event, 'points') ?? 0);
  if (roll === undefined || roll.share > RARE) return 0;
  const swing = Math.abs(roll.rolled - roll.expected);
  return swing < LEAST_SWING ? 0 : swing;
}

/** The rolls that happened in a mission. */
export function rollsIn(
  all: readonly SeatEvent[],
  mission: readonly SeatEvent[],
  rolls: readonly RollLuck[],
): readonly RollLuck[] {
  const rolled = all.filter(({ type }) => type === 'attackRolled');
  const own = new Set(mission.map(({ n }) => n));
  return rolls.filter(({ roll }) => own.has(rolled[roll]?.n ?? -1));
}
