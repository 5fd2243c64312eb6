import type { Decision, GameTypes, Reading, RuleId, Seat } from './contract.ts';
import type { AnyEvent } from './events.ts';
import { isKernelEvent } from './events.ts';
import { type Entry, undoneEntries } from './log.ts';

/** What undo may not cross. */
export const BARRIERS = ['roll', 'draw', 'reveal', 'command'] as const;

export interface Barrier {
  readonly barrier: (typeof BARRIERS)[number];
  readonly rule?: RuleId;
}

export type UndoTarget = { readonly kind: 'entry'; readonly entry: number } | ({ readonly kind: 'barrier' } & Barrier) | { readonly kind: 'nothing' };

/**
 * The entry that this seat's undo would take back, or what stands in the way. Worked out from the events and from
 * what the seat knows: answers that others may have sealed meanwhile count as given, so that undo never tells.
 */
export function findUndo<T extends GameTypes>(log: readonly Entry<T>[], state: Reading<T>, decision: Decision<T> | undefined, seat: Seat): UndoTarget {
  const undone = undoneEntries(log);
  const hasSealed = state.seats[seat]?.sealed !== undefined;
  if (!hasSealed && mayHideAnswers(decision, seat)) return { kind: 'barrier', barrier: 'command' };
  for (let entry = log.length - 1; entry > 0; entry -= 1) {
    const found = log[entry];
    if (found === undefined || undone.has(entry) || commutes(found, hasSealed, seat)) continue;
    const barrier = barrierOf(found, seat);
    return barrier === undefined ? { kind: 'entry', entry } : { kind: 'barrier', ...barrier };
  }
  return { kind: 'nothing' };
}

/** Whether another seat may have answered already without this one knowing. */
function mayHideAnswers<T extends GameTypes>(decision: Decision<T> | undefined, seat: Seat): boolean {
  if (decision === undefined || decision.kind === 'pick') return false;
  const others = decision.seats.filter((other) => other !== seat);
  return others.length >= (decision.seats.includes(seat) ? 1 : 2);
}

/** Entries that change nothing an undone command depends on: they stay where they are. */
function commutes<T extends GameTypes>(entry: Entry<T>, hasSealed: boolean, seat: Seat): boolean {
  const { type } = entry.act;
  return type === 'order' || type === 'seat' || type === 'undo' || (hasSealed && type === 'answer' && entry.by !== seat);
}

function barrierOf<T extends GameTypes>(entry: Entry<T>, seat: Seat): Barrier | undefined {
  if (entry.by !== seat || entry.act.type !== 'answer') return { barrier: 'command' };
  for (const event of entry.events) {
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
