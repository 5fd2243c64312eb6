import type { Key } from './chance.ts';
import type { AnyEvent } from './events.ts';
import { itemAt } from './item-at.ts';
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
  /** The sender's own name for the request; identifies retries. Answers of a seat that share it are one step of undo. */
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
  for (const [index, { act }] of log.entries())
    if (act.type === 'undo') for (const entry of takenBy(log, index, act.entry, undone)) undone.add(entry);
  return undone;
}

/** Entries that change nothing an undone answer depends on: they stay where they are. */
const COMMUTING: readonly Act<GameTypes>['type'][] = ['order', 'seat', 'undo'];

export function isCommuting<T extends GameTypes>({ act }: Entry<T>): boolean {
  return COMMUTING.includes(act.type);
}

/**
 * The numbers of the entries that an undo takes back: the one it names, and the answers that followed in the same request. `undone`
 * holds those taken back before.
 */
export function takenBy<T extends GameTypes>(
  log: readonly Entry<T>[],
  undo: number,
  entry: number,
  undone: ReadonlySet<number>,
): readonly number[] {
  const first = itemAt(log, entry);
  const taken = [entry];
  for (let next = entry + 1; next < undo && !undone.has(next); next += 1) {
    const after = itemAt(log, next);
    if (isSameRequest(first, after)) taken.push(next);
    else if (!isCommuting(after)) break;
  }
  return taken;
}

/** Whether two entries are answers of one request. */
export function isSameRequest<T extends GameTypes>(one: Entry<T>, other: Entry<T>): boolean {
  return (
    one.request !== undefined &&
    one.request === other.request &&
    one.by === other.by &&
    one.act.type === 'answer' &&
    other.act.type === 'answer'
  );
}

export function countEvents<T extends GameTypes>(log: readonly Entry<T>[]): number {
  return log.reduce((sum, entry) => sum + entry.events.length, 0);
}
