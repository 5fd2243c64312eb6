import { games } from '@sitrep/catalog';
import { describe, expect, it } from 'vitest';
import { findFaceProblems, sayFaces } from './faces.ts';

describe.each(games)('the faces of $id', (entry) => {
  it('read as their files say (`node tools/setup.mjs tools/faces.ts --write` writes them)', async () => {
    const faces = await sayFaces(entry);
    expect(faces.length).toBeGreaterThan(0);
    expect(findFaceProblems(entry, faces)).toEqual([]);
  });

  it('that change or go are named', async () => {
    const [first, ...rest] = await sayFaces(entry);
    const changed = first === undefined ? [] : [{ ...first, text: `Another card\n${first.text}` }];
    expect(findFaceProblems(entry, [...changed, ...rest])).toEqual([
      expect.stringContaining('line 1 is now “Another card”'),
    ]);
    expect(findFaceProblems(entry, rest)).toEqual([expect.stringContaining('belongs to no card')]);
  });
});
