import { globSync, readFileSync } from 'node:fs';
import { findStrayQuotes, findStrayWords, wordsOfHandbook } from '@sitrep/testkit';
import { LANGUAGES, wordsOfMessages } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { combatVeteranEntry as entry } from '../src/entry/index.ts';
import { GLOSSARY } from '../src/glossary/index.ts';
import { loadHandbook } from '../src/handbook/handbook.ts';
import type { PackNames } from '../src/messages/locales.ts';

const HOME = new URL('..', import.meta.url);
const [, TABLE = ''] = readFileSync(new URL('SPEC.md', HOME), 'utf8').split('\n## 9. Glossary');

function namesOf(pack: string, language: string): PackNames {
  const file = new URL(`../../content/${pack}/locales/${language}.json`, HOME);
  return JSON.parse(readFileSync(file, 'utf8')) as PackNames;
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('game and packs call one thing by one name', async () => {
    const words = wordsOfMessages(await entry.messages[language](), language);
    expect(findStrayWords(words, GLOSSARY, language)).toEqual([]);
  });

  it('so does the handbook', async () => {
    expect(findStrayWords(wordsOfHandbook(await loadHandbook(language)), GLOSSARY, language)).toEqual([]);
  });

  it('the handbook quotes only what pieces or the game say', async () => {
    const faces = globSync(`test/golden/faces/*.${language}.txt`, { cwd: HOME });
    const said = [
      ...faces.map((file) => readFileSync(new URL(file, HOME), 'utf8')),
      ...Object.values(wordsOfMessages(await entry.messages[language](), language)),
    ];
    expect(faces.length).toBeGreaterThan(0);
    expect(findStrayQuotes(wordsOfHandbook(await loadHandbook(language)), said, language)).toEqual([]);
  });

  it('both scenarios give what they share the same names', () => {
    const { title: _, ...keating } = namesOf('cv-keating', language);
    const paddy = namesOf('cv-rice-paddy', language);
    for (const [family, names] of Object.entries(keating))
      for (const [id, name] of Object.entries(names))
        expect({ id, name: { ...names, ...paddy[family as keyof typeof keating] }[id] }).toEqual({
          id,
          name,
        });
  });
});

it.each(GLOSSARY.map((term) => [term.en.word, term] as const))(
  '%s is called as in the glossary of the rules',
  (_name, term) => {
    const row = TABLE.split('\n').find((line) => line.startsWith(`| ${term.en.word} |`)) ?? '';
    for (const language of LANGUAGES) expect(row.toLowerCase()).toContain(term[language].word.toLowerCase());
  },
);
