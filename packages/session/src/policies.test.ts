import { fullPolicy, type PolicyField, type Reactions } from '@sitrep/contract';
import { PASS } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf, openMarch, passAll, steps, stepTwice } from '../test/march.ts';
import { openLocal } from './local-client.ts';

const LEAST: PolicyField = {
  name: 'least',
  title: { key: 'policy.least' },
  kind: 'percent',
  least: 0,
  most: 50,
  usual: 10,
};

/** Passes every chance of defensive fire from 20 % on; the window is open to all or not, as said. */
function reactions(isOpenly = true): Reactions {
  return {
    fields: [LEAST],
    answer: (_state, { name }, _seat, { least = 0 }) =>
      name === 'defensiveFire' && least >= 20 ? [PASS] : undefined,
    isOpenly: () => isOpenly,
    quiet: () => [PASS],
  };
}

describe('reactions that were settled in advance', () => {
  it('are answered without asking, and a march goes on', async () => {
    const host = openMarch({ reactions: reactions() });
    const march = stepTwice(host);
    openLocal(host, 1).settle({ least: 20 });
    await openLocal(host, 0).carryOut(march, numberOf(host, 0));
    expect(steps(host)).toBe(2);
    expect(host.turn?.asked).toEqual([0]);
  });

  it('answer nothing that was already open when they were settled', async () => {
    const host = openMarch({ reactions: reactions() });
    await openLocal(host, 0).carryOut(stepTwice(host), numberOf(host, 0));
    expect(host.turn?.asked).toEqual([1]);
    openLocal(host, 1).settle({ least: 20 });
    expect(host.turn?.asked).toEqual([1]);
    host.answer(1, PASS, numberOf(host, 1));
    expect(host.turn?.asked).toEqual([0]);
  });

  it('are shown to their own seat only', () => {
    const host = openMarch({ reactions: reactions() });
    openLocal(host, 1).settle({ least: 20 });
    expect(host.look(1).policy).toEqual({ least: 20 });
    expect(host.look(0).policy).toBeUndefined();
  });

  it('are not needed on a shared screen for what only hidden things open: nobody is asked', async () => {
    const host = openMarch({ reactions: reactions(false) });
    await openLocal(host, 0).carryOut(stepTwice(host), numberOf(host, 0));
    expect(steps(host)).toBe(2);
    expect(host.turn?.asked).toEqual([0]);
  });

  it('leave a player alone at the screen to decide, whatever opened the question', async () => {
    const host = openMarch({ reactions: reactions(false) });
    host.seat(['greedy', 'person']);
    host.carryOut(0, { answers: stepTwice(host), number: numberOf(host, 0), request: 'march' });
    expect(host.turn?.asked).toEqual([1]);
    passAll(host);
    expect(steps(host)).toBe(2);
  });
});

describe('a policy', () => {
  it('is within its bounds, with the usual figures where nothing is settled', () => {
    expect(fullPolicy([LEAST], {})).toEqual({ least: 10 });
    expect(fullPolicy([LEAST], { least: 80 })).toEqual({ least: 50 });
    expect(fullPolicy([LEAST], { least: -3, other: 1 })).toEqual({ least: 0 });
  });
});
