import type { Odds } from '@sitrep/catalog';
import { permille, type Seat } from '@sitrep/kernel';
import { logLines, showPrompt, showTable, withRule, write } from '../screen.ts';
import type { Session } from '../session.ts';
import type { Word } from './word.ts';

const LOG_LINES = 20;

export const look: Word = (session, seat) => {
  showTable(session, seat);
  session.io.write('');
  showPrompt(session, seat);
  return 'ask';
};

export const why: Word = (session, seat) => {
  const { match, speech } = session;
  const blocked = match.blocked(seat);
  if (blocked.length === 0) write(session, speech.say('whyNone'));
  for (const { command, ...reason } of blocked) {
    write(session, withRule(`  ${speech.option(command)} – ${speech.reason(reason)}`, reason.rule), 4);
  }
  return 'ask';
};

export const odds: Word = (session, seat) => {
  const { match, speech, entry } = session;
  const known = match.options(seat).flatMap((option, index) => {
    const found = entry.oddsOf(match.state, seat, option);
    return found === undefined
      ? []
      : [{ head: `${String(index + 1).padStart(3)}  ${speech.option(option)}`, found }];
  });
  if (known.length === 0) write(session, speech.say('oddsNone'));
  for (const { head, found } of known) {
    write(session, head, 5);
    write(session, `     ${withRule(oddsLine(session, found), found.rule)}`, 7);
  }
  return 'ask';
};

function oddsLine({ speech: { text } }: Session, { key, total, chances }: Odds): string {
  const percent = new Intl.NumberFormat(text.language, { style: 'percent', minimumFractionDigits: 1 });
  const parts = chances.map((chance) => {
    const share = percent.format(permille(chance.count, total) / 1000);
    return `${text.t(chance.key, chance.args)} ${share} (${chance.count}/${total})`;
  });
  return `${text.t(key)} ${parts.join(', ')}`;
}

export const log: Word = (session, seat, rest) => {
  const lines = logLines(session, seat);
  if (lines.length === 0) write(session, session.speech.say('logEmpty'));
  const cut = rest === 'all' ? 0 : Math.max(0, lines.length - LOG_LINES);
  if (cut > 0) write(session, session.speech.say('newsCut', { count: cut }));
  for (const line of lines.slice(cut)) write(session, line, 2);
  return 'ask';
};

/** Whether the game can tell the chances of anything on the seat's list. */
export function hasOdds({ match, entry }: Session, seat: Seat): boolean {
  return match.options(seat).some((option) => entry.oddsOf(match.state, seat, option) !== undefined);
}
