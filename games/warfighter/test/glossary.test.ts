import { globSync, readFileSync } from 'node:fs';
import { findStrayQuotes, findStrayWords, wordsOfHandbook } from '@sitrep/testkit';
import { LANGUAGES, wordsOfMessages } from '@sitrep/text';
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
    const faces = globSync(`test/golden/faces/*.${language}.txt`, { cwd: HOME });
    const said = [
      ...faces.map((file) => readFileSync(new URL(file, HOME), 'utf8')),
      ...Object.values(wordsOfMessages(catalogues[language], language)),
    ];
    expect(faces.length).toBeGreaterThan(0);
    expect(findStrayQuotes(wordsOfHandbook(await loadHandbook(language)), said, language)).toEqual([]);
  });
});

it.each(GLOSSARY.map((term) => [term.en.word, term] as const))(
  '%s is called as in the glossary of the rules',
  (_name, term) => {
    const row = TABLE.split('\n').find((line) => line.startsWith(`| ${term.en.word} |`)) ?? '';
    for (const language of LANGUAGES) expect(row.toLowerCase()).toContain(term[language].word.toLowerCase());
  },
);
