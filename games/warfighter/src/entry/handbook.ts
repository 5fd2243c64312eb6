import type { GameHandbook, Language } from '@sitrep/contract';

/** Loads the handbook only when somebody opens it. */
export async function handbook(language: Language): Promise<GameHandbook> {
  const { entryForRule, entryForWord, findEntries, loadHandbook } = await import('../handbook/index.ts');
  const book = await loadHandbook(language);
  const { titles, entries } = book;
  return {
    titles,
    entries,
    find: (query, ruleset) => findEntries(book, query, ruleset),
    forRule: (rule) => entries.find(({ id }) => id === entryForRule(rule)),
    forWord: (word) => entries.find(({ id }) => id === entryForWord(word)),
  };
}
