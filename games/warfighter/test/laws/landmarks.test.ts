import { fuzz } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { warfighterEntry } from '../../src/entry/index.ts';

const { hints, game, trials } = warfighterEntry;

const SEEN: Readonly<Record<'modern' | 'ww2', readonly (readonly [string, string])[]>> = {
  modern: [
    ['card modern-core/m4', 'bought'],
    ['effect drawCards', 'carried out'],
    ['effect modCover', 'heard'],
    ['cost expend', 'paid'],
    ['trigger hostilePlaced', 'come'],
    ['row modern-jungle/thug range 0-0 reticles 1-1 7+', 'rolled'],
  ],
  ww2: [
    ['card ww2-europe/operation-husky', 'served in'],
    ['card ww2-europe/minefield', 'drawn from the Events'],
    ['card ww2-russia-winter/forest-road', 'drawn from the Locations'],
    ['effect environ', 'rolled for'],
    ['effect camouflage', 'rolled for'],
    ['row ww2-europe/riflemen range 0-1 reticles 1-2 7+', 'rolled'],
  ],
};

describe.each(['modern', 'ww2'] as const)('%s', (ruleset) => {
  const setups = trials?.(ruleset) ?? [];
  const known = new Set(setups.flatMap(({ content }) => hints.landmarks?.list(content) ?? []));
  // No laws watch: only the landmarks that games reach are counted.
  const { coverage } = fuzz({
    subject: { ...hints, game, setups },
    games: 40,
    seed: 'sights',
    laws: true,
    only: [],
  });

  it('knows every landmark that random missions reach', () => {
    expect(Object.keys(coverage.landmarks).filter((mark) => !known.has(mark))).toEqual([]);
  });

  it('reaches most of them in a few games', () => {
    expect(known.size).toBeGreaterThan(450);
    expect(coverage.missed.length).toBeLessThan(known.size / 2);
  });

  it.each(SEEN[ruleset])('sees %s %s', (mark) => {
    expect(coverage.landmarks[mark]).toBeGreaterThan(0);
  });
});
