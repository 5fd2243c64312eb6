import { findGame } from '@sitrep/catalog';
import { expect, it } from 'vitest';
import { loadSpeech } from '../match/load-speech.ts';
import { namedPieces } from './named-pieces.ts';

it.each([
  [{ type: 'attack', card: 0 }, ['token:0']],
  [
    { type: 'drawn', from: 'deck', into: 'hand0', tokens: [3, 4] },
    ['zone:deck', 'zone:hand0', 'token:3', 'token:4'],
  ],
  [{ type: 'stance', stance: 'bold' }, []],
  [{ type: 'train', strength: 2, guard: 1 }, []],
  [{ type: 'hold' }, []],
])('finds what %j is about', async (data, pieces) => {
  const entry = findGame('duel');
  if (entry === undefined) throw new Error('no duel');
  expect(namedPieces(entry, await loadSpeech(entry, undefined, 'en'))(data)).toEqual(pieces);
});
