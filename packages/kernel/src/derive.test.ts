import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { openParlour, play, undo } from '../test/play.ts';
import { hashData } from './canonical.ts';
import { makeKey } from './chance.ts';
import { derive } from './derive.ts';
import { determinize } from './determinize.ts';
import { forkMatch } from './fork.ts';
import { hashed, type Reading, reading } from './state.ts';

type Read = Reading<ParlourTypes>;

const scopes = ['match', 'game', 'zones'] as const;

/** A derived count of how often it was worked out, for each scope. */
function counters() {
  const count = () => {
    let times = 0;
    return (_state: Read) => {
      times += 1;
      return { times };
    };
  };
  const derived = {
    match: derive.match(count()),
    game: derive.game(count()),
    zones: derive.zones(count()),
  };
  return (state: Read) => scopes.map((scope) => derived[scope](state).times);
}

describe('what is derived from a state', () => {
  it('is worked out when it is first asked for, and once', () => {
    const timesOf = counters();
    const { state } = openParlour();
    expect(timesOf(state)).toEqual([1, 1, 1]);
    expect(timesOf(state)).toEqual([1, 1, 1]);
  });

  it('is dropped when what its scope may read is written, and not otherwise', () => {
    const timesOf = counters();
    const match = openParlour();
    expect(timesOf(match.state)).toEqual([1, 1, 1]);
    match.order(0, 'alarm', true);
    expect(timesOf(match.state)).toEqual([1, 1, 1]);
    play(match, 0, { type: 'draw' });
    expect(timesOf(match.state)).toEqual([1, 1, 2]);
    play(match, 0, { type: 'note' });
    expect(timesOf(match.state)).toEqual([1, 2, 3]);
    play(match, 0, { type: 'roll' });
    expect(timesOf(match.state)).toEqual([1, 2, 3]);
  });

  it('is dropped when somebody learns what a zone holds', () => {
    const known = derive.zones(({ zones }: Read) => ({ mask: zones.hand0?.known }));
    const match = openParlour();
    const before = known(match.state).mask;
    play(match, 0, { type: 'unveil' });
    expect(known(match.state).mask).not.toBe(before);
  });

  it('is kept by key: by value, by object, or by what tells keys apart', () => {
    const { state } = openParlour();
    const byKey = derive.match((_state: Read, key: string | object) => ({ key }));
    const [one, other] = [{ seat: 1 }, { seat: 1 }];
    expect(byKey(state, 'a')).toBe(byKey(state, 'a'));
    expect(byKey(state, 'a')).not.toBe(byKey(state, 'b'));
    expect(byKey(state, one)).not.toBe(byKey(state, other));
    const byName = derive.match(
      (_state: Read, key: { readonly seat: number }) => ({ key }),
      ({ seat }) => seat,
    );
    expect(byName(state, one)).toBe(byName(state, other));
    expect(byName(state, { seat: 2 })).not.toBe(byName(state, one));
  });

  it('is dropped for all keys', () => {
    const match = openParlour();
    const notes = derive.game(({ game }: Read, seat: number) => ({ notes: game.notes[seat] }));
    const before = [0, 1].map((seat) => notes(match.state, seat));
    play(match, 0, { type: 'note' });
    for (const seat of [0, 1]) expect(notes(match.state, seat)).not.toBe(before[seat]);
    expect(notes(match.state, 0).notes).toBe(1);
  });

  it('may be derived from what is derived', () => {
    const match = openParlour();
    const total = derive.game(({ game }: Read) => game.notes.reduce((sum, note) => sum + note, 0));
    const told = derive.game((state: Read) => `${total(state)} notes`);
    expect(told(match.state)).toBe('0 notes');
    play(match, 0, { type: 'note' });
    expect(told(match.state)).toBe('1 notes');
  });

  it('belongs to one match, however often another is asked about', () => {
    const notes = derive.game(({ game }: Read) => ({ notes: [...game.notes] }));
    const [one, other] = [openParlour(), openParlour()];
    const kept = notes(one.state);
    for (let round = 0; round < 3; round += 1) {
      play(other, 0, { type: 'note' });
      expect(notes(other.state).notes[0]).toBe(round + 1);
      expect(notes(one.state)).toBe(kept);
    }
  });

  it('leaves no trace in the state', () => {
    const match = openParlour();
    const before = { ...match.copyState() };
    const hash = hashData(hashed(match.copyState()));
    counters()(match.state);
    expect(match.copyState()).toEqual(before);
    expect(hashData(hashed(match.copyState()))).toBe(hash);
  });
});

describe('copies of a state', () => {
  it('start without anything, and lose nothing when the original goes on', () => {
    const timesOf = counters();
    const match = openParlour();
    expect(timesOf(match.state)).toEqual([1, 1, 1]);
    const copy = match.copy();
    expect(timesOf(copy.state)).toEqual([2, 2, 2]);
    play(match, 0, { type: 'note' });
    expect(timesOf(copy.state)).toEqual([2, 2, 2]);
    expect(timesOf({ ...copy.state })).toEqual([3, 3, 3]);
    expect(timesOf(forkMatch(match, match.copyState()).state)).toEqual([4, 4, 4]);
  });

  it('are never taken for the state before an undo', () => {
    const notes = derive.game(({ game }: Read) => game.notes[0] ?? 0);
    const match = openParlour();
    play(match, 0, { type: 'note' });
    expect(notes(match.state)).toBe(1);
    undo(match, 0);
    expect(notes(match.state)).toBe(0);
  });

  it('that hide secrets keep nothing that was asked while they were made', () => {
    const secrets = derive.game(({ game }: Read) => [...game.secrets]);
    const match = openParlour({
      game: {
        ...parlour,
        determinize(state, seat, random) {
          secrets(reading(state));
          parlour.determinize(state, seat, random);
        },
      },
    });
    for (const seat of [0, 1]) play(match, seat, { type: 'peek' });
    const worlds = Array.from({ length: 20 }, (_, index) =>
      determinize(match.game, match.copyState(), 0, makeKey(`world ${index}`)),
    );
    for (const world of worlds) expect(secrets(reading(world))).toEqual(world.game.secrets);
    expect(new Set(worlds.map(({ game }) => game.secrets[1])).size).toBeGreaterThan(1);
  });
});

describe('what is derived from a content', () => {
  it('is shared by every match, copy and fork with that content, and by nobody else', () => {
    const deck = derive.content(({ cards }: { readonly cards: number }) => Array.from({ length: cards }));
    const match = openParlour();
    const kept = deck(match.state.content);
    play(match, 0, { type: 'note' }, { type: 'draw' });
    expect(deck(match.state.content)).toBe(kept);
    expect(deck(match.copyState().content)).toBe(kept);
    const other = openParlour({ cards: 12 });
    expect(deck(other.state.content)).toHaveLength(12);
    expect(deck(match.state.content)).toBe(kept);
  });

  it('is kept by key', () => {
    const card = derive.content((content: object, number: number) => ({ content, number }));
    const content = {};
    expect(card(content, 1)).toBe(card(content, 1));
    expect(card(content, 2).number).toBe(2);
    expect(card({}, 1)).not.toBe(card(content, 1));
  });
});
