import { lookUpCard } from '../../card-text.ts';
import { lookUpRule } from '../../look-up-rule.ts';
import { folded, writePaged } from '../../terminal/pager.ts';
import { write } from '../../terminal/screen.ts';
import { sceneOf, type Terminal } from '../../terminal/terminal.ts';
import type { Word } from '../../terminal/word.ts';

/** More rules than this are only named. */
const MOST_RULES = 6;

/** `card NAME`: all that a card says, what of it is in force, and how its figures count where it lies on the table. */
export const card: Word = (terminal, seat, typed) => {
  const { speech, entry, host, board } = terminal;
  if (typed === '') return tell(terminal, speech.say('cardNone'));
  const scene = sceneOf(terminal, seat);
  const known = {
    entry,
    content: host.facts.content,
    situationOf: (id: string) => board.situationOf?.(scene, id),
  };
  const { cards, others, nearest } = lookUpCard(speech, known, typed);
  if (nearest !== undefined) return tell(terminal, speech.say('cardNear', { name: typed, near: nearest }));
  if (others.length > 0) return tell(terminal, speech.say('cardMany', { cards: others.join(', ') }));
  if (cards.length === 0) return tell(terminal, speech.say('cardUnknown', { name: typed }));
  const lines = cards.flatMap(({ id, name, lines: texts }) => {
    const notes = board.cardNotes?.(scene, id) ?? [];
    return [name, ...[...texts, ...notes].map((text) => `  ${text}`)];
  });
  writePaged(
    terminal,
    lines.flatMap((line) => folded(terminal, line, 4)),
  );
  return 'ask';
};

/** `rules TERM`: what the handbook says of a rule or a word, and the rule itself by its id. */
export const rules: Word = async (terminal, _seat, typed) => {
  const { speech, entry } = terminal;
  if (typed === '') return tell(terminal, speech.say('rulesNone'));
  const wanted = { entry, ruleset: rulesetOf(terminal), term: typed, most: MOST_RULES };
  const { lines, nearest } = await lookUpRule(speech, wanted);
  if (nearest !== undefined) return tell(terminal, speech.say('rulesNear', { term: typed, near: nearest }));
  if (lines.length === 0) return tell(terminal, speech.say('rulesUnknown', { term: typed }));
  writePaged(
    terminal,
    lines.flatMap((line) => folded(terminal, line, 2)),
  );
  return 'ask';
};

/** The edition that the match is played by, where it says so; the usual one otherwise. */
function rulesetOf({ entry, host }: Terminal): string {
  const { config } = host.facts;
  const named = 'ruleset' in config ? String(config.ruleset) : undefined;
  return named ?? entry.rulesets[0] ?? '';
}

function tell(terminal: Terminal, words: string): 'ask' {
  write(terminal, words, 2);
  return 'ask';
}
