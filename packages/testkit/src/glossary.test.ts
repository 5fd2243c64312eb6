import type { Term } from '@sitrep/contract';
import { describe, expect, it } from 'vitest';
import { findStrayQuotes, findStrayTerms, findStrayWords } from './glossary.ts';

const slot: Term = {
  en: { word: 'slot' },
  hu: { word: 'hely' },
  it: { word: 'spazio', not: ['casell*', 'posto libero'], but: ['caselle dei turni'] },
};

describe('a word that a glossary does not use', () => {
  const strays = (text: string) => findStrayWords({ key: text }, [slot], 'it');

  it.each(['la casella 3', 'CASELLE libere', 'un posto libero', 'le caselle dei turni e una casella'])(
    'is found in “%s”',
    (text) => {
      expect(strays(text)).toHaveLength(1);
    },
  );

  it.each(['lo spazio 3', 'la sottocasella', 'le caselle dei turni', 'un posto, libero'])(
    'is not found in “%s”',
    (text) => {
      expect(strays(text)).toEqual([]);
    },
  );

  it('is told with the key, and with the word to use', () => {
    expect(strays('la casella 3')).toEqual(['it: key says “casell*” instead of “spazio”']);
    expect(findStrayWords({ one: 'casella', other: 'casella' }, [slot], 'it')).toHaveLength(2);
  });
});

it('a quoted text has to be said somewhere, with any number for n', () => {
  const quotes = (text: string) => findStrayQuotes({ key: text }, ['Limit 3', 'no Reinforcements'], 'en');
  expect(quotes('“Limit n” and “No Reinforcements” hold.')).toEqual([]);
  expect(quotes('“None” is skipped.')).toEqual(['en: key quotes “None”, which nothing says']);
});

describe('a term that nothing says', () => {
  const strays = (text: string) => findStrayTerms({ key: text }, ['stumbles; the Vehicle moves']);

  it.each(['It lowers the Stum.', 'A Barrel is not a Vehicle.'])('is found in “%s”', (text) => {
    expect(strays(text)).toHaveLength(1);
  });

  it.each(['Whoever Stumbles.', 'Fire at Vehicles, or at a Vehicle’s wheels. Others do not.'])(
    'is not found in “%s”',
    (text) => {
      expect(strays(text)).toEqual([]);
    },
  );

  it('is told with the key', () => {
    expect(strays('Pay for the Rocket.')).toEqual(['key speaks of “Rocket”, which nothing else says']);
  });
});
