import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Beat } from '../page/beat.ts';
import { makePlayer, type Pace } from './show.ts';

const beat = (n: number): Beat => ({ first: n, n, kind: 'dice', words: `${n}`, pieces: [], dice: [n] });

/** Every beat takes a tenth of a second; what was shown is written down. */
function makePace(): Pace & { readonly told: number[] } {
  const told: number[] = [];
  return { told, timeOf: () => 100, each: ({ n }) => told.push(n) };
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
  player.add([beat(1)], { timeOf: () => 0, each: () => expect.unreachable() });
  expect(player.store.get().beats).toEqual([]);
});
