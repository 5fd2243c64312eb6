import type { GameHandbook, Term } from '@sitrep/contract';
import type { Language } from '@sitrep/text';

/** Where texts use another word for a thing than its own. Each is one line; none means that one thing has one name. */
export function findStrayWords(
  texts: Readonly<Record<string, string>>,
  terms: readonly Term[],
  language: Language,
): readonly string[] {
  const strays = terms.flatMap(({ [language]: { word, not = [], but = [] } }) =>
    not.map((stray) => ({ word, stray, pattern: patternOf([stray]), but: patternOf(but) })),
  );
  return Object.entries(texts).flatMap(([key, text]) =>
    strays.flatMap(({ word, stray, pattern, but }) =>
      text.replaceAll(but, ' ').search(pattern) >= 0
        ? [`${language}: ${key} says “${stray}” instead of “${word}”`]
        : [],
    ),
  );
}

/** Whole words, in capitals or not. Without words it finds nothing. */
function patternOf(words: readonly string[]): RegExp {
  const parts = words.map((word) => word.replaceAll(/[.+?^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}-])(?:${parts.join('|') || '(?!)'})(?![\\p{L}-])`, 'giu');
}

const QUOTES: Readonly<Record<Language, RegExp>> = {
  en: /“([^”]+)”/g,
  hu: /„([^”]+)”/g,
  it: /«([^»]+)»/g,
};

/** What texts quote and nothing says: a handbook may quote only what cards or the interface show. A single `n` is any number. */
export function findStrayQuotes(
  texts: Readonly<Record<string, string>>,
  said: readonly string[],
  language: Language,
): readonly string[] {
  const all = said.join('\n').toLowerCase().replaceAll(/\s+/g, ' ');
  return Object.entries(texts).flatMap(([key, text]) =>
    [...text.matchAll(QUOTES[language])].flatMap(([, quoted = '']) => {
      const pattern = quoted
        .toLowerCase()
        .replaceAll(/[.+*?^$()|[\]\\{}]/g, '\\$&')
        .replaceAll(/(?<!\p{L})n(?!\p{L})/gu, '[…\\d]+');
      return new RegExp(pattern, 'u').test(all)
        ? []
        : [`${language}: ${key} quotes “${quoted}”, which nothing says`];
    }),
  );
}

/**
 * Terms that stand nowhere but in the texts: words with a capital inside a sentence. A handbook may use only those that cards,
 * the interface or its own titles know. For languages that write terms with a capital.
 */
export function findStrayTerms(
  texts: Readonly<Record<string, string>>,
  said: readonly string[],
): readonly string[] {
  const known = new Set(said.flatMap((text) => wordsIn(text.toLowerCase())).map(stemOf));
  return Object.entries(texts).flatMap(([key, text]) =>
    text.split(/[.!?:·“«]/).flatMap((sentence) =>
      wordsIn(sentence)
        .slice(1)
        .filter((word) => /^\p{Lu}/u.test(word) && !known.has(stemOf(word.toLowerCase())))
        .map((word) => `${key} speaks of “${word}”, which nothing else says`),
    ),
  );
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+(?:[’-][\p{L}\d]+)*/gu) ?? [];
}

/** What plurals and cases leave as it is. */
function stemOf(word: string): string {
  const bare = word.replace(/’\p{L}*$/u, '').replace(/s$/, '');
  return bare.length > 5 ? bare.slice(0, -Math.min(3, bare.length - 5)) : bare;
}

/** What the entries of a handbook say, by id; what they may be found by is left out. */
export function wordsOfHandbook({
  entries,
}: Pick<GameHandbook, 'entries'>): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ id, title, text }) => [id, `${title} · ${text}`]));
}
