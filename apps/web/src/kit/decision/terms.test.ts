import { findGame } from '@sitrep/catalog';
import type { HandbookEntry } from '@sitrep/contract';
import { LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { makeTermFinder } from './terms.ts';

const entry = (title: string): HandbookEntry => ({
  id: title,
  section: 'keywords',
  title,
  also: [],
  text: '',
  rules: [],
  see: [],
  ruleset: 'both',
});
const english = makeTermFinder([entry('Cover'), entry('Defeat Cover'), entry('Miss, Kill, Kill All')], 'en');

describe('terms in a sentence', () => {
  it('are found longest first, and the rest stays as it is', () => {
    const parts = english.split('A Defeat Cover roll, then Kills.');
    expect(parts.map(({ words, entry: found }) => [words, found?.title])).toEqual([
      ['A ', undefined],
      ['Defeat Cover', 'Defeat Cover'],
      [' roll, then ', undefined],
      ['Kills', 'Miss, Kill, Kill All'],
      ['.', undefined],
    ]);
    expect(parts.map(({ words }) => words).join('')).toBe('A Defeat Cover roll, then Kills.');
  });

  it.each(['take cover', 'Coverage', 'Recover'])('are not found in “%s”', (text) => {
    expect(english.entriesIn(text)).toEqual([]);
  });

  it('are found with the endings of the language', () => {
    expect(makeTermFinder([entry('Lefogás')], 'hu').entriesIn('Kap két lefogást.')).toHaveLength(1);
  });

  it('are not found without a handbook', () => {
    expect(makeTermFinder([], 'en').split('Cover')).toEqual([{ words: 'Cover' }]);
  });

  it.each(LANGUAGES)('of the whole handbook are found in its own texts in %s', async (language) => {
    const handbook = await findGame('warfighter')?.handbook?.(language);
    const entries = handbook?.entries ?? [];
    const finder = makeTermFinder(entries, language);
    const explained = entries.filter(({ text }) => finder.entriesIn(text).length > 0);
    expect(explained.length).toBeGreaterThan(entries.length / 3);
  });
});
