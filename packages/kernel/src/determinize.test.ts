import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { accepted, KEY, openParlour, type Parlour, play } from '../test/play.ts';
import { makeKey } from './chance.ts';
import { determinize } from './determinize.ts';
import { reading } from './state.ts';
import { viewOf } from './view.ts';

const ALL = [0, 1, 2];
const WORLDS = Array.from({ length: 40 }, (_, i) => makeKey(`world ${i}`));
const NO = { type: 'vote', vote: 'no' } as const;

/** Hands of two, secrets of seats 0 and 1, orders of all, sealed answers of seats 0 and 1. */
function busy(): Parlour {
  const match = openParlour();
  for (const seat of ALL) {
    play(match, seat, { type: 'draw' });
    accepted(match.order(seat, 'alarm', true));
  }
  for (const seat of [0, 1]) play(match, seat, { type: 'peek' });
  play(match, 0, { type: 'callVote', seats: ALL });
  for (const seat of [0, 1]) play(match, seat, NO);
  return match;
}

function world(match: Parlour, seat: number, key: string) {
  return determinize(parlour, match.copyState(), seat, key);
}

describe('determinize', () => {
  it('leaves what the seat knows as it is', () => {
    const match = busy();
    for (const seat of ALL) {
      for (const key of WORLDS) {
        expect(viewOf(parlour, reading(world(match, seat, key)), seat)).toEqual(match.view(seat));
      }
    }
  });

  it('re-deals what it does not know, within the pool and in the same numbers', () => {
    const { zones } = busy().state;
    const unseen = ['deck', 'hand1', 'hand2'];
    const tokens = (from: typeof zones) => unseen.flatMap((name) => [...(from[name]?.tokens ?? [])]);
    for (const key of WORLDS) {
      const dealt = world(busy(), 0, key).zones;
      expect(unseen.map((name) => dealt[name]?.tokens.length)).toEqual([4, 2, 2]);
      expect(tokens(dealt).sort()).toEqual(tokens(zones).sort());
      expect(dealt.hand0).toEqual(zones.hand0);
      expect([...(dealt.cellar?.tokens ?? []), ...(dealt.safe?.tokens ?? [])].sort()).toEqual([
        101, 102, 103, 104,
      ]);
    }
  });

  it('deals the same wherever the unseen tokens really lie', () => {
    const [first = KEY, second = KEY] = WORLDS;
    const dealt = world(busy(), 0, first);
    expect(dealt.zones).not.toEqual(world(busy(), 0, second).zones);
    expect(determinize(parlour, dealt, 0, second).zones).toEqual(world(busy(), 0, second).zones);
  });

  it('gives every unseen token the same chance of every place', () => {
    const match = openParlour();
    const counts = new Map<number, number>();
    for (let i = 0; i < 2000; i += 1) {
      const [token = -1] = world(match, 0, makeKey(`uniform ${i}`)).zones.safe?.tokens ?? [];
      counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([101, 102, 103, 104]);
    // 500 expected of each; the bound is five standard deviations away.
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(97);
  });

  it('forgets what others have sealed and ordered', () => {
    const { seats } = world(busy(), 0, KEY);
    expect(seats.map(({ sealed }) => sealed)).toEqual([NO, undefined, undefined]);
    expect(seats.map((seat) => seat.sealed !== undefined)).toEqual([true, false, false]);
    expect(seats.map(({ orders }) => orders)).toEqual([['alarm'], [], []]);
  });

  it('lets the game replace its own secrets', () => {
    const { secrets } = busy().state.game;
    const found = new Set(WORLDS.map((key) => world(busy(), 0, key).game.secrets[1]));
    expect(found.size).toBeGreaterThan(5);
    for (const key of WORLDS) expect(world(busy(), 0, key).game.secrets[0]).toBe(secrets[0]);
  });

  it('goes on under the given key', () => {
    const match = busy();
    const { chance } = world(match, 0, WORLDS[3] ?? '');
    expect(chance).toEqual({ key: WORLDS[3], positions: match.state.chance.positions });
  });

  it('is fixed by its key and leaves the true state alone', () => {
    const match = busy();
    const state = match.copyState();
    expect(determinize(parlour, state, 1, KEY)).toEqual(determinize(parlour, state, 1, KEY));
    expect(state).toEqual(match.copyState());
  });
});
