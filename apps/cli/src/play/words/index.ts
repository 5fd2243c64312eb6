import type { Seat } from '@sitrep/kernel';
import { findNearest } from '@sitrep/text/nearest';
import { alignColumns } from '../../layout.ts';
import { findEnding } from '../../terminal/choices.ts';
import { folded, writePaged } from '../../terminal/pager.ts';
import { write } from '../../terminal/screen.ts';
import { sceneOf, type Terminal } from '../../terminal/terminal.ts';
import type { Next, Word } from '../../terminal/word.ts';
import { at, auto, concede, end, pass, quit, undo, wait, yes } from './acting.ts';
import { language, load, save } from './files.ts';
import { hint } from './hinting.ts';
import { all, hasOdds, log, look, more, odds, why } from './looking.ts';
import { back, go, leave, open } from './proposing.ts';
import { reactions } from './reacting.ts';
import { card, rules } from './reading.ts';

const help: Word = (terminal) => {
  const rows = wordsOf(terminal).map((word) => [`  ${word}`, terminal.speech.say(`word.${word}`)]);
  writePaged(
    terminal,
    alignColumns(rows).flatMap((line) => folded(terminal, line, 12)),
  );
  return 'ask';
};

/** The words that mean something in this game: some only where its board answers to them. */
function wordsOf({ board, entry }: Terminal): readonly string[] {
  const { queries = {}, find, isListed, pointer } = board;
  const missing = [
    ...(find === undefined ? ['at'] : []),
    ...(pointer === undefined ? ['leave'] : []),
    ...(isListed === undefined ? ['all'] : []),
    ...(entry.endsTurn === undefined ? ['end'] : []),
    ...(entry.caution === undefined ? ['yes'] : []),
    ...(entry.advise === undefined ? ['hint'] : []),
    ...(entry.reactions === undefined ? ['reactions'] : []),
    ...(entry.proposals === undefined ? ['go', 'open', 'back'] : []),
  ];
  return [...Object.keys(words).filter((word) => !missing.includes(word)), ...Object.keys(queries)];
}

/** Asks the board. */
function askBoard(terminal: Terminal, seat: Seat, name: string, rest: string): Next | undefined {
  const { queries = {} } = terminal.board;
  const query = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (query === undefined) return undefined;
  writePaged(
    terminal,
    query(sceneOf(terminal, seat), rest).flatMap((line) => folded(terminal, line, 2)),
  );
  return 'ask';
}

/** All that a player may type besides an answer, in the order of help. */
const words: Readonly<Record<string, Word>> = {
  help,
  look,
  more,
  all,
  go,
  open,
  leave,
  back,
  at,
  pass,
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
  reactions,
  wait,
  save,
  load,
  language,
  concede,
  quit,
};

/** Whether a word means something by itself here. */
export function isWord(terminal: Terminal, name: string): boolean {
  return wordsOf(terminal).includes(name);
}

/** Does what a typed word asks for, or says that it means nothing. */
export async function obey(terminal: Terminal, seat: Seat, line: string): Promise<Next> {
  const [name = '', ...more] = line.trim().split(/\s+/);
  const word = Object.hasOwn(words, name.toLowerCase()) ? words[name.toLowerCase()] : undefined;
  if (word !== undefined) return word(terminal, seat, more.join(' '));
  const asked = askBoard(terminal, seat, name.toLowerCase(), more.join(' '));
  if (asked !== undefined) return asked;
  const near = findNearest(name, wordsOf(terminal));
  const { speech } = terminal;
  write(
    terminal,
    near === undefined
      ? speech.say('unknown', { word: name })
      : speech.say('unknownNear', { word: name, near }),
  );
  return 'ask';
}

/** The words worth naming now, for the line under the options. */
export async function hintLine(terminal: Terminal, seat: Seat): Promise<string> {
  const chances = (await hasOdds(terminal, seat)) ? ['odds'] : [];
  const others = (terminal.host.turn?.asked.length ?? 0) > 1 ? ['wait'] : [];
  const queries = Object.keys(terminal.board.queries ?? {});
  const ending = findEnding(terminal, seat) === undefined ? [] : ['end'];
  const advice = terminal.entry.advise === undefined ? [] : ['hint'];
  const names = [
    ...ending,
    ...['why', ...advice, ...chances, ...queries, 'undo', 'log', ...others, 'save', 'help', 'quit'],
  ];
  const how = terminal.board.pointer === undefined ? 'hint' : 'hintPlace';
  return terminal.speech.say(how, { words: names.join(', ') });
}
