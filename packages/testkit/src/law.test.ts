import { makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { hold, LawBroken, makeTable, show, type WatchedGame } from './law.ts';
import { LAWS } from './laws/all.ts';

const items = Array.from({ length: 20 }, (_, index) => index);

function tableFor(law: string, isThorough = false) {
  return makeTable({ key: makeKey('law'), isThorough } as WatchedGame, law);
}

describe('a table', () => {
  it('gives a sample in order, the same for the same law', () => {
    const sample = tableFor('a').few(items, 5);
    expect(sample).toHaveLength(5);
    expect(sample).toEqual([...sample].sort((a, b) => a - b));
    expect(tableFor('a').few(items, 5)).toEqual(sample);
    expect(tableFor('b').few(items, 5)).not.toEqual(sample);
  });

  it('gives every item the same chance', () => {
    const { few } = tableFor('a');
    const counts = items.map(() => 0);
    for (let i = 0; i < 1000; i += 1)
      for (const item of few(items, 5)) counts[item] = (counts[item] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 250)).toBeLessThan(70);
  });

  it('gives everything when thorough, and what there is when there is less', () => {
    expect(tableFor('a', true).few(items, 5)).toBe(items);
    expect(tableFor('a').few([1, 2], 5)).toEqual([1, 2]);
  });

  it('says now and then that it is time; always when thorough', () => {
    const { isTime } = tableFor('a');
    const times = Array.from({ length: 800 }, () => isTime(8)).filter(Boolean).length;
    expect(Math.abs(times - 100)).toBeLessThan(40);
    expect(items.every(() => tableFor('a', true).isTime(8))).toBe(true);
  });
});

describe('messages', () => {
  it('are made only when a law is broken', () => {
    const message = () => 'broken';
    expect(() => hold(true, message)).not.toThrow();
    expect(() => hold(false, message)).toThrow(new LawBroken('broken'));
  });

  it.each([
    ['plain data', { b: 1, a: [] }, '{"a":[],"b":1}'],
    ['a fraction', { a: 0.5 }, '{"a":0.5}'],
    ['nothing', undefined, 'undefined'],
    ['what JSON cannot hold', { a: 10n }, '[object Object]'],
    ['a lot', 'x'.repeat(400), `"${'x'.repeat(299)}…`],
  ])('show %s', (_, value, text) => {
    expect(show(value)).toBe(text);
  });
});

it('every law has a name of its own and one sentence that states it', () => {
  expect(new Set(LAWS.map(({ name }) => name)).size).toBe(LAWS.length);
  for (const { statement } of LAWS) expect(statement).toMatch(/^[A-Z][^.]+\.$/);
});
