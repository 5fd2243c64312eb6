import type { EntryFacts, EntryIdOf, HandbookFacts } from './facts.ts';
import { findEntries } from './find-entries.ts';
import type { GameHandbook, HandbookEntry } from './handbook.ts';
import type { EntryText, HandbookTexts } from './texts.ts';

/** What a handbook is made of. */
export interface HandbookParts<F extends HandbookFacts> {
  /** Objects keep the order their keys were written in; nothing else has a say in the order of the handbook. */
  readonly facts: F;
  /** Where the rules of a group lead that no entry names. */
  readonly families: Readonly<Record<string, EntryIdOf<F>>>;
}

/** A game's handbook in one language. */
export function makeHandbook<F extends HandbookFacts>(
  { facts, families }: HandbookParts<F>,
  texts: HandbookTexts<F>,
): GameHandbook {
  const entries = joinEntries(facts, texts);
  const idOfRule = rulesOf(facts, families);
  const idOfWord = wordsOf(facts);
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const forRule = (rule: string) => entryOf.get(idOfRule(rule.toUpperCase()) ?? '');
  return {
    titles: titlesOf(facts, texts),
    entries,
    find: (query, ruleset) => findEntries({ entries, forRule }, query, ruleset),
    forRule,
    forWord: (word) => entryOf.get(idOfWord.get(word) ?? ''),
  };
}

/** The texts of a handbook, whatever its sections. */
type AnyTexts = Readonly<
  Record<string, { readonly title: string; readonly entries: Readonly<Record<string, EntryText>> }>
>;

function titlesOf(facts: HandbookFacts, texts: AnyTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(facts).map((section) => [section, texts[section]?.title ?? '']));
}

function joinEntries(facts: HandbookFacts, texts: AnyTexts): readonly HandbookEntry[] {
  return listFacts(facts).flatMap(({ section, id, rules, see, ruleset }) => {
    const text = texts[section]?.entries[id];
    return text === undefined ? [] : [{ id, section, ...text, rules, see, ruleset }];
  });
}

interface ListedFacts extends EntryFacts {
  readonly section: string;
  readonly id: string;
}

function listFacts(facts: HandbookFacts): readonly ListedFacts[] {
  return Object.entries(facts).flatMap(([section, entries]) =>
    Object.entries(entries).map(([id, each]) => ({ section, id, ...each })),
  );
}

/** A rule leads to the entry that names it earliest, or to that of its family. */
function rulesOf(
  facts: HandbookFacts,
  families: Readonly<Record<string, string>>,
): (rule: string) => string | undefined {
  const found = new Map<string, { readonly id: string; readonly place: number }>();
  for (const { id, rules } of listFacts(facts))
    for (const [place, rule] of rules.entries())
      if (place < (found.get(rule)?.place ?? Number.POSITIVE_INFINITY)) found.set(rule, { id, place });
  return (rule) => found.get(rule)?.id ?? families[rule.replace(/-\d*$/, '')];
}

/** The first entry that covers a word explains it. */
function wordsOf(facts: HandbookFacts): ReadonlyMap<string, string> {
  const pairs = listFacts(facts).flatMap(({ id, covers = [] }) => covers.map((word) => [word, id] as const));
  return new Map(pairs.toReversed());
}
