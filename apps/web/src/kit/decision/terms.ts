import type { HandbookEntry } from '@sitrep/contract';
import type { Language } from '@sitrep/text';

/** A piece of text, with the entry that explains it if it is a game term. */
export interface Segment {
  readonly words: string;
  readonly entry?: HandbookEntry;
}

const SHORTEST = 4;

/** The inflectional endings that a word may have in each language. */
const ENDINGS: Readonly<Record<Language, string>> = {
  en: '(?:s|es|ed)?',
  hu: '\\p{L}{0,4}',
  it: '\\p{L}{0,2}',
};

export interface TermFinder {
  split(text: string): readonly Segment[];
  /** The entries that a text mentions, each once. */
  entriesIn(text: string): readonly HandbookEntry[];
}

/** Finds the titles of handbook entries in sentences of the game. */
export function makeTermFinder(entries: readonly HandbookEntry[], language: Language): TermFinder {
  const words = new Map(entries.flatMap(wordsOf));
  const names = [...words.keys()].toSorted((one, other) => other.length - one.length);
  const ending = ENDINGS[language];
  const pattern = new RegExp(`(?<!\\p{L})(${names.map(escaped).join('|')})${ending}(?!\\p{L})`, 'giu');

  function split(text: string): readonly Segment[] {
    if (names.length === 0) return [{ words: text }];
    const segments: Segment[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const entry = words.get((match[1] ?? '').toLocaleLowerCase(language));
      // English game terms are capitalized; lower-case words are ordinary words.
      if (entry === undefined || (language === 'en' && !/^\p{Lu}/u.test(match[0]))) continue;
      segments.push({ words: text.slice(from, match.index) }, { words: match[0], entry });
      from = match.index + match[0].length;
    }
    return [...segments, { words: text.slice(from) }].filter((segment) => segment.words !== '');
  }

  return {
    split,
    entriesIn: (text) => [...new Set(split(text).flatMap(({ entry }) => entry ?? []))],
  };
}

/** A title may name several words: “Miss, Kill, Kill All”. */
function wordsOf(entry: HandbookEntry): readonly (readonly [string, HandbookEntry])[] {
  return entry.title
    .split(/[,():–]| (?:and|or|és|vagy|e|o) /)
    .map((word) => word.trim().toLocaleLowerCase())
    .filter((word) => word.length >= SHORTEST && word.split(' ').length <= 2)
    .map((word) => [word, entry] as const);
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
