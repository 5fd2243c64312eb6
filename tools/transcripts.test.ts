import { expect, test } from 'vitest';
import { findTranscriptProblems } from './transcripts.ts';

test('the golden games go as their transcripts say (`node tools/transcripts.ts --write` writes them anew)', async () => {
  expect(await findTranscriptProblems()).toEqual([]);
});
