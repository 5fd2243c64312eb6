import type { Key } from './chance.ts';
import type { AnyEvent } from './events.ts';
import type { Answer, GameTypes, Seat } from './vocabulary.ts';

/** The host, as author of entries that no seat made: the start, a time-out, a branch. */
export const HOST: Seat = -1;

/** What was asked of the match. */
export type Act<T extends GameTypes> =
  | { readonly type: 'start' }
  /** `number` is the seat's own number for the question. */
  | { readonly type: 'answer'; readonly number: number; readonly answer: Answer<T> }
  | { readonly type: 'timeOut' }
  | { readonly type: 'seat'; readonly isPresent: boolean }
  | { readonly type: 'concede' }
  | { readonly type: 'order'; readonly decision: T['decision']; readonly isOn: boolean }
  | { readonly type: 'undo'; readonly entry: number }
  | { readonly type: 'branch'; readonly key: Key };

/** One accepted request and everything it caused. The log is append-only. */
export interface Entry<T extends GameTypes> {
  readonly by: Seat;
  readonly act: Act<T>;
  readonly events: readonly AnyEvent<T>[];
  /** The sender's own name for the request, unique for its seat; identifies retries. */
  readonly request?: string;
}

/** The entries from the given one on that still count: all except those taken back. */
export function effective<T extends GameTypes>(log: readonly Entry<T>[], from: number): readonly Entry<T>[] {
  const undone = undoneEntries(log);
  return log.filter((_, index) => index >= from && !undone.has(index));
}

/** The numbers of the entries that were taken back. */
export function undoneEntries<T extends GameTypes>(log: readonly Entry<T>[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { act } of log) if (act.type === 'undo') undone.add(act.entry);
  return undone;
}

export function countEvents<T extends GameTypes>(log: readonly Entry<T>[]): number {
  return log.reduce((sum, entry) => sum + entry.events.length, 0);
}
