import { type AnyEvent, type GameTypes, makeKey, makeUniform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { twinLuck } from './twin-luck.ts';

const SEAT = 1;
const SEEN = 2;
const UNSEEN = 1;

function rolled(stream: string, dice: readonly number[], seen: number): AnyEvent<GameTypes> {
  return { type: 'rolled', rule: 'R', stream, name: 'die', sides: 1000, dice, seen, next: 1 };
}

function drawn(tokens: readonly number[], seen: number): AnyEvent<GameTypes> {
  return { type: 'drawn', rule: 'R', from: 'deck', into: 'hand', tokens, seen, next: 1 };
}

function luckAfter(events: readonly AnyEvent<GameTypes>[], variesDice = true) {
  const luck = twinLuck(SEAT, makeUniform(makeKey('twin'), 'test'), variesDice);
  luck.guide(events);
  return luck;
}

const die = (stream: string) => ({ stream, name: 'die', sides: 1000 });

it('dice that the seat sees fall as in the true world, in the order of their stream', () => {
  const luck = luckAfter([rolled('dice', [7, 8], SEEN), rolled('hidden', [9], SEEN)]);
  expect([luck.face(die('hidden'), 0), luck.face(die('dice'), 4), luck.face(die('dice'), 5)]).toEqual([
    9, 7, 8,
  ]);
  expect(luck.next).toBe(6);
});

it('dice that it does not see may fall otherwise, or not, as the world is made', () => {
  const events = [rolled('hidden', [9], UNSEEN)];
  const varied = luckAfter(events);
  expect(varied.face(die('hidden'), 0)).not.toBe(9);
  const same = luckAfter(events, false);
  expect(same.face(die('hidden'), 0)).toBe(9);
});

it('draws that the seat sees give the same token, while the twin has it there', () => {
  const luck = luckAfter([drawn([5, 6], SEEN)]);
  expect(luck.index('deck', [4, 5], '', 0)).toBe(1);
  expect(luck.hasParted).toBe(false);
  luck.index('deck', [4, 7], '', 1);
  expect(luck.hasParted).toBe(true);
  luck.guide([]);
  expect(luck.hasParted).toBe(false);
});

it('draws that it does not see, and those that the true world does not have, give any token', () => {
  const luck = luckAfter([drawn([5], UNSEEN)]);
  const indexes = Array.from({ length: 50 }, () => luck.index('deck', [4, 5], '', 0));
  expect(new Set(indexes)).toEqual(new Set([0, 1]));
  expect(luck.hasParted).toBe(false);
});
