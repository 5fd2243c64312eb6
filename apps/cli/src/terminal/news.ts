import type { Seat, SeatEvent } from '@sitrep/kernel';
import { newsOf, plainLines, worthTelling } from './account-news.ts';
import { findEnding } from './choices.ts';
import { folded } from './pager.ts';
import { pointedOf } from './pointed.ts';
import { tableOf } from './screen.ts';
import { stopLines } from './stop-lines.ts';
import { nowOf, type Terminal } from './terminal.ts';

/** More news than this pushes the table off a small screen. */
const MOST_NEWS = 8;
/** So much explains a question. */
const MOST_DETAILS = 3;

/** What is asked and what can be chosen take about so many lines under the table. */
const MENU_LINES = 12;
/** Pausing for fewer lines of news would be tiresome. */
const WORTH_A_STOP = 6;

/**
 * The news, before the table if both fit on the screen. A few lines come after it; many are followed by a pause. False at the end
 * of the input.
 */
export async function readNews(terminal: Terminal, seat: Seat): Promise<boolean> {
  const { io, speech } = terminal;
  const news = [...newsLines(terminal, seat), ...stopLines(terminal, seat)];
  const isShort = news.length < WORTH_A_STOP;
  terminal.news = isShort ? news : [];
  const table = await tableOf(terminal, seat);
  const isPushedOff =
    table.join('\n') !== terminal.table &&
    news.length + table.length + MENU_LINES > (io.rows ?? Number.POSITIVE_INFINITY);
  terminal.held = isPushedOff && isShort ? news : [];
  if (terminal.held.length > 0) return true;
  for (const line of news) io.write(line);
  if (!isPushedOff || news.length === 0 || terminal.typedAhead !== undefined) return true;
  const line = (await io.readLine(speech.say('pressEnter')))?.trim();
  // whoever keeps typing need not type it again
  terminal.typedAhead = line || undefined;
  return line !== undefined;
}

/** Writes what has happened since the seat was last asked. */
export function showNews(terminal: Terminal, seat: Seat): void {
  for (const line of newsLines(terminal, seat)) terminal.io.write(line);
}

/** What has happened since the seat was last asked. */
function newsLines(terminal: Terminal, seat: Seat): readonly string[] {
  const { speech, shown, io } = terminal;
  const { events } = nowOf(terminal, seat);
  const seen = shown[seat] ?? 0;
  shown[seat] = events.length;
  const { lines, losses } = newsOf(terminal, events, seen);
  if (lines.length === 0) return [];
  const summary = losses === '' ? [] : folded(terminal, `  ${losses}`, 4);
  const most = Math.max(MOST_NEWS, (io.rows ?? 0) - MOST_NEWS) - summary.length;
  const kept = worthTelling(lines, most);
  const cut = lines.length - kept.length;
  return [
    ...folded(terminal, speech.say('news')),
    ...summary,
    ...(cut === 0 ? [] : folded(terminal, `  ${speech.say('newsCut', { count: cut })}`, 4)),
    ...kept.flatMap(({ text }) => folded(terminal, `  ${text}`, 4)),
    ...detailsFor(terminal, seat, events.slice(seen))
      .filter((text) => kept.every((line) => line.text !== text))
      .flatMap((text) => folded(terminal, `    ${text}`, 6)),
  ];
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
