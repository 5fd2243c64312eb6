import type { AccountLine, Chapter, SideTally } from '@sitrep/contract';
import type { Seat, SeatEvent } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';
import { findEnding } from './choices.ts';
import { folded } from './pager.ts';
import { pointedOf } from './pointed.ts';
import { tableOf, write } from './screen.ts';
import { nowOf, type Terminal } from './terminal.ts';

/** More news than this pushes the table off a small screen. */
const MOST_NEWS = 8;
/** So much explains a question. */
const MOST_DETAILS = 3;

/** Fewer lines of news may scroll off; pausing for them would be tiresome. */
const WORTH_A_STOP = 6;

/** The news, with a pause before the table pushes it off the screen. False at the end of the input. */
export async function readNews(terminal: Terminal, seat: Seat): Promise<boolean> {
  const { io, speech } = terminal;
  const count = showNews(terminal, seat);
  const table = await tableOf(terminal, seat);
  const isPushedOff =
    table.join('\n') !== terminal.table &&
    count + table.length + WORTH_A_STOP > (io.rows ?? Number.POSITIVE_INFINITY);
  if (!isPushedOff || count < WORTH_A_STOP || terminal.typedAhead !== undefined) return true;
  const line = (await io.readLine(speech.say('pressEnter')))?.trim();
  // whoever keeps typing need not type it again
  terminal.typedAhead = line || undefined;
  return line !== undefined;
}

/** What has happened since the seat was last asked. Returns how many lines it took. */
export function showNews(terminal: Terminal, seat: Seat): number {
  const { speech, shown, io } = terminal;
  const { events } = nowOf(terminal, seat);
  const seen = shown[seat] ?? 0;
  shown[seat] = events.length;
  const { lines, losses } = newsOf(terminal, events, seen);
  if (lines.length === 0) return 0;
  write(terminal, speech.say('news'));
  const summary = losses === '' ? [] : folded(terminal, `  ${losses}`, 4);
  const most = Math.max(MOST_NEWS, (io.rows ?? 0) - MOST_NEWS) - summary.length;
  const kept = worthTelling(lines, most);
  const cut = lines.length - kept.length;
  const news = [
    ...summary,
    ...(cut === 0 ? [] : folded(terminal, `  ${speech.say('newsCut', { count: cut })}`, 4)),
    ...kept.flatMap(({ text }) => folded(terminal, `  ${text}`, 4)),
    ...detailsFor(terminal, seat, events.slice(seen)).flatMap((text) => folded(terminal, `    ${text}`, 6)),
  ];
  for (const line of news) io.write(line);
  return news.length + 1;
}

/** A question in the midst of something needs to be explained: by what happened last, event by event. */
function detailsFor(terminal: Terminal, seat: Seat, fresh: readonly SeatEvent[]): readonly string[] {
  const isMenu =
    findEnding(terminal, seat) !== undefined || Object.keys(pointedOf(terminal, seat).focus).length > 0;
  if (terminal.entry.accountOf === undefined || isMenu || !nowOf(terminal, seat).isAsked) return [];
  return plainLines(terminal.speech, fresh)
    .slice(-MOST_DETAILS)
    .map(({ text }) => text);
}

/** A line of news and what it weighs. */
interface NewsLine {
  readonly text: string;
  readonly weight: number;
}

/** As many lines as fit, in order: the weightiest, and of equal ones the last. */
function worthTelling(lines: readonly NewsLine[], most: number): readonly NewsLine[] {
  const order = [...lines.keys()].toSorted(
    (one, other) => (lines[other]?.weight ?? 0) - (lines[one]?.weight ?? 0) || other - one,
  );
  const kept = new Set(order.slice(0, most));
  return lines.filter((_, index) => kept.has(index));
}

/** What is new, as the game's account tells it, with what each side lost; event by event where the game gives none. */
function newsOf(
  terminal: Terminal,
  events: readonly SeatEvent[],
  seen: number,
): { readonly lines: readonly NewsLine[]; readonly losses: string } {
  const { entry, host, speech } = terminal;
  const fresh = events.slice(seen);
  const { accountOf } = entry;
  if (accountOf === undefined || fresh.length === 0) return { lines: plainLines(speech, fresh), losses: '' };
  const { content } = host.facts;
  const from = fresh[0]?.n ?? 0;
  const lines = accountOf(content, events).flatMap((chapter) => chapterLines(speech, chapter, from));
  const tallies = accountOf(content, fresh).flatMap((chapter) => chapter.tallies);
  return {
    lines: lines.length > 0 ? lines : plainLines(speech, fresh),
    losses: lossesText(terminal, tallies),
  };
}

function plainLines(speech: Speech, events: readonly SeatEvent[]): readonly NewsLine[] {
  const texts = events.map((event) => speech.event(event)).filter((text) => text !== '');
  return texts.map((text) => ({ text, weight: 0 }));
}

/** The acts of a chapter that are new, under its head if that is new, too. */
function chapterLines(speech: Speech, { head, lines }: Chapter, from: number): readonly NewsLine[] {
  const fresh = lines.filter(({ events }) => events.some((n) => n >= from));
  if (fresh.length === 0) return [];
  const isBegun = lines.some(({ events }) => events.every((n) => n < from));
  const heads = isBegun ? [] : [{ text: `${speech.tell(head.key, head.args)}:`, weight: 0 }];
  return [...heads, ...fresh.map((line) => ({ text: lineText(speech, line), weight: line.weight }))];
}

/** `Landry and 6 more to 1715: Pruitt wounded`. */
function lineText(speech: Speech, { title, losses }: AccountLine): string {
  const told = losses.map(({ key, args }) => speech.tell(key, args));
  const act = speech.tell(title.key, title.args);
  return told.length === 0 ? `${act}.` : `${act}: ${told.join(', ')}.`;
}

/** What happened to each side in figures, all chapters together. */
function lossesText({ speech, entry, host }: Terminal, tallies: readonly SideTally[]): string {
  const nameOf = (seat: Seat) => {
    const side = entry.sideOf?.(host.facts, seat);
    return side === undefined ? speech.seat(seat) : speech.name(side);
  };
  const seats = [...new Set(tallies.map(({ seat }) => seat))];
  const sides = seats.flatMap((seat) => {
    const counts = new Map<string, number>();
    for (const { figures } of tallies.filter((tally) => tally.seat === seat))
      for (const { key, count } of figures) counts.set(key, (counts.get(key) ?? 0) + count);
    const told = [...counts].map(([key, count]) => speech.tell(key, { count }));
    return told.length === 0 ? [] : [`${nameOf(seat)}: ${told.join(', ')}`];
  });
  return sides.join(' · ');
}
