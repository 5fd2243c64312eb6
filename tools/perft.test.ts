import { games } from '@sitrep/catalog';
import { openGolden, perft } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { goldenOf } from './transcripts.ts';

describe.each(games)('the trees of $id', (entry) => {
  const golden = goldenOf(entry);

  it.each(golden.positions)('$name: $about', async (position) => {
    const match = openGolden(await entry.examples(), golden, position);
    const { hash } = match;
    expect(position.counts.map((_, index) => perft(match, index + 1))).toEqual(position.counts);
    expect(match.hash).toBe(hash);
  });
});
