import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { brokenBy, openParlour } from '../test/play.ts';
import { makeKey } from './chance.ts';
import type { AnyEvent } from './events.ts';
import { drawStream, fold, getZone } from './fold.ts';
import type { State } from './state.ts';

type Event = AnyEvent<ParlourTypes>;

/** The state of a parlour that has just been opened, after some events. */
function after(...events: Event[]): State<ParlourTypes> {
  const state = openParlour().copyState();
  for (const event of events) fold(parlour, state, event);
  return state;
}

const PUSH = {
  type: 'framePushed',
  procedure: 'vote',
  step: 'start',
  locals: { seats: [0] },
  unpaid: false,
  cause: 7,
} as const;
const VOTE = { type: 'vote', vote: 'yes' } as const;
const FIRST = { id: 1, procedure: 'table', step: 'start', locals: {}, cause: 0, unpaid: false };

describe('frames', () => {
  it('pushes with a new id and the cause of the event', () => {
    const { frames, serial } = after(PUSH);
    expect(frames).toEqual([
      FIRST,
      { id: 2, procedure: 'vote', step: 'start', locals: { seats: [0] }, cause: 7, unpaid: false },
    ]);
    expect(serial).toBe(2);
  });

  it('puts a frame of an event without cause down to the start', () => {
    const { cause: _cause, ...push } = PUSH;
    expect(after(push).frames[1]?.cause).toBe(0);
  });

  it('does not write into the locals of the event', () => {
    const push = { ...PUSH, locals: { seats: [0] } };
    after(push, { type: 'frameStepped', step: 'next', patch: { seats: [1] } });
    expect(push.locals).toEqual({ seats: [0] });
  });

  it('steps to a place under a new id, even to the same', () => {
    const { frames, serial } = after(
      { type: 'frameStepped', step: 'start' },
      { type: 'frameStepped', step: 'next', patch: { a: 1 } },
    );
    expect(frames).toEqual([{ ...FIRST, id: 3, step: 'next', locals: { a: 1 } }]);
    expect(serial).toBe(3);
  });

  it('pops, and patches the caller if there is a patch', () => {
    expect(after(PUSH, { type: 'framePopped' }).frames).toEqual([FIRST]);
    expect(after(PUSH, { type: 'framePopped', patch: { a: 1 } }).frames).toEqual([
      { ...FIRST, locals: { a: 1 } },
    ]);
  });

  it('pays every frame', () => {
    const { frames } = after({ ...PUSH, unpaid: true }, { ...PUSH, unpaid: true }, { type: 'chainPaid' });
    expect(frames.map(({ unpaid }) => unpaid)).toEqual([false, false, false]);
  });

  it.each<[string, Event]>([
    ['a step', { type: 'frameStepped', step: 'start' }],
    ['a pop', { type: 'framePopped' }],
    ['a question', { type: 'asked', seats: [0] }],
  ])('breaks on %s with nothing under way', (_name, event) => {
    const state = after({ type: 'framePopped' });
    expect(state.frames).toEqual([]);
    expect(brokenBy(() => fold(parlour, state, event))).toBe('NO_FRAME');
  });

  it('breaks on a patch for nobody', () => {
    expect(() => after({ type: 'framePopped', patch: {} })).toThrow('no procedure is under way');
  });
});

describe('chance and zones', () => {
  const MOVE = { rule: 'PA-SHOW', from: 'deck', into: 'table', tokens: [4, 2], seen: 7 };

  it('notes how far a stream has been read', () => {
    const roll = {
      type: 'rolled',
      rule: 'PA-ROLL',
      stream: 'dice',
      name: 'luck',
      sides: 6,
      dice: [1],
      seen: 7,
    } as const;
    expect(after({ ...roll, next: 3 }).chance.positions).toEqual({ dice: 3 });
    expect(after({ ...MOVE, type: 'drawn', next: 5 }).chance.positions).toEqual({ 'draw:deck': 5 });
    expect(after({ ...MOVE, type: 'moved', news: 7 }).chance.positions).toEqual({});
    expect(drawStream('bag')).toBe('draw:bag');
  });

  it.each<[Event]>([[{ ...MOVE, type: 'drawn', next: 5 }], [{ ...MOVE, type: 'moved', news: 7 }]])(
    'takes the tokens out and puts them down in order: %j',
    (event) => {
      const { zones } = after(event);
      expect(zones.table?.tokens).toEqual([4, 2]);
      expect(zones.deck?.tokens).toEqual([0, 1, 3, 5, 6, 7, 8, 9]);
    },
  );

  /** The deck and the table after a move out of a deck of twenty. */
  function afterMoving(tokens: readonly number[]) {
    const state = after();
    const { deck, table } = { deck: getZone(state, 'deck'), table: getZone(state, 'table') };
    deck.tokens = Array.from({ length: 20 }, (_, token) => token);
    fold(parlour, state, { ...MOVE, type: 'moved', news: 7, tokens });
    return { deck: deck.tokens, table: table.tokens };
  }

  it('takes many tokens out as it takes few', () => {
    const odd = [19, 1, 3, 5, 7, 9, 11, 13, 15, 17];
    for (const more of [[], [0], [0, 2], [0, 2, 4, 6, 8]]) {
      const even = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18].filter((token) => !more.includes(token));
      expect(afterMoving([...odd, ...more])).toEqual({ deck: even, table: [...odd, ...more] });
    }
  });

  it('takes many tokens out at once where they lie in this order', () => {
    const even = Array.from({ length: 13 }, (_, token) => token);
    expect(afterMoving(even)).toEqual({ deck: [13, 14, 15, 16, 17, 18, 19], table: even });
    const gaps = [0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18];
    expect(afterMoving(gaps)).toEqual({ deck: [2, 5, 8, 11, 14, 17, 19], table: gaps });
  });

  it.each([99, 3])('breaks when one of many is not there (again): %i', (token) => {
    const many = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(() => afterMoving([...many, token])).toThrow(`token ${token} is not in zone deck`);
  });

  it('changes who knows a zone', () => {
    const open = {
      type: 'zoneOpened',
      rule: 'PA-GIFT',
      zone: 'cellar',
      known: 5,
      tokens: [],
      news: 5,
    } as const;
    expect(after(open).zones.cellar?.known).toBe(5);
  });

  it('breaks when a token is not there', () => {
    expect(() => after({ ...MOVE, type: 'moved', news: 7, tokens: [99] })).toThrow(
      'token 99 is not in zone deck',
    );
    expect(brokenBy(() => after({ ...MOVE, type: 'moved', news: 7, tokens: [3, 3] }))).toBe('TOKEN_MISSING');
  });

  it('breaks when there is no such zone, even where every object has something of that name', () => {
    const open = { type: 'zoneOpened', rule: 'PA-GIFT', known: 5, tokens: [], news: 5 } as const;
    for (const zone of ['attic', '__proto__', 'constructor']) {
      expect(brokenBy(() => after({ ...open, zone }))).toBe('ZONE_UNKNOWN');
    }
    expect(() => getZone({ zones: {} }, 'attic')).toThrow('there is no zone attic');
    expect(Object.hasOwn(Object.prototype, 'known')).toBe(false);
  });
});

