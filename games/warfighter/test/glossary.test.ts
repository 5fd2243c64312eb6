import { globSync, readFileSync } from 'node:fs';
import { findStrayQuotes, findStrayTerms, findStrayWords, wordsOfHandbook } from '@sitrep/testkit';
import { LANGUAGES, type Language, wordsOfMessages } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { GLOSSARY } from '../src/glossary/index.ts';
import { loadHandbook } from '../src/handbook/handbook.ts';
import { catalogues } from './catalogues.ts';

const HOME = new URL('..', import.meta.url);
const [, TABLE = ''] = readFileSync(new URL('SPEC.md', HOME), 'utf8').split('\n## 32. Glossary');

describe.each(LANGUAGES)('in %s', (language) => {
  it('the game calls one thing by one name', () => {
    expect(findStrayWords(wordsOfMessages(catalogues[language], language), GLOSSARY, language)).toEqual([]);
  });

  it('so does the handbook', async () => {
    expect(findStrayWords(wordsOfHandbook(await loadHandbook(language)), GLOSSARY, language)).toEqual([]);
  });

  it('the handbook quotes only what stands on cards or is said in play', async () => {
    expect(
      findStrayQuotes(wordsOfHandbook(await loadHandbook(language)), saidIn(language), language),
    ).toEqual([]);
  });
});

/** Short forms that players use, and the handbook with them. */
const SHORT = ['WWII', 'PS', 'NPS'];

// Hungarian writes terms without a capital.
it.each(['en', 'it'] as const)(
  'the handbook uses only terms that cards, play or its own titles know, in %s',
  async (language) => {
    const handbook = await loadHandbook(language);
    const titles = handbook.entries.map(({ title }) => title);
    const known = [...saidIn(language), ...titles, ...SHORT];
    expect(findStrayTerms(wordsOfHandbook(handbook), known)).toEqual([]);
  },
);

/** All that cards print and play says. */
function saidIn(language: Language): readonly string[] {
  const faces = globSync(`test/golden/faces/*.${language}.txt`, { cwd: HOME });
  expect(faces.length).toBeGreaterThan(0);
  return [
    ...faces.map((file) => readFileSync(new URL(file, HOME), 'utf8')),
    ...Object.values(wordsOfMessages(catalogues[language], language)),
  ];
}

it.each(GLOSSARY.map((term) => [term.en.word, term] as const))(
  '%s is called as in the glossary of the rules',
  (_name, term) => {
    const row = TABLE.split('\n').find((line) => line.startsWith(`| ${term.en.word} |`)) ?? '';
    for (const language of LANGUAGES) expect(row.toLowerCase()).toContain(term[language].word.toLowerCase());
  },
);
