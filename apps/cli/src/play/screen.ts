import type { RuleId, Seat } from '@sitrep/kernel';
import { wrap } from '../layout.ts';
import { type Session, sceneOf } from './session.ts';

/** More news than this push the table off a small screen. */
const MOST_NEWS = 8;

/** Writes a text in lines that fit; what follows the first line is indented. */
export function write({ io }: Session, text: string, indent = 0): void {
  for (const line of wrap(text, io.columns - 1, indent)) io.write(line);
}

export function withRule(text: string, rule: RuleId | undefined): string {
  return rule === undefined ? text : `${text} [${rule}]`;
}

/** The news, the table if it has changed, and what is asked of the seat. */
export function showTurn(session: Session, seat: Seat): void {
  showNews(session, seat);
  const before = session.table;
  session.table = tableOf(session, seat).join('\n');
  if (session.table !== before) showTable(session, seat);
  session.io.write('');
  showPrompt(session, seat);
}

export function showTable(session: Session, seat: Seat): void {
  session.io.write('');
  for (const line of tableOf(session, seat)) write(session, line, 2);
}

function tableOf(session: Session, seat: Seat): readonly string[] {
  return session.board.lines(sceneOf(session, seat));
}

/** What has happened since the seat was last asked. */
export function showNews(session: Session, seat: Seat): void {
  const { match, speech, shown } = session;
  const events = match.events(seat);
  const lines = events
    .slice(shown[seat] ?? 0)
    .map((event) => speech.event(event))
    .filter((line) => line !== '');
  shown[seat] = events.length;
  if (lines.length === 0) return;
  write(session, speech.say('news'));
  const cut = lines.length - MOST_NEWS;
  if (cut > 0) write(session, `  ${speech.say('newsCut', { count: cut })}`, 4);
  for (const line of lines.slice(-MOST_NEWS)) write(session, `  ${line}`, 4);
}

/** What is asked, by which rule, and every option with its number. */
export function showPrompt(session: Session, seat: Seat): void {
  const { match, speech, board } = session;
  const { decision } = match.view(seat);
  if (decision === undefined) return;
  write(session, withRule(`${speech.seat(seat)}: ${speech.prompt(decision)}`, decision.rule), 2);
  const scene = sceneOf(session, seat);
  match.options(seat).forEach((option, index) => {
    const note = board.note(scene, option);
    const text = note === '' ? speech.option(option) : `${speech.option(option)} (${note})`;
    write(session, `${String(index + 1).padStart(3)}  ${text}`, 5);
  });
}

/** The seat's log, each line with its rule. */
export function logLines({ match, speech }: Session, seat: Seat): readonly string[] {
  return match.events(seat).flatMap((event) => {
    const line = speech.event(event);
    return line === '' ? [] : [withRule(line, typeof event.rule === 'string' ? event.rule : undefined)];
  });
}
