import { effectiveEvents, type SeatEvent } from '@sitrep/kernel';

/** What one Hostile Turn did, in figures. */
export interface Recap {
  readonly turn: number;
  readonly attacks: number;
  readonly entered: number;
  /** Wounds, Suppress and who left, by the number of the Soldier. */
  readonly wounds: ReadonlyMap<number, number>;
  readonly suppress: ReadonlyMap<number, number>;
  readonly lost: readonly number[];
  /** All of its events, to show them again. */
  readonly events: readonly SeatEvent[];
}

const isPhase = (event: SeatEvent, phase: string) => event.type === 'phaseStarted' && event.phase === phase;

/** The Hostile Turn that has just ended; `undefined` before the first and while one is under way. */
export function findRecap(log: readonly SeatEvent[]): Recap | undefined {
  const events = effectiveEvents(log);
  const end = events.findLastIndex((event) => event.type === 'phaseStarted');
  const start = events.findLastIndex((event, index) => index < end && isPhase(event, 'hostileTurn'));
  const last = events[end];
  if (start < 0 || last === undefined || !isPhase(last, 'soldierTurn')) return undefined;
  const told = events.slice(start, end);
  const count = (type: string) => told.filter((event) => event.type === type).length;
  return {
    turn: Number(events[start]?.turn),
    attacks: count('hostileRolled'),
    entered: count('hostileEntered'),
    wounds: sumOf(told, 'wounded', () => 1),
    suppress: sumOf(told, 'suppressed', ({ amount }) => Number(amount)),
    lost: told.flatMap(({ type, soldier }) => (type === 'soldierLeft' ? [Number(soldier)] : [])),
    events: told,
  };
}

function sumOf(
  events: readonly SeatEvent[],
  type: string,
  amountOf: (event: SeatEvent) => number,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const event of events) {
    const soldier = Number(event.soldier);
    if (event.type === type) sums.set(soldier, (sums.get(soldier) ?? 0) + amountOf(event));
  }
  return sums;
}
