import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

describe('piecesOf', () => {
  it.each([
    [{ type: 'move', soldier: 1, to: 2 }, ['slot:2', 'soldier:1']],
    [{ type: 'attack', soldier: 1, weapon: 5, profile: 0 }, ['item:5', 'soldier:1']],
    [{ type: 'attack', soldier: 2, weapon: -1, profile: 0 }, ['soldier:2']],
    [{ type: 'onHostile', hostile: 17 }, ['hostile:17']],
    [{ type: 'onTarget', target: 0 }, ['target:0']],
    [{ type: 'playCard', soldier: 1, card: 40 }, ['card:40', 'soldier:1']],
    [{ type: 'useAbility', soldier: 1, source: 'support:8', ability: 0 }, ['card:8', 'soldier:1']],
    [{ type: 'passGear', item: 3, to: 2 }, ['soldier:2', 'item:3']],
    [{ type: 'attach', item: 3, to: 4 }, ['item:4', 'item:3']],
    [{ type: 'done' }, []],
  ])('finds what %j is about', (command, pieces) => {
    expect(piecesOf(command)).toEqual(pieces);
  });

  it('puts first what a player would reach for', () => {
    expect(piecesOf({ type: 'strike', soldier: 1, hostile: 9 })[0]).toBe('hostile:9');
    expect(piecesOf({ type: 'pass' })).toEqual([]);
  });
});
