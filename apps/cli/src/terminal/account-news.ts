import type { AccountLine, Chapter, SideTally } from '@sitrep/contract';
import { type SeatEvent, sameData } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';
import type { Terminal } from './terminal.ts';

/** A line of news and what it weighs. */
interface NewsLine {
  readonly text: string;
  readonly weight: number;
  /** Whether the next ones are about what it names. */
  readonly isHead?: boolean;
}

/** Acts in a row that cost nothing are told in one breath. */
function inOneBreath(lines: readonly NewsLine[]): readonly NewsLine[] {
  const told: NewsLine[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last === undefined || line.weight > 0 || last.weight > 0 || line.isHead || last.isHead)
      told.push(line);
    else told.splice(-1, 1, { text: `${last.text} ${line.text}`, weight: 0 });
  }
  return told;
}

/** As many lines as fit, in order: the weightiest, and of equal ones the last. */
export function worthTelling(lines: readonly NewsLine[], most: number): readonly NewsLine[] {
  const order = [...lines.keys()].toSorted(
    (one, other) => (lines[other]?.weight ?? 0) - (lines[one]?.weight ?? 0) || other - one,
  );
  const kept = new Set(order.slice(0, most));
  return lines.filter((_, index) => kept.has(index));
}

/** What is new, as the game's account tells it, with what each side lost; event by event where the game gives none. */
export function newsOf(
  terminal: Terminal,
  events: readonly SeatEvent[],
  seen: number,
): { readonly lines: readonly NewsLine[]; readonly losses: string } {
  const { entry, host, speech } = terminal;
  const fresh = events.slice(seen);
  const { accountOf } = entry;
  if (accountOf === undefined || fresh.length === 0) return { lines: plainLines(speech, fresh), losses: '' };
  const { content } = host.facts;
  const before = accountOf(content, events.slice(0, seen));
  const lines = accountOf(content, events).flatMap((chapter, index) =>
    chapterLines(speech, chapter, before[index]?.lines ?? []),
  );
  const tallies = accountOf(content, fresh).flatMap((chapter) => chapter.tallies);
  return {
    lines: lines.length > 0 ? inOneBreath(lines) : plainLines(speech, fresh),
    losses: lossesText(speech, tallies),
  };
}

export function plainLines(speech: Speech, events: readonly SeatEvent[]): readonly NewsLine[] {
  const texts = events.map((event) => speech.event(event)).filter((text) => text !== '');
  return texts.map((text) => ({ text, weight: 0 }));
}

/** The acts of a chapter that were not told before, or end differently now; under its head if all are new. */
function chapterLines(
  speech: Speech,
  { head, lines }: Chapter,
  before: readonly AccountLine[],
): readonly NewsLine[] {
  const isTold = ({ title, losses }: AccountLine, told: AccountLine | undefined) =>
    told !== undefined && sameData([title, losses], [told.title, told.losses]);
  const fresh = lines.filter((line, index) => !isTold(line, before[index]));
  if (fresh.length === 0) return [];
  const heads =
    before.length > 0 ? [] : [{ text: `${speech.tell(head.key, head.args)}:`, weight: 0, isHead: true }];
  return [...heads, ...fresh.map((line) => ({ text: lineText(speech, line), weight: line.weight }))];
}

/** `Landry and 6 more to 1715: Pruitt wounded`. */
function lineText(speech: Speech, { title, losses }: AccountLine): string {
  const told = losses.map(({ key, args }) => speech.tell(key, args));
  const act = speech.tell(title.key, title.args);
  return told.length === 0 ? `${act}.` : `${act}: ${told.join(', ')}.`;
}

/** What happened to each side in figures, all chapters together. */
function lossesText(speech: Speech, tallies: readonly SideTally[]): string {
  const seats = [...new Set(tallies.map(({ seat }) => seat))];
  const sides = seats.flatMap((seat) => {
    const counts = new Map<string, number>();
    for (const { figures } of tallies.filter((tally) => tally.seat === seat))
      for (const { key, count } of figures) counts.set(key, (counts.get(key) ?? 0) + count);
    const told = [...counts].map(([key, count]) => speech.tell(key, { count }));
    return told.length === 0 ? [] : [`${speech.seat(seat)}: ${told.join(', ')}`];
  });
  return sides.join(' · ');
}
