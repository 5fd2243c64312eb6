import { lookUpCard } from '../../card-text.ts';
import { lookUpRule } from '../../look-up-rule.ts';
import { folded, writePaged } from '../pager.ts';
import { write } from '../screen.ts';
import { type Session, sceneOf } from '../session.ts';
import type { Word } from './word.ts';

/** More rules than this are only named. */
const MOST_RULES = 6;

/** `card NAME`: all that a card says, and how its figures count where it lies on the table. */
export const card: Word = (session, seat, typed) => {
  const { speech, entry, match, board } = session;
  if (typed === '') return tell(session, speech.say('cardNone'));
  const { cards, others, nearest } = lookUpCard(speech, entry, match.setup.content, typed);
  if (nearest !== undefined) return tell(session, speech.say('cardNear', { name: typed, near: nearest }));
  if (others.length > 0) return tell(session, speech.say('cardMany', { cards: others.join(', ') }));
  if (cards.length === 0) return tell(session, speech.say('cardUnknown', { name: typed }));
  const lines = cards.flatMap(({ id, name, lines: texts }) => {
    const notes = board.cardNotes?.(sceneOf(session, seat), id) ?? [];
    return [name, ...[...texts, ...notes].map((text) => `  ${text}`)];
  });
  writePaged(
    session,
    lines.flatMap((line) => folded(session, line, 4)),
  );
  return 'ask';
};

/** `rules TERM`: what the handbook says of a rule or a word, and the rule itself by its id. */
export const rules: Word = async (session, _seat, typed) => {
  const { speech, entry } = session;
  if (typed === '') return tell(session, speech.say('rulesNone'));
  const wanted = { entry, ruleset: rulesetOf(session), term: typed, most: MOST_RULES };
  const { lines, nearest } = await lookUpRule(speech, wanted);
  if (nearest !== undefined) return tell(session, speech.say('rulesNear', { term: typed, near: nearest }));
  if (lines.length === 0) return tell(session, speech.say('rulesUnknown', { term: typed }));
  writePaged(
    session,
    lines.flatMap((line) => folded(session, line, 2)),
  );
  return 'ask';
};

/** The edition that the match is played by, where it says so; the usual one otherwise. */
function rulesetOf({ entry, match }: Session): string {
  const { config } = match.setup;
  const named = 'ruleset' in config ? String(config.ruleset) : undefined;
  return named ?? entry.rulesets[0] ?? '';
}

function tell(session: Session, words: string): 'ask' {
  write(session, words, 2);
  return 'ask';
}
