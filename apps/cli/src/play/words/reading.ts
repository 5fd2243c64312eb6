import { lookUpCard } from '../../card-text.ts';
import { findRules, type Rule, readRuleBook, termsIn } from '../../rule-book.ts';
import { folded, writePaged } from '../pager.ts';
import { write } from '../screen.ts';
import type { Session } from '../session.ts';
import type { Word } from './word.ts';

/** More rules than this are only named. */
const MOST_RULES = 6;

/** `card NAME`: all that a card says. */
export const card: Word = (session, _seat, typed) => {
  const { speech, entry, match } = session;
  if (typed === '') return tell(session, speech.say('cardNone'));
  const { cards, others, nearest } = lookUpCard(speech, entry, match.setup.content, typed);
  if (nearest !== undefined) return tell(session, speech.say('cardNear', { name: typed, near: nearest }));
  if (others.length > 0) return tell(session, speech.say('cardMany', { cards: others.join(', ') }));
  if (cards.length === 0) return tell(session, speech.say('cardUnknown', { name: typed }));
  const lines = cards.flatMap(({ name, lines: texts }) => [name, ...texts.map((text) => `  ${text}`)]);
  writePaged(
    session,
    lines.flatMap((line) => folded(session, line, 4)),
  );
  return 'ask';
};

/** `rules TERM`: a rule by its id, or the rules that speak of a word. */
export const rules: Word = (session, _seat, typed) => {
  const { speech, entry } = session;
  if (typed === '') return tell(session, speech.say('rulesNone'));
  const book = readRuleBook(entry, rulesetOf(session));
  const found = findRules(book, typed);
  if (found.length === 0) return tell(session, speech.say('rulesUnknown', { term: typed }));
  const lines = found.slice(0, MOST_RULES).map(ruleText);
  const terms = termsIn(book, lines.join(' '), speech.text.language);
  const others = found.slice(MOST_RULES).map(({ id }) => id);
  const rest = [
    ...(others.length === 0 ? [] : [speech.say('rulesMore', { rules: others.join(', ') })]),
    ...(terms.length === 0 ? [] : [speech.say('rulesTerms', { terms: terms.join('; ') })]),
  ];
  writePaged(
    session,
    [...lines, ...rest].flatMap((line) => folded(session, line, 2)),
  );
  return 'ask';
};

/** The edition that the match is played by, where it says so; the usual one otherwise. */
function rulesetOf({ entry, match }: Session): string {
  const { config } = match.setup;
  const named = 'ruleset' in config ? String(config.ruleset) : undefined;
  return named ?? entry.rulesets[0] ?? '';
}

export function ruleText({ id, title, text }: Rule): string {
  return title === '' ? `${id}: ${text}` : `${id} ${title}: ${text}`;
}

function tell(session: Session, words: string): 'ask' {
  write(session, words, 2);
  return 'ask';
}
