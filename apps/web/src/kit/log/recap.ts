import type { AccountLine, Chapter, SideTally } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';

/** What others did before a seat's own turn. */
export interface Recap {
  /** The number of the last event: another recap has another one. */
  readonly key: number;
  readonly tallies: readonly SideTally[];
  /** What cost most, the worst first. */
  readonly moments: readonly AccountLine[];
  /** Everything that can be shown again. */
  readonly events: readonly number[];
}

const MOST = 5;

/** What happened in the chapters of others right before those of the seat; nothing while others are still at it. */
export function findRecap(account: readonly Chapter[], seat: Seat): Recap | undefined {
  const end = account.findLastIndex((chapter) => chapter.seat !== seat);
  const start = account.slice(0, end + 1).findLastIndex((chapter) => chapter.seat === seat);
  const told = account.slice(start + 1, end + 1).filter((chapter) => chapter.seat !== undefined);
  const lines = told.flatMap((chapter) => chapter.lines);
  const last = told.at(-1);
  if (end === account.length - 1 || last === undefined || lines.length === 0) return undefined;
  return {
    key: last.span[1],
    tallies: sumTallies(told),
    moments: lines
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MOST),
    events: lines.flatMap(({ events }) => events),
  };
}

/** The figures of several chapters together, in the order in which they are first named. */
export function sumTallies(chapters: readonly Chapter[]): readonly SideTally[] {
  const seats = [...new Set(chapters.flatMap(({ tallies }) => tallies.map(({ seat }) => seat)))];
  return seats.map((seat) => {
    const own = chapters.flatMap(({ tallies }) => tallies.filter((tally) => tally.seat === seat));
    const sum = (field: 'dice' | 'expected' | 'hits') => own.reduce((all, tally) => all + tally[field], 0);
    return { seat, figures: figuresOf(own), dice: sum('dice'), expected: sum('expected'), hits: sum('hits') };
  });
}

function figuresOf(tallies: readonly SideTally[]): SideTally['figures'] {
  const counts = new Map<string, number>();
  for (const { figures } of tallies)
    for (const { key, count } of figures) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts].map(([key, count]) => ({ key, count }));
}
