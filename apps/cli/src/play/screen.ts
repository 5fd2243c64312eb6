import { type Seat, takenBack } from '@sitrep/kernel';
import { markWords } from '@sitrep/speech';
import { withRule } from '../with-rule.ts';
import { optionLines } from './option-list.ts';
import { folded, writePaged } from './pager.ts';
import { endingLines } from './prompt-ending.ts';
import { type Session, sceneOf } from './session.ts';

/** More news than this push the table off a small screen. */
const MOST_NEWS = 8;

/** Writes a text in lines that fit; what follows the first line is indented. */
export function write(session: Session, text: string, indent = 0): void {
  for (const line of folded(session, text, indent)) session.io.write(line);
}

/** Fewer lines of news are left to scroll off; stopping for them would only be tiresome. */
const WORTH_A_STOP = 6;

/** The news, with a stop before the table pushes them off the screen. False at the end of the input. */
export async function readNews(session: Session, seat: Seat): Promise<boolean> {
  const { io, speech } = session;
  const count = showNews(session, seat);
  const table = tableOf(session, seat);
  const isPushedOff =
    table.join('\n') !== session.table &&
    count + table.length + WORTH_A_STOP > (io.rows ?? Number.POSITIVE_INFINITY);
  if (!isPushedOff || count < WORTH_A_STOP || session.typedAhead !== undefined) return true;
  const line = (await io.readLine(speech.say('pressEnter')))?.trim();
  // whoever types on is not made to type it again
  session.typedAhead = line || undefined;
  return line !== undefined;
}

/** The table if it has changed, and what is asked of the seat. */
export function showTurn(session: Session, seat: Seat): void {
  const lines = tableOf(session, seat);
  const before = session.table;
  session.table = lines.join('\n');
  const isNew = session.table !== before;
  if (isNew) showTable(session, seat);
  session.io.write('');
  showPrompt(session, seat, isNew ? lines.length + 2 : 1);
}

/** Returns how many lines it took. */
export function showTable(session: Session, seat: Seat): number {
  const lines = tableOf(session, seat);
  session.io.write('');
  for (const line of lines) session.io.write(line);
  return lines.length + 1;
}

function tableOf(session: Session, seat: Seat): readonly string[] {
  const lines = [...headLines(session), ...session.board.lines(sceneOf(session, seat))];
  return lines.flatMap((line) => folded(session, line, 2));
}

/** What sets the match apart, above every table: `[older rules, custom cards]`. */
function headLines({ opened, speech }: Session): readonly string[] {
  const words = opened === undefined ? [] : markWords(speech.text, opened.standing());
  return words.length === 0 ? [] : [`[${words.join(', ')}]`];
}

/** What has happened since the seat was last asked. Returns how many lines it took. */
export function showNews(session: Session, seat: Seat): number {
  const { match, speech, shown, io } = session;
  const events = match.events(seat);
  const lines = events
    .slice(shown[seat] ?? 0)
    .map((event) => speech.event(event))
    .filter((line) => line !== '');
  shown[seat] = events.length;
  if (lines.length === 0) return 0;
  write(session, speech.say('news'));
  const most = Math.max(MOST_NEWS, (io.rows ?? 0) - MOST_NEWS);
  const cut = lines.length - most;
  if (cut > 0) write(session, `  ${speech.say('newsCut', { count: cut })}`, 4);
  const news = lines.slice(-most).flatMap((line) => folded(session, `  ${line}`, 4));
  for (const line of news) io.write(line);
  return news.length + 1;
}

/** What is asked, by which rule, and every option with its number; `used` lines above it should stay on the screen. */
export function showPrompt(session: Session, seat: Seat, used = 0): void {
  const { match, speech } = session;
  const { decision } = match.view(seat);
  if (decision === undefined) return;
  session.isAllShown = false;
  const words = `${speech.seat(seat)}: ${speech.prompt(decision)}`;
  const prompt = folded(session, withRule(words, decision.rule), 2);
  const ending = endingLines(session, seat);
  writePaged(session, [...prompt, ...optionLines(session, seat)], used + ending.length);
  for (const line of ending) session.io.write(line);
}

/** The seat's log, each line with its rule; what was taken back is said to be. */
export function logLines({ match, speech }: Session, seat: Seat): readonly string[] {
  const events = match.events(seat);
  const taken = takenBack(events);
  return events.flatMap((event) => {
    const told = speech.event(event);
    if (told === '') return [];
    const line = taken.has(event.n) ? speech.say('takenBack', { line: told }) : told;
    return [withRule(line, typeof event.rule === 'string' ? event.rule : undefined)];
  });
}
