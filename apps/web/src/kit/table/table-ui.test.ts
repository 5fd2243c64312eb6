import { describe, expect, it } from 'vitest';
import type { AnyAnswer } from '../match/types.ts';
import type { PieceFinder } from '../page/piece.ts';
import { directAnswer, looseOptions, optionsAbout, optionsByHandle } from './table-ui.ts';

/** Pieces as a game might have them: destinations before movers. */
const KINDS = { hostile: 'hostile', to: 'slot', weapon: 'item', soldier: 'soldier' };
const piecesOf: PieceFinder = (data) =>
  Object.entries(KINDS).flatMap(([field, kind]) => {
    const value: unknown = Reflect.get(data, field);
    return value === undefined ? [] : [`${kind}:${String(value)}`];
  });

const answers = (...list: readonly object[]) => list as unknown as readonly AnyAnswer[];

const turn = answers(
  { type: 'move', soldier: 1, to: 2 },
  { type: 'move', soldier: 2, to: 2 },
  { type: 'attack', soldier: 1, weapon: 5, profile: 0 },
  { type: 'done' },
);
const targets = answers(
  { type: 'onHostile', hostile: 3 },
  { type: 'onHostile', hostile: 4 },
  { type: 'cancel' },
);

describe('what pointing does', () => {
  it('answers at once where the question is which piece', () => {
    expect(directAnswer(piecesOf, targets, 'hostile:4')).toBe(targets[1]);
    expect(directAnswer(piecesOf, targets, 'hostile:9')).toBeUndefined();
  });

  it('only narrows the orders where a piece stands for several, or pieces for different things', () => {
    expect(directAnswer(piecesOf, turn, 'slot:2')).toBeUndefined();
    expect(directAnswer(piecesOf, turn, 'item:5')).toBeUndefined();
    expect(optionsAbout(piecesOf, turn, 'soldier:1', [])).toEqual([turn[0], turn[2]]);
  });
});

describe('every option', () => {
  it.each([turn, targets])('has a piece or a button, never both', (...options) => {
    const handled = [...optionsByHandle(piecesOf, options).values()].flat();
    expect(new Set([...handled, ...looseOptions(piecesOf, options)])).toEqual(new Set(options));
    expect(handled.length + looseOptions(piecesOf, options).length).toBe(options.length);
  });
});
