import { games } from '@sitrep/catalog';
import { describe, expect, it } from 'vitest';
import { findTranscriptProblems, playTranscripts } from './transcripts.ts';

describe.each(games)('the golden matches of $id', (entry) => {
  it('go as their transcripts say (`node tools/setup.mjs tools/transcripts.ts --write` writes them)', async () => {
    expect(findTranscriptProblems(await playTranscripts(entry))).toEqual([]);
  });
});

it('a line that differs is shown as it was and as it is', () => {
  const file = 'games/duel/test/golden/short-aggressors.txt';
  const [problem = ''] = findTranscriptProblems([{ file, text: 'Duel of another kind' }]);
  expect(problem).toContain(`${file} differs:`);
  expect(problem).toMatch(/\n- Duel \S+: a short duel/);
  expect(problem).toMatch(/\n\+ Duel of another kind$/);
});
