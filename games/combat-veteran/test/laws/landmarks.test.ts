import { fuzz } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { combatVeteranEntry } from '../../src/entry/index.ts';

const { hints, game, trials } = combatVeteranEntry;

describe('landmarks', () => {
  const setups = trials?.() ?? [];
  const known = new Set(setups.flatMap(({ content }) => hints.landmarks?.list(content) ?? []));
  // No laws watch: only the landmarks that games reach are counted.
  const { coverage, failures } = fuzz({
    subject: { ...hints, game, setups },
    games: 18,
    seed: 'sights',
    laws: true,
    only: [],
  });

  it('knows every one that random firefights reach', () => {
    expect(failures).toEqual([]);
    expect(Object.keys(coverage.landmarks).filter((mark) => !known.has(mark))).toEqual([]);
  });

  it('reaches most of them in a few games', () => {
    expect(known.size).toBeGreaterThan(250);
    expect(coverage.missed.length).toBeLessThan(known.size / 2);
  });

  it.each([
    ['piece vc-thanh', 'fighting'],
    ['terrain clear', 'walked on'],
    ['condition range', 'counted'],
    ['effect none', 'rolled'],
    ['chit ah-64', 'called for'],
  ])('sees %s %s', (mark) => {
    expect(coverage.landmarks[mark]).toBeGreaterThan(0);
  });
});
