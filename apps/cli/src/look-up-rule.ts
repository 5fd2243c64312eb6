import type { GameEntry, GameHandbook, HandbookEntry } from '@sitrep/contract';
import { findRules, isGroup, isRuleId, type Rule, termsIn } from '@sitrep/speech';
import { readRuleBook } from './rule-book.ts';
import type { Speech } from './speech.ts';

/** What looking up a rule or a word led to. */
export interface LookedUpRules {
  /** Of the handbook, in the reader's language. */
  readonly entries: readonly HandbookEntry[];
  /** Of the specification, which is in English: by their ids, or where the handbook has nothing. */
  readonly rules: readonly Rule[];
  readonly lines: readonly string[];
  /** What was probably meant, if nothing was found. */
  readonly nearest: string | undefined;
}

interface Wanted {
  readonly entry: GameEntry;
  readonly ruleset: string;
  readonly term: string;
  /** More rules than this are only named. */
  readonly most?: number;
}

/** More entries than this are only named, and of those no more than fit. */
const MOST_ENTRIES = 3;
const MOST_NAMED = 12;

/** The handbook first; behind it, for ids and for words that it does not have, the specification. */
export async function lookUpRule(speech: Speech, wanted: Wanted): Promise<LookedUpRules> {
  const { entry, ruleset, term, most } = wanted;
  const { language } = speech.text;
  const handbook = await entry.handbook?.(language);
  const { entries, nearest } = handbook?.find(term, ruleset) ?? { entries: [], nearest: undefined };
  const book = readRuleBook(entry, ruleset);
  const rules = isRuleId(term) || entries.length === 0 ? findRules(book, term) : [];
  const texts = rules.slice(0, most).map(ruleText);
  const lines = [
    ...(handbook === undefined
      ? []
      : entryLines(speech, { handbook, ruleset, entries, isNamed: isGroup(term) })),
    ...texts,
    ...listed(
      speech,
      'rulesMore',
      rules.slice(texts.length).map(({ id }) => id),
    ),
    ...listed(speech, 'rulesTerms', termsIn(book, texts.join(' '), language)),
  ];
  return { entries, rules, lines, nearest: rules.length > 0 ? undefined : nearest };
}

interface Shown {
  readonly handbook: GameHandbook;
  readonly ruleset: string;
  readonly entries: readonly HandbookEntry[];
  /** Whether even the first entries are only named. */
  readonly isNamed: boolean;
}

function entryLines(speech: Speech, { handbook, ruleset, entries, isNamed }: Shown): readonly string[] {
  const known = handbook.entries.filter((entry) => ['both', ruleset].includes(entry.ruleset));
  const shown = isNamed ? [] : entries.slice(0, MOST_ENTRIES);
  const others = entries.slice(shown.length, shown.length + MOST_NAMED).map(({ title }) => title);
  return [
    ...shown.flatMap(({ title, text, rules, see }) => [
      title.endsWith('?') ? `${title} ${text}` : `${title}: ${text}`,
      ...listed(speech, 'rulesOf', rules),
      ...listed(speech, 'rulesSee', titlesOf(known, see)),
    ]),
    ...listed(speech, 'rulesEntries', others),
  ];
}

function titlesOf(entries: readonly HandbookEntry[], ids: readonly string[]): readonly string[] {
  return entries.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}

/** A line that names some things; none if there are none. */
function listed(speech: Speech, key: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [speech.say(key, { names: names.join('; ') })];
}

function ruleText({ id, title, text }: Rule): string {
  return title === '' ? `${id}: ${text}` : `${id} ${title}: ${text}`;
}
