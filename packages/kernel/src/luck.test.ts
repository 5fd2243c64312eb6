import { describe, expect, it } from 'vitest';
import { brokenBy } from '../test/play.ts';
import { makeChance, makeKey, uniform } from './chance.ts';
import { keyedLuck, scriptedLuck } from './luck.ts';

const KEY = makeKey('luck');
const DIE = { stream: 'dice', name: 'strike', sides: 6 };

describe('keyedLuck', () => {
  it('throws the faces that key, stream and position fix', () => {
    const luck = keyedLuck(KEY);
    const chance = makeChance(KEY);
    for (const position of [0, 5, 3, 1000]) {
      expect(luck.face(DIE, position)).toBe(uniform(chance, 'dice', position, 6) + 1);
      expect(luck.next).toBe(position + 1);
    }
  });

  it('draws by index from the stream of the zone', () => {
    const luck = keyedLuck(KEY);
    const tokens = [7, 8, 9, 10];
    expect(luck.next).toBe(0);
    expect(luck.index('deck', tokens, 'draw:deck', 2)).toBe(uniform(makeChance(KEY), 'draw:deck', 2, 4));
    expect(luck.next).toBe(3);
  });
});

describe('scriptedLuck', () => {
  const script = {
    dice: [
      { name: 'strike', face: 6 },
      { name: 'omen', face: 1 },
    ],
    draws: [{ zone: 'deck', token: 9 }],
  };

  it('gives what is written, in order, and says what is left', () => {
    const luck = scriptedLuck(script);
    expect(luck.next).toBe(0);
    expect(luck.face(DIE, 4)).toBe(6);
    expect(luck.next).toBe(5);
    expect(luck.left()).toEqual({ dice: [{ name: 'omen', face: 1 }], draws: script.draws });
    expect(luck.index('deck', [7, 8, 9], 'draw:deck', 1)).toBe(2);
    expect(luck.next).toBe(2);
    expect(luck.face({ ...DIE, name: 'omen' }, 0)).toBe(1);
    expect(luck.left()).toEqual({ dice: [], draws: [] });
  });

  it('leaves the script itself alone', () => {
    scriptedLuck(script).face(DIE, 0);
    expect(script.dice).toHaveLength(2);
  });

  it.each([
    ['SCRIPT_DICE_END', [], DIE],
    ['SCRIPT_DICE_NAME', [{ name: 'omen', face: 1 }], DIE],
    ['SCRIPT_DICE_FACE', [{ name: 'strike', face: 0 }], DIE],
    ['SCRIPT_DICE_FACE', [{ name: 'strike', face: 7 }], DIE],
  ])('breaks with %s', (code, dice, die) => {
    expect(brokenBy(() => scriptedLuck({ dice, draws: [] }).face(die, 0))).toBe(code);
  });

  it.each([
    ['SCRIPT_DRAWS_END', []],
    ['SCRIPT_DRAW_ZONE', [{ zone: 'bag', token: 7 }]],
    ['SCRIPT_DRAW_TOKEN', [{ zone: 'deck', token: 8 }]],
  ])('breaks with %s', (code, draws) => {
    expect(brokenBy(() => scriptedLuck({ dice: [], draws }).index('deck', [7], 'draw:deck', 0))).toBe(code);
  });

  it.each([
    ['no die is left for strike', []],
    ['the script has a die omen, the game rolls strike', [{ name: 'omen', face: 1 }]],
    ['7 is not on a die with 6 sides', [{ name: 'strike', face: 7 }]],
  ])('says that %s', (message, dice) => {
    expect(() => scriptedLuck({ dice, draws: [] }).face(DIE, 0)).toThrow(message);
  });

  it.each([
    ['no draw is left for deck', []],
    ['the script draws from bag, the game from deck', [{ zone: 'bag', token: 7 }]],
    ['token 8 is not in deck', [{ zone: 'deck', token: 8 }]],
  ])('says that %s', (message, draws) => {
    expect(() => scriptedLuck({ dice: [], draws }).index('deck', [7], 'draw:deck', 0)).toThrow(message);
  });
});
