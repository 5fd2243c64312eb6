import type { Seat } from '@sitrep/kernel';
import { underHeading } from '@sitrep/speech';
import { oddsLines } from '../../odds-lines.ts';
import { withRule } from '../../with-rule.ts';
import { choicesOf, grouped } from '../choices.ts';
import { optionLines } from '../option-list.ts';
import { folded, writePaged, writeRest } from '../pager.ts';
import { logLines, showPrompt, showTable, write } from '../screen.ts';
import { type Session, sceneOf } from '../session.ts';
import type { Word } from './word.ts';

const LOG_LINES = 20;

export const look: Word = (session, seat) => {
  const used = showTable(session, seat);
  session.io.write('');
  showPrompt(session, seat, used + 1);
  return 'ask';
};

/** Every option, those too that are left out of long lists. */
export const all: Word = (session, seat) => {
  session.isAllShown = true;
  writePaged(session, optionLines(session, seat));
  return 'ask';
};

/** The next page of whatever did not fit. */
export const more: Word = (session) => {
  if (!writeRest(session)) write(session, session.speech.say('moreNone'));
  return 'ask';
};

/** What cannot be done and why, under the same headings as the options. Cards alike are told once. */
export const why: Word = (session, seat) => {
  const { match, speech, board } = session;
  const blocked = match.blocked(seat).map(({ command, ...reason }) => ({ option: command, reason }));
  if (blocked.length === 0) write(session, speech.say('whyNone'));
  const lines = grouped(board, sceneOf(session, seat), blocked).flatMap(({ heading, members }) => {
    const texts = members.map(({ option, reason }) =>
      withRule(`  ${underHeading(heading, speech.option(option))} – ${speech.reason(reason)}`, reason.rule),
    );
    return [
      ...(heading === '' ? [] : [`${heading}:`]),
      ...[...new Set(texts)].flatMap((text) => folded(session, text, 4)),
    ];
  });
  writePaged(session, lines);
  return 'ask';
};

export const odds: Word = (session, seat) => {
  const { match, speech, entry } = session;
  const known = choicesOf(session, seat).flatMap(({ option, number }) => {
    const found = entry.oddsOf(match.state, seat, option);
    const head = `${String(number).padStart(3)}  ${speech.option(option)}`;
    return found.length === 0
      ? []
      : [...folded(session, head, 5), ...found.flatMap((each) => told(session, each))];
  });
  const threats = entry.threatsTo(match.state).flatMap((each) => told(session, each));
  if (known.length === 0 && threats.length === 0) write(session, speech.say('oddsNone'));
  const heading = threats.length === 0 ? [] : [speech.say('threats')];
  writePaged(session, [...known, ...heading, ...threats]);
  return 'ask';
};

function told(session: Session, found: Parameters<typeof oddsLines>[1]): readonly string[] {
  const { head, chances, modifiers } = oddsLines(session.speech, found);
  return [
    ...folded(session, `     ${withRule(`${head} ${chances}`, found.rule)}`, 7),
    ...(modifiers === '' ? [] : folded(session, `       ${modifiers}`, 9)),
  ];
}

export const log: Word = (session, seat, rest) => {
  const lines = logLines(session, seat);
  if (lines.length === 0) write(session, session.speech.say('logEmpty'));
  const cut = rest === 'all' ? 0 : Math.max(0, lines.length - LOG_LINES);
  if (cut > 0) write(session, session.speech.say('newsCut', { count: cut }));
  writePaged(
    session,
    lines.slice(cut).flatMap((line) => folded(session, line, 2)),
  );
  return 'ask';
};

/** Whether the game can tell the chances of anything on the seat's list, or of what threatens it. */
export function hasOdds({ match, entry }: Session, seat: Seat): boolean {
  return (
    match.options(seat).some((option) => entry.oddsOf(match.state, seat, option).length > 0) ||
    entry.threatsTo(match.state).length > 0
  );
}
