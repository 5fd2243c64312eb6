import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Beat } from '../page/beat.ts';
import { makePlayer, type Pace } from './show.ts';
import { shownUntil } from './shown-sight.ts';

const beat = (n: number): Beat => ({ first: n, n, kind: 'dice', words: `${n}`, pieces: [], dice: [n] });

/** Every beat takes a tenth of a second; what was shown is written down. */
function makePace(): Pace & { readonly told: number[] } {
  const told: number[] = [];
  return {
    told,
    timeOf: () => 100,
    suspenseOf: () => 0,
    each: ({ n }) => told.push(n),
    tell: () => undefined,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one beat after the other and then nothing', () => {
  const [player, pace] = [makePlayer(), makePace()];
  player.add([beat(1), beat(2)], pace);
  expect(player.store.get().at).toBe(0);
  vi.advanceTimersByTime(100);
  expect(player.store.get().at).toBe(1);
  vi.advanceTimersByTime(100);
  expect(player.store.get().beats).toEqual([]);
  expect(pace.told).toEqual([1, 2]);
});

it('goes on with what is added while it is on', () => {
  const [player, pace] = [makePlayer(), makePace()];
  player.add([beat(1)], pace);
  vi.advanceTimersByTime(50);
  player.add([beat(2)], pace);
  expect(pace.told).toEqual([1]);
  vi.advanceTimersByTime(150);
  expect(pace.told).toEqual([1, 2]);
  expect(player.store.get().beats).toEqual([]);
});

it('goes on to the next beat at once when one is ended', () => {
  const [player, pace] = [makePlayer(), makePace()];
  player.add([beat(1), beat(2)], pace);
  player.next();
  expect(pace.told).toEqual([1, 2]);
  vi.advanceTimersByTime(99);
  expect(player.store.get().at).toBe(1);
  player.next();
  expect(player.store.get().beats).toEqual([]);
});

it('is over at once when it is skipped, and stays over', () => {
  const [player, pace] = [makePlayer(), makePace()];
  player.add([beat(1), beat(2)], pace);
  player.skip();
  vi.advanceTimersByTime(1000);
  expect(player.store.get().beats).toEqual([]);
  expect(pace.told).toEqual([1]);
});

it('shows nothing if animation is off', () => {
  const player = makePlayer();
  const never = () => expect.unreachable();
  player.add([beat(1)], { timeOf: () => 0, suspenseOf: () => 0, each: never, tell: never });
  expect(player.store.get().beats).toEqual([]);
});

/** Every beat is told after six tenths of its time. */
function makeTense(): Pace & { readonly told: string[] } {
  const told: string[] = [];
  return {
    told,
    timeOf: () => 100,
    suspenseOf: (_, time) => time * 0.6,
    each: ({ n }) => told.push(`dice ${n}`),
    tell: ({ n }) => told.push(`verdict ${n}`),
  };
}

it('holds everything back until the dice of a beat have landed', () => {
  const [player, pace] = [makePlayer(), makeTense()];
  player.add([beat(1), beat(2)], pace);
  expect(shownUntil(player.store.get())).toBe(1);
  vi.advanceTimersByTime(59);
  expect(shownUntil(player.store.get())).toBe(1);
  vi.advanceTimersByTime(1);
  expect(pace.told).toEqual(['dice 1', 'verdict 1']);
  expect(shownUntil(player.store.get())).toBe(2);
  vi.advanceTimersByTime(100);
  expect(shownUntil(player.store.get())).toBeUndefined();
  vi.advanceTimersByTime(40);
  expect(player.store.get().beats).toEqual([]);
  expect(pace.told).toEqual(['dice 1', 'verdict 1', 'dice 2', 'verdict 2']);
});

it('stops, goes step by step, and goes on', () => {
  const [player, pace] = [makePlayer(), makeTense()];
  player.add([beat(1), beat(2)], pace);
  player.pause(true);
  vi.advanceTimersByTime(1000);
  expect(pace.told).toEqual(['dice 1']);
  player.next();
  vi.advanceTimersByTime(1000);
  expect(pace.told).toEqual(['dice 1', 'verdict 1']);
  player.pause(false);
  vi.advanceTimersByTime(100);
  expect(pace.told).toEqual(['dice 1', 'verdict 1', 'dice 2', 'verdict 2']);
  expect(player.store.get().beats).toEqual([]);
});

it('takes half the time for what is left once it is made faster', () => {
  const [player, pace] = [makePlayer(), makeTense()];
  player.add([beat(1), beat(2), beat(3)], pace);
  player.next();
  player.hasten();
  expect(player.store.get()).toMatchObject({ at: 1, time: 50 });
  vi.advanceTimersByTime(50);
  expect(player.store.get()).toMatchObject({ at: 2, time: 50 });
});
