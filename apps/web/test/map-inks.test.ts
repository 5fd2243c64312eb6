import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INKS } from '../src/games/combat-veteran/landscape/inks.ts';

const sheet = new URL('../src/games/combat-veteran/map/inks.css', import.meta.url);
/** What each theme says, from the light one on. */
const themes = readFileSync(sheet, 'utf8').split(':root').slice(1);

describe('the inks of the map', () => {
  it.each(['light', 'dark', 'contrast'].map((name, index) => ({ name, rules: themes[index] ?? '' })))(
    'all have a colour in the $name theme, and nothing else has',
    ({ rules }) => {
      const named = [...rules.matchAll(/--cv-([\w-]+): #(?:[0-9a-f]{3}|[0-9a-f]{6});/g)].map(
        ([, ink]) => ink,
      );
      expect(named.toSorted()).toEqual(INKS.toSorted());
    },
  );
});
