import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Beat } from './beats.ts';
import { makePlayer } from './show.ts';

const beat = (n: number): Beat => ({ n, kind: 'dice', words: `${n}`, pieces: [], dice: [n] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one beat after the other and then nothing', () => {
  const player = makePlayer();
  const told: number[] = [];
  player.play([beat(1), beat(2)], 100, ({ n }) => told.push(n));
  expect(player.store.get().at).toBe(0);
  vi.advanceTimersByTime(100);
  expect(player.store.get().at).toBe(1);
  vi.advanceTimersByTime(100);
  expect(player.store.get().beats).toEqual([]);
  expect(told).toEqual([1, 2]);
});

it('is over at once when it is skipped, and stays over', () => {
  const player = makePlayer();
  const told: number[] = [];
  player.play([beat(1), beat(2)], 100, ({ n }) => told.push(n));
  player.skip();
  vi.advanceTimersByTime(1000);
  expect(player.store.get().beats).toEqual([]);
  expect(told).toEqual([1]);
});

it('shows nothing if animation is off', () => {
  const player = makePlayer();
  player.play([beat(1)], 0, () => expect.unreachable());
  expect(player.store.get().beats).toEqual([]);
});
