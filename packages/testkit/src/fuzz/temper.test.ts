import type { Hints } from '@sitrep/contract';
import { CANCEL, makeKey, makeUniform, PASS } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyAnswer } from '../subject.ts';
import { boundFree } from './player.ts';
import { tempersFor } from './temper.ts';

const random = makeUniform(makeKey('tempers'), 'test');
const attacks = Array.from({ length: 9 }, (_, card) => ({ type: 'attack', card }));
const options: readonly AnyAnswer[] = [PASS, ...attacks, { type: 'hold' }];

/** How often each type was chosen in a thousand choices. */
function choices(name: string, hints: Hints = {}): Readonly<Record<string, number>> {
  const temper = tempersFor({ ...hints, game: {} as never, setups: [] }).find((found) => found.name === name);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 1000; i += 1) {
    const type = temper?.choose(options, random).type ?? 'nothing';
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

describe('tempers', () => {
  it('first and last take the first and the last option', () => {
    expect(choices('first')).toEqual({ pass: 1000 });
    expect(choices('last')).toEqual({ hold: 1000 });
  });

  it('uniform chooses among kinds, however many options they have', () => {
    for (const count of Object.values(choices('uniform'))) expect(Math.abs(count - 333)).toBeLessThan(70);
    expect(Object.keys(choices('uniform')).sort()).toEqual(['attack', 'hold', 'pass']);
  });

  it.each([
    ['aggressor', {}, 'attack'],
    ['hoarder', { thrifty: ['hold'] }, 'hold'],
    ['aggressor', { aggressive: ['pass'] }, 'pass'],
  ])('%s prefers what it likes (%o) and has whims', (name, hints, liked) => {
    const counts = choices(name, hints);
    expect(counts[liked]).toBeGreaterThan(850);
    expect(counts[liked]).toBeLessThan(1000);
  });

  it('whoever finds nothing to like chooses among all', () => {
    expect(Object.keys(choices('aggressor', { aggressive: ['shout'] })).sort()).toEqual([
      'attack',
      'hold',
      'pass',
    ]);
  });
});

describe('free commands', () => {
  const last = (list: readonly AnyAnswer[]) => list[list.length - 1] as AnyAnswer;
  const list = [{ type: 'discard' }, CANCEL];

  it('are chosen a bounded number of times', () => {
    const { choose } = boundFree(last, [CANCEL.type], 2);
    const types = Array.from({ length: 4 }, () => choose(list, random).type);
    expect(types).toEqual(['cancel', 'cancel', 'discard', 'discard']);
  });

  it('are chosen for ever where there is nothing else', () => {
    const { choose } = boundFree(last, [CANCEL.type], 0);
    expect(choose([CANCEL], random)).toBe(CANCEL);
  });

  it('leave the word to others once they are used up and there is nothing else', () => {
    const { choose, isSpent } = boundFree(last, [CANCEL.type], 1);
    expect(isSpent([CANCEL])).toBe(false);
    choose([CANCEL], random);
    expect([isSpent([CANCEL]), isSpent(list), isSpent([PASS])]).toEqual([true, false, false]);
  });
});
