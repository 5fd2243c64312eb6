import type { Seat } from '@sitrep/kernel';
import { findNearest } from '@sitrep/text/nearest';
import { alignColumns } from '../../layout.ts';
import { findEnding } from '../choices.ts';
import { folded, writePaged } from '../pager.ts';
import { write } from '../screen.ts';
import { type Session, sceneOf, seatsAsked } from '../session.ts';
import { at, auto, concede, end, quit, undo, wait, yes } from './acting.ts';
import { language, load, save } from './files.ts';
import { hint } from './hinting.ts';
import { all, hasOdds, log, look, more, odds, why } from './looking.ts';
import { card, rules } from './reading.ts';
import type { Next, Word } from './word.ts';

const help: Word = (session) => {
  const rows = wordsOf(session).map((word) => [`  ${word}`, session.speech.say(`word.${word}`)]);
  for (const line of alignColumns(rows)) write(session, line, 12);
  return 'ask';
};

/** The words that mean something in this game: some only where its board answers to them. */
function wordsOf({ board, entry }: Session): readonly string[] {
  const { queries = {}, find, isListed } = board;
  const missing = [
    ...(find === undefined ? ['at'] : []),
    ...(isListed === undefined ? ['all'] : []),
    ...(entry.endsTurn === undefined ? ['end'] : []),
    ...(entry.caution === undefined ? ['yes'] : []),
    ...(entry.advise === undefined ? ['hint'] : []),
  ];
  return [...Object.keys(words).filter((word) => !missing.includes(word)), ...Object.keys(queries)];
}

/** Asks the board. */
function ask(session: Session, seat: Seat, name: string, rest: string): Next | undefined {
  const { queries = {} } = session.board;
  const query = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (query === undefined) return undefined;
  writePaged(
    session,
    query(sceneOf(session, seat), rest).flatMap((line) => folded(session, line, 2)),
  );
  return 'ask';
}

/** All that a player may type besides an answer, in the order of help. */
const words: Readonly<Record<string, Word>> = {
  help,
  look,
  more,
  all,
  at,
  end,
  yes,
  why,
  hint,
  odds,
  card,
  rules,
  undo,
  log,
  auto,
  wait,
  save,
  load,
  language,
  concede,
  quit,
};

/** Does what a typed word asks for, or says that it means nothing. */
export async function obey(session: Session, seat: Seat, line: string): Promise<Next> {
  const [name = '', ...more] = line.trim().split(/\s+/);
  const word = Object.hasOwn(words, name.toLowerCase()) ? words[name.toLowerCase()] : undefined;
  if (word !== undefined) return word(session, seat, more.join(' '));
  const asked = ask(session, seat, name.toLowerCase(), more.join(' '));
  if (asked !== undefined) return asked;
  const near = findNearest(name, wordsOf(session));
  const { speech } = session;
  write(
    session,
    near === undefined
      ? speech.say('unknown', { word: name })
      : speech.say('unknownNear', { word: name, near }),
  );
  return 'ask';
}

/** The words worth naming now, for the line under the options. */
export function hintLine(session: Session, seat: Seat): string {
  const chances = hasOdds(session, seat) ? ['odds'] : [];
  const others = seatsAsked(session).length > 1 ? ['wait'] : [];
  const queries = Object.keys(session.board.queries ?? {});
  const ending = findEnding(session, seat) === undefined ? [] : ['end'];
  const advice = session.entry.advise === undefined ? [] : ['hint'];
  const names = [
    ...ending,
    ...['why', ...advice, ...chances, ...queries, 'undo', 'log', ...others, 'save', 'help', 'quit'],
  ];
  return session.speech.say('hint', { words: names.join(', ') });
}
