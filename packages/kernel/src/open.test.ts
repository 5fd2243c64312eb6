import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { brokenBy, KEY, openParlour, play, undo } from '../test/play.ts';
import { hashData } from './canonical.ts';
import type { Opening } from './contract.ts';
import { openState, refold } from './open.ts';
import { hashed } from './state.ts';

const setup = { config: { seats: 3 }, content: { cards: 2 }, key: KEY };

function opening(changes: Partial<Opening<ParlourTypes>> = {}): Opening<ParlourTypes> {
  const laid = parlour.setup(setup.config, setup.content);
  if (!laid.ok) throw new Error('refused');
  return { ...laid.value, ...changes };
}

describe('openState', () => {
  it('lays out everything before the first event', () => {
    const state = openState(opening(), setup, parlour.clone);
    const seat = { isPresent: true, hasConceded: false, asked: 0, visit: 0, orders: [] };
    expect(state).toEqual({
      config: setup.config,
      content: setup.content,
      game: opening().game,
      frames: [{ id: 1, procedure: 'table', step: 'start', locals: {}, cause: 0, unpaid: false }],
      zones: {
        deck: { pool: 'cards', known: 0, tokens: [0, 1] },
        table: { pool: 'cards', known: 0b111, tokens: [] },
        cellar: { pool: 'coins', known: 0, tokens: [101, 102, 103] },
        safe: { pool: 'coins', known: 0, tokens: [104] },
        hand0: { pool: 'cards', known: 0b001, tokens: [] },
        hand1: { pool: 'cards', known: 0b010, tokens: [] },
        hand2: { pool: 'cards', known: 0b100, tokens: [] },
      },
      seats: [seat, seat, seat],
      chance: { key: KEY, positions: {} },
      serial: 1,
    });
  });

  it('shares nothing that is written with the opening, nor one seat with another', () => {
    const laid = opening();
    const state = openState(laid, setup, parlour.clone);
    state.game.notes[0] = 9;
    state.zones.deck?.tokens.pop();
    Object.assign(state.frames[0]?.locals ?? {}, { a: 1 });
    expect(state.seats[0]).not.toBe(state.seats[1]);
    expect(laid).toEqual(opening());
  });

  it('hands the locals to the first procedure', () => {
    const start = { procedure: 'vote', locals: { seats: [1] } } as const;
    const { frames } = openState(opening({ start }), setup, parlour.clone);
    expect(frames).toEqual([{ id: 1, ...start, step: 'start', cause: 0, unpaid: false }]);
  });

  it.each([0, -1, 31, Number.NaN])('breaks on %d seats', (seats) => {
    expect(brokenBy(() => openState(opening({ seats }), setup, parlour.clone))).toBe('SEAT_COUNT');
    expect(() => openState(opening({ seats }), setup, parlour.clone)).toThrow(
      `a match has 1 to 30 seats, not ${seats}`,
    );
  });

  it.each([1, 30])('bears %d seats', (seats) => {
    const state = openState(opening({ seats }), setup, parlour.clone);
    expect(state.seats).toHaveLength(seats);
    expect(state.zones.table?.known).toBe(2 ** seats - 1);
  });
});

describe('refold', () => {
  it('rebuilds the whole state from the events that still count', () => {
    const match = openParlour({ cards: 2 });
    play(match, 0, { type: 'note' }, { type: 'rest' });
    undo(match, 0);
    play(match, 1, { type: 'draw' }, { type: 'callVote', seats: [0, 1, 2] });
    play(match, 1, { type: 'vote', vote: 'no' });
    const state = refold(parlour, openState(opening(), setup, parlour.clone), match.log, 0);
    expect(hashData(hashed(state))).toBe(match.hash);
  });

  it('starts from any entry', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    const half = match.copyState();
    play(match, 1, { type: 'note' });
    expect(refold(parlour, half, match.log, 2).game.notes).toEqual([1, 1, 0]);
  });
});
