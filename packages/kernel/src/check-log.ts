import { sameData } from './canonical.ts';
import { type Fields, isRecord } from './data.ts';
import { type AnyEvent, isKernelEvent, type KernelEvent } from './events.ts';
import { type Entry, takenBy } from './log.ts';
import { isOneOf } from './names.ts';
import { failed } from './parse-save.ts';
import type { GameTypes } from './vocabulary.ts';

/** Why no match with this many seats can have this log, whatever its rules. */
export function findForeign<T extends GameTypes>(
  log: readonly Entry<T>[],
  seats: number,
): ReturnType<typeof failed> | undefined {
  const undone = new Set<number>();
  for (const [index, entry] of log.entries()) {
    const { act, by } = entry;
    if (by >= seats || isHosts(entry) !== by < 0) return failed('SAVE_EVENTS_BROKEN', `log.${index}.by`);
    if (act.type === 'undo') {
      const target = log[act.entry];
      if (target?.act.type !== 'answer' || target.by !== by || undone.has(act.entry))
        return failed('SAVE_EVENTS_BROKEN', `log.${index}.act.entry`);
      for (const taken of takenBy(log, index, act.entry, undone)) undone.add(taken);
    }
    const stray = findStray(entry);
    if (stray >= 0)
      return failed('SAVE_EVENTS_BROKEN', `log.${index}.events.${stray}`, {
        type: entry.events[stray]?.type,
      });
  }
  return undefined;
}

function isHosts<T extends GameTypes>({ act: { type } }: Entry<T>): boolean {
  return type === 'start' || type === 'timeOut' || type === 'branch';
}

/** The events that only record a request: each comes first in an entry of its kind, and nowhere else. */
const RECORDS = ['undone', 'rekeyed', 'seatChanged', 'ordered', 'conceded'] as const;

type Recorded<T extends GameTypes> = Extract<KernelEvent<T>, { type: (typeof RECORDS)[number] }>;

function isRecording<T extends GameTypes>(event: AnyEvent<T>): event is Recorded<T> {
  return isKernelEvent(event) && isOneOf(RECORDS, event.type);
}

/** The first event that does not match what was asked for; -1 if all do. */
function findStray<T extends GameTypes>(entry: Entry<T>): number {
  const expected = recordOf(entry);
  const [first] = entry.events;
  if (expected !== undefined && (first === undefined || !isExpected(first, expected))) return 0;
  return entry.events.findIndex((event, at) => isRecording(event) && (at > 0 || expected === undefined));
}

/** What the entry must begin with. */
function recordOf<T extends GameTypes>({ by, act }: Entry<T>): Fields | undefined {
  switch (act.type) {
    case 'undo':
      return { type: 'undone', seat: by, entry: act.entry };
    case 'branch':
      return { type: 'rekeyed', key: act.key };
    case 'seat':
      return { type: 'seatChanged', seat: by, isPresent: act.isPresent };
    case 'order':
      return { type: 'ordered', seat: by, decision: act.decision, isOn: act.isOn };
    case 'concede':
      return { type: 'conceded', seat: by };
    default:
      return undefined;
  }
}

function isExpected(event: object, expected: Fields): boolean {
  return isRecord(event) && Object.entries(expected).every(([field, value]) => sameData(event[field], value));
}