describe('seats', () => {
  it('counts questions, each under the frame that asks', () => {
    const { seats } = after(PUSH, { type: 'asked', seats: [0, 2] });
    expect(seats.map(({ asked, visit }) => [asked, visit])).toEqual([
      [2, 2],
      [1, 1],
      [2, 2],
    ]);
  });

  it('keeps a sealed answer until it is unsealed, whoever was asked', () => {
    const sealed = after(
      { type: 'sealed', seat: 0, answer: VOTE },
      { type: 'sealed', seat: 2, answer: VOTE },
    );
    expect(sealed.seats.map((seat) => seat.sealed)).toEqual([VOTE, undefined, VOTE]);
    fold(parlour, sealed, { type: 'unsealed', seats: [0, 1] });
    expect(sealed.seats.map((seat) => seat.sealed !== undefined)).toEqual([false, false, false]);
  });

  it('keeps orders until they are taken back, each once', () => {
    const state = after(
      { type: 'ordered', seat: 1, decision: 'vote', isOn: true },
      { type: 'ordered', seat: 1, decision: 'alarm', isOn: true },
      { type: 'ordered', seat: 1, decision: 'vote', isOn: true },
    );
    expect(state.seats.map(({ orders }) => orders)).toEqual([[], ['alarm', 'vote'], []]);
    fold(parlour, state, { type: 'ordered', seat: 1, decision: 'vote', isOn: false });
    expect(state.seats[1]?.orders).toStrictEqual(['alarm']);
  });

  it('notes presence and concession', () => {
    const { seats } = after(
      { type: 'seatChanged', seat: 1, isPresent: false },
      { type: 'conceded', seat: 2 },
      { type: 'seatChanged', seat: 0, isPresent: false },
      { type: 'seatChanged', seat: 0, isPresent: true },
    );
    expect(seats.map(({ isPresent, hasConceded }) => [isPresent, hasConceded])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
  });

  it.each<[Event]>([
    [{ type: 'asked', seats: [3] }],
    [{ type: 'sealed', seat: 3, answer: VOTE }],
    [{ type: 'ordered', seat: 3, decision: 'vote', isOn: true }],
    [{ type: 'seatChanged', seat: 3, isPresent: true }],
    [{ type: 'conceded', seat: -1 }],
    [{ type: 'undone', seat: 0, entry: 1, serial: 1, asked: [1, 1, 1, 1], again: [] }],
    [{ type: 'undone', seat: 0, entry: 1, serial: 1, asked: [], again: [3] }],
  ])('breaks when there is no such seat: %j', (event) => {
    expect(brokenBy(() => after(event))).toBe('SEAT_UNKNOWN');
  });

  it('leaves alone what every list inherits, whatever a forged save names as a seat', () => {
    const seats = ['__proto__'] as unknown as number[];
    expect(brokenBy(() => after({ type: 'asked', seats }))).toBe('SEAT_UNKNOWN');
    expect('asked' in []).toBe(false);
  });

  it('names the seat that is missing', () => {
    expect(() => after({ type: 'conceded', seat: 3 })).toThrow('there is no seat 3');
  });
});

describe('the rest', () => {
  it('changes the key, if it is one', () => {
    const key = makeKey('other');
    expect(after({ type: 'rekeyed', key }).chance.key).toBe(key);
    expect(brokenBy(() => after({ type: 'rekeyed', key: 'abc' }))).toBe('CHANCE_KEY');
    expect(() => after({ type: 'rekeyed', key: '' })).toThrow('a key has 64 lower-case hexadecimal digits');
  });

  it('lets counters run on after an undo, and questions be put again where they changed', () => {
    const { seats, serial } = after({
      type: 'undone',
      seat: 0,
      entry: 1,
      serial: 9,
      asked: [4, 5, 6],
      again: [1],
    });
    expect(serial).toBe(9);
    expect(seats.map(({ asked, visit }) => [asked, visit])).toEqual([
      [4, 1],
      [5, 0],
      [6, 1],
    ]);
  });

  it('leaves everything else to the game', () => {
    expect(after({ type: 'noted', rule: 'PA-NOTE', seat: 2 }).game.notes).toEqual([0, 0, 1]);
  });
});
