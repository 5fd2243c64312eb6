import type { Decision } from './contract.ts';
import type { AnyEvent } from './events.ts';
import { isKernelEvent } from './events.ts';
import { itemAt } from './item-at.ts';
import { type Entry, isCommuting, isSameRequest, undoneEntries } from './log.ts';
import { type Refused, refuse } from './refusals.ts';
import type { Reading } from './state.ts';
import type { GameTypes, RuleId, Seat } from './vocabulary.ts';

/** What undo may not cross. */
export const BARRIERS = ['roll', 'draw', 'reveal', 'command'] as const;

/** What blocks an undo, and the rule that caused it. */
export interface Barrier {
  readonly barrier: (typeof BARRIERS)[number];
  readonly rule?: RuleId;
}

/** What an undo takes back: the first entry of the step, and the number under which the seat gave its last answer. */
export interface UndoTarget {
  readonly ok: true;
  readonly entry: number;
  readonly number: number;
}

/** The only events when an answer waits for the others'. */
const WAITS: readonly string[] = ['answered', 'sealed'];

const COMMAND: Barrier = { barrier: 'command' };

/**
 * What this seat's undo would take back, or the refusal that names the barrier. Derived from the events and from what the
 * seat knows: answers that others may have sealed meanwhile count as given, so that undo reveals nothing.
 */
export function findUndo<T extends GameTypes>(
  log: readonly Entry<T>[],
  state: Reading<T>,
  decision: Decision<T> | undefined,
  seat: Seat,
): UndoTarget | Refused<T> {
  if (decision === undefined) return refuse('MATCH_OVER');
  if (mayHideAnswers(decision, seat))
    return state.seats[seat]?.sealed === undefined ? refuseFor(COMMAND) : findSealed(log, seat);
  const undone = undoneEntries(log);
  const entry = findLast(log, undone, (each) => !isCommuting(each));
  const found = log[entry];
  if (found === undefined || found.act.type === 'start') return refuse('UNDO_NOTHING');
  const { by, act, events } = found;
  if (by !== seat || act.type !== 'answer') return refuseFor(COMMAND);
  const barrier = findBarrier(events, seat);
  if (barrier !== undefined) return refuseFor(barrier);
  return { ok: true, entry: startOfStep(log, undone, entry), number: act.number };
}

/** Where the step that ends with this entry begins: answers of one request are taken back together, up to a barrier. */
function startOfStep<T extends GameTypes>(
  log: readonly Entry<T>[],
  undone: ReadonlySet<number>,
  last: number,
): number {
  let start = last;
  for (let index = last - 1; index >= 0 && !undone.has(index); index -= 1) {
    const entry = itemAt(log, index);
    if (isCommuting(entry)) continue;
    if (!isSameRequest(entry, itemAt(log, start)) || findBarrier(entry.events, entry.by) !== undefined) break;
    start = index;
  }
  return start;
}

function refuseFor<T extends GameTypes>({ barrier, rule }: Barrier): Refused<T> {
  return refuse('UNDO_BARRIER', { args: { barrier }, ...(rule !== undefined && { rule }) });
}

/** While others may be answering unseen, a seat can only take back its own answer that still waits for theirs. */
function findSealed<T extends GameTypes>(log: readonly Entry<T>[], seat: Seat): UndoTarget | Refused<T> {
  const entry = findLast(
    log,
    undoneEntries(log),
    (found) => sealsFor(found, seat) || !(found.act.type === 'answer' || isCommuting(found)),
  );
  const found = log[entry];
  // A standing order's answer belongs to the entry that asked the question, and cannot be taken back.
  if (found?.act.type !== 'answer' || !found.events.every(({ type }) => WAITS.includes(type)))
    return refuseFor(COMMAND);
  return { ok: true, entry, number: found.act.number };
}

/** The last entry of its kind that has not been taken back. */
function findLast<T extends GameTypes>(
  log: readonly Entry<T>[],
  undone: ReadonlySet<number>,
  isMeant: (entry: Entry<T>) => boolean,
): number {
  return log.findLastIndex((entry, index) => !undone.has(index) && isMeant(entry));
}

function sealsFor<T extends GameTypes>({ events }: Entry<T>, seat: Seat): boolean {
  return events.some((event) => isKernelEvent(event) && event.type === 'sealed' && event.seat === seat);
}

/** Whether another seat may already have answered without this one knowing. */
function mayHideAnswers<T extends GameTypes>(decision: Decision<T>, seat: Seat): boolean {
  if (decision.kind === 'pick') return false;
  const others = decision.seats.filter((other) => other !== seat);
  return others.length >= (decision.seats.includes(seat) ? 1 : 2);
}

function findBarrier<T extends GameTypes>(events: readonly AnyEvent<T>[], seat: Seat): Barrier | undefined {
  for (const event of events) {
    const barrier = eventBarrier(event, seat);
    if (barrier !== undefined) return barrier;
  }
  return undefined;
}

function eventBarrier<T extends GameTypes>(event: AnyEvent<T>, seat: Seat): Barrier | undefined {
  if (!isKernelEvent(event)) return undefined;
  switch (event.type) {
    case 'rolled':
      return { barrier: 'roll', rule: event.rule };
    case 'drawn':
      return { barrier: 'draw', rule: event.rule };
    case 'moved':
    case 'zoneOpened':
      return event.news === 0 ? undefined : { barrier: 'reveal', rule: event.rule };
    case 'unsealed':
      return event.seats.some((other) => other !== seat) ? { barrier: 'command' } : undefined;
    default:
      return undefined;
  }
}
