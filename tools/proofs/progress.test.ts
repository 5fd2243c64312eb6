import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withProject } from '../temp-project.ts';
import { FileProgress } from './progress.ts';

/** A clock that stands where it is put. */
function open(folder: string, stamp = 'one', at: { now: number } = { now: 0 }): FileProgress {
  return new FileProgress({ folder, name: 'speed', stamp, clock: () => at.now });
}

test('a part that was done is not done again after a stop', () =>
  withProject({}, async (folder) => {
    await open(folder).once('a', async () => ({ games: 5 }));
    const again = open(folder);
    expect(again.size).toBe(1);
    const never = () => Promise.reject(new Error('done again'));
    expect(await again.once('a', never)).toEqual({ games: 5 });
    expect(await again.once('b', () => 7)).toBe(7);
  }));

test('a part that could not be tried is tried again', () =>
  withProject({}, async (folder) => {
    const failing = open(folder).once('a', () => Promise.reject(new Error('no browser')));
    await expect(failing).rejects.toThrow('no browser');
    expect(await open(folder).once('a', () => 1)).toBe(1);
  }));

test('what other sources were measured to be is forgotten', () =>
  withProject({}, async (folder) => {
    await open(folder, 'one').once('a', () => 1);
    expect(await open(folder, 'two').once('a', () => 2)).toBe(2);
  }));

test('the time of all runs adds up, without what was lost by the stop', () =>
  withProject({}, async (folder) => {
    const at = { now: 1_000 };
    const first = open(folder, 'one', at);
    at.now += 5_000;
    await first.once('a', () => 1);
    at.now += 90_000;
    const second = open(folder, 'one', at);
    at.now += 2_000;
    expect(second.seconds).toBe(7);
  }));

test('a file that was cut off holds nothing', () =>
  withProject({}, async (folder) => {
    writeFileSync(path.join(folder, 'speed.json'), '{"stamp":"one","par');
    expect(open(folder).size).toBe(0);
  }));

test('nothing is left of a proof that was given', () =>
  withProject({}, async (folder) => {
    const progress = open(folder);
    await progress.once('a', () => 1);
    progress.clear();
    expect(existsSync(path.join(folder, 'speed.json'))).toBe(false);
  }));
