import { fuzz } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { warfighterEntry } from '../src/warfighter.ts';

const { hints, game, trials } = warfighterEntry;
const setups = trials?.() ?? [];
const known = new Set(setups.flatMap(({ content }) => hints.landmarks?.list(content) ?? []));
// No laws watch: only what the games come by is counted.
const { coverage } = fuzz({
  subject: { ...hints, game, setups },
  games: 40,
  seed: 'sights',
  laws: true,
  only: [],
});

it('knows every landmark that random missions come by', () => {
  expect(Object.keys(coverage.landmarks).filter((mark) => !known.has(mark))).toEqual([]);
});

it('comes by most of them in a few games', () => {
  expect(known.size).toBeGreaterThan(500);
  expect(coverage.missed.length).toBeLessThan(known.size / 2);
});

it.each([
  ['card modern-core/m4', 'bought'],
  ['effect drawCards', 'carried out'],
  ['effect modCover', 'heard'],
  ['cost expend', 'paid'],
  ['trigger hostilePlaced', 'come'],
])('sees %s %s', (mark) => {
  expect(coverage.landmarks[mark]).toBeGreaterThan(0);
});
