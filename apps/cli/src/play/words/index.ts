import type { Seat } from '@sitrep/kernel';
import { alignColumns } from '../../layout.ts';
import { findNearest } from '../../nearest.ts';
import { write } from '../screen.ts';
import { type Session, seatsAsked } from '../session.ts';
import { auto, concede, undo, wait } from './acting.ts';
import { language, load, save } from './files.ts';
import { hasOdds, log, look, more, odds, why } from './looking.ts';
import { card, rules } from './reading.ts';
import type { Next, Word } from './word.ts';

const help: Word = (session) => {
  const rows = Object.keys(words).map((word) => [`  ${word}`, session.speech.say(`word.${word}`)]);
  for (const line of alignColumns(rows)) write(session, line, 12);
  return 'ask';
};

/** All that a player may type besides an answer, in the order of help. */
const words: Readonly<Record<string, Word>> = {
  help,
  look,
  more,
  why,
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
  quit: () => 'leave',
};

/** Does what a typed word asks for, or says that it means nothing. */
export async function obey(session: Session, seat: Seat, line: string): Promise<Next> {
  const [name = '', ...more] = line.trim().split(/\s+/);
  const word = Object.hasOwn(words, name.toLowerCase()) ? words[name.toLowerCase()] : undefined;
  if (word !== undefined) return word(session, seat, more.join(' '));
  const near = findNearest(name, Object.keys(words));
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
export function hint(session: Session, seat: Seat): string {
  const chances = hasOdds(session, seat) ? ['odds'] : [];
  const others = seatsAsked(session).length > 1 ? ['wait'] : [];
  const names = ['why', ...chances, 'undo', 'log', ...others, 'save', 'help', 'quit'];
  return session.speech.say('hint', { words: names.join(', ') });
}
