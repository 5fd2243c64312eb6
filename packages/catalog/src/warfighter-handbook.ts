import type { CoveredWord } from '@sitrep/warfighter/handbook';
import type { GameHandbook } from './entry.ts';

/** Loads the handbook only when somebody opens it. */
export async function warfighterHandbook(language: 'en' | 'hu' | 'it'): Promise<GameHandbook> {
  const { entryForRule, entryForWord, findEntries, loadHandbook } = await import(
    '@sitrep/warfighter/handbook'
  );
  const handbook = await loadHandbook(language);
  const { titles, entries } = handbook;
  return {
    titles,
    entries,
    find: (query, ruleset) => findEntries(handbook, query, ruleset),
    forRule: (rule) => entries.find(({ id }) => id === entryForRule(rule)),
    // A word that nothing covers has no entry.
    forWord: (word) => entries.find(({ id }) => id === entryForWord(word as CoveredWord)),
  };
}
