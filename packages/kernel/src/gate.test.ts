import { describe, expect, it } from 'vitest';
import { accepted, openParlour, over, type Parlour, play, refusalOf, undo } from '../test/play.ts';
import { textOf } from '../test/saves.ts';
import { isRequestId, isSeat } from './gate.ts';
import type { Result, Seat } from './index.ts';

const STRANGE: readonly unknown[] = [
  -0,
  -1,
  3,
  32,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  '__proto__',
  'length',
  [0],
  { valueOf: () => 0 },
  null,
  undefined,
  true,
  0n,
  Symbol('0'),
];

type Ask = (match: Parlour, seat: Seat) => Result;

/** Every request that a seat can make. */
const REQUESTS: readonly [string, Ask][] = [
  ['submit', (match, seat) => match.submit(seat, 1, { type: 'note' })],
  ['undo', (match, seat) => match.undo(seat, 1)],
  ['order', (match, seat) => match.order(seat, 'alarm', true)],
  ['changeSeat', (match, seat) => match.changeSeat(seat, false)],
  ['concede', (match, seat) => match.concede(seat)],
];

describe('a seat', () => {
  it('is a whole number from 0 up to the number of seats', () => {
    expect([0, 1, 2].every((seat) => isSeat(seat, 3))).toBe(true);
    expect(STRANGE.filter((seat) => isSeat(seat, 3))).toEqual([]);
  });

  it.each(REQUESTS)('that is none is refused by %s, which touches nothing', (_name, ask) => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    const before = textOf(match);
    const inherited = Reflect.ownKeys(Array.prototype);
    for (const seat of STRANGE) expect(refusalOf(ask(match, seat as Seat)).code).toBe('SEAT_UNKNOWN');
    expect(textOf(match)).toBe(before);
    expect(Reflect.ownKeys(Array.prototype)).toEqual(inherited);
  });

  it('that is none has nothing to answer and sees what an onlooker sees', () => {
    const match = openParlour();
    for (const seat of STRANGE as readonly Seat[]) {
      expect([match.options(seat), match.blocked(seat)]).toEqual([[], []]);
      expect(match.view(seat)).toEqual(match.view(-1));
      expect(refusalOf(undo(match, seat)).code).toBe('SEAT_UNKNOWN');
    }
  });
});

describe('arguments', () => {
  it.each<[string, (match: Parlour) => Result]>([
    ['isPresent', (match) => match.changeSeat(0, 'no' as unknown as boolean)],
    ['isOn', (match) => match.order(0, 'alarm', 1 as unknown as boolean)],
    ['request', (match) => match.concede(0, '../secret')],
    ['request', (match) => match.submit(0, 1, { type: 'note' }, '')],
    ['number', (match) => match.submit(0, '1' as unknown as number, { type: 'note' })],
    ['number', (match) => match.undo(0, [1] as unknown as number, 'r1')],
  ])('of another type are refused: %s', (argument, ask) => {
    const match = openParlour();
    expect(refusalOf(ask(match))).toEqual({ code: 'REQUEST_BAD', args: { argument } });
    expect(match.log).toHaveLength(1);
  });
});

it('a number that is none is refused, whether its name is new or used', () => {
  const match = openParlour();
  accepted(match.submit(0, 1, { type: 'note' }, 'used'));
  const before = textOf(match);
  const numbers = [...STRANGE, '1', [1], JSON.parse('{"toString":1,"valueOf":1}')];
  for (const number of numbers.filter((each) => !Number.isInteger(each)) as readonly number[])
    for (const name of ['used', 'new'])
      for (const result of [
        match.submit(0, number, { type: 'note' }, name),
        match.undo(0, number, `${name}-2`),
      ])
        expect(refusalOf(result)).toEqual({ code: 'REQUEST_BAD', args: { argument: 'number' } });
  expect(textOf(match)).toBe(before);
});

it.each(REQUESTS)('after the end %s is refused', (_name, ask) => {
  const match = over();
  const before = textOf(match);
  expect(refusalOf(ask(match, 0))).toEqual({ code: 'MATCH_OVER' });
  expect(textOf(match)).toBe(before);
});

describe('the name of a request', () => {
  it('is short and plain', () => {
    expect(['a', 'A-9_z', 'x'.repeat(64)].every(isRequestId)).toBe(true);
    expect(['', 'x'.repeat(65), 'a b', 'a\n', '__proto__.x', 7, undefined].some(isRequestId)).toBe(false);
  });

  it.each<[string, Ask]>([
    ['submit', (match, seat) => match.submit(seat, 1, { type: 'note' }, 'r1')],
    ['order', (match, seat) => match.order(seat, 'alarm', true, 'r1')],
    ['changeSeat', (match, seat) => match.changeSeat(seat, false, 'r1')],
    ['concede', (match, seat) => match.concede(seat, 'r1')],
  ])('gives a retry of %s the first result, and no second effect', (_name, ask) => {
    const match = openParlour();
    accepted(ask(match, 0));
    expect(match.log.at(-1)).toMatchObject({ by: 0, request: 'r1' });
    const before = textOf(match);
    accepted(ask(match, 0));
    expect(textOf(match)).toBe(before);
    // another seat's names are its own
    accepted(ask(match, 1));
    expect(match.log).toHaveLength(3);
  });

  it('serves undo too', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'note' });
    accepted(match.undo(0, 2, 'back'));
    accepted(match.undo(0, 2, 'back'));
    expect(match.state.game.notes).toEqual([1, 0, 0]);
  });

  it('of a refused request is free: it is judged again', () => {
    const match = openParlour();
    expect(refusalOf(match.submit(0, 2, { type: 'note' }, 'r1')).code).toBe('DECISION_CLOSED');
    accepted(match.submit(0, 1, { type: 'note' }, 'r1'));
  });

  it('outlives a copy, and is no part of the state', () => {
    const [named, unnamed] = [openParlour(), openParlour()];
    accepted(named.submit(0, 1, { type: 'note' }, 'r1'));
    accepted(unnamed.submit(0, 1, { type: 'note' }));
    expect(named.hash).toBe(unnamed.hash);
    const copy = named.copy();
    accepted(copy.submit(0, 1, { type: 'note' }, 'r1'));
    expect(copy.log).toHaveLength(2);
  });
});
