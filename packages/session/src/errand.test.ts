import { type Answer, type GameTypes, PASS } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf, openMarch, passAll, steps, stepTwice } from '../test/march.ts';
import type { Host } from './host.ts';
import { openLocal } from './local-client.ts';

function carryOut(host: Host, answers: readonly Answer<GameTypes>[]) {
  return openLocal(host, 0).carryOut(answers, numberOf(host, 0));
}

describe('a bundle of answers', () => {
  it('is given in one request, and taken back by one undo', async () => {
    const host = openMarch();
    const [activate, join] = stepTwice(host);
    if (activate === undefined || join === undefined) throw new Error('too short');
    const open = () => host.look(0).view.decision?.name;
    expect(open()).toBe('moveChoice');
    expect(await carryOut(host, [activate, join])).toEqual({ ok: true });
    expect(host.look(0).errand).toEqual({ request: expect.any(String), given: 2, of: 2 });
    expect(open()).toBe('groupChoice');
    await openLocal(host, 0).undo();
    expect(open()).toBe('moveChoice');
    expect(host.look(0).errand).toBeUndefined();
  });

  it('waits while the other side is asked, and goes on once it has passed', async () => {
    const host = openMarch();
    await carryOut(host, stepTwice(host));
    while (host.turn?.asked[0] === 1) {
      expect(host.look(0).errand).toMatchObject({ of: 4 });
      host.answer(1, PASS, numberOf(host, 1));
    }
    expect(steps(host)).toBe(2);
    expect(host.look(0).errand).toMatchObject({ given: 4 });
    expect(host.look(1).errand).toBeUndefined();
  });

  it('goes on between the answers of programs', async () => {
    const passing = { think: () => PASS };
    const host = openMarch();
    host.seat(['person', 'random']);
    host.thinkBy(passing);
    await carryOut(host, stepTwice(host));
    await host.playPrograms();
    expect(host.look(0).errand).toMatchObject({ given: 4, of: 4 });
  });

  it('stops when the game says so, and says why', async () => {
    const reason = { key: 'stop.enemy', args: {} };
    const host = openMarch({
      interrupts: (news) => (news.some(({ type }) => type === 'stepped') ? reason : undefined),
    });
    await carryOut(host, stepTwice(host));
    passAll(host);
    expect(steps(host)).toBe(1);
    expect(host.look(0).errand).toMatchObject({ given: 3, stop: { kind: 'news', reason } });
  });

  it('stops where the next answer is not possible', async () => {
    const host = openMarch();
    const [activate] = stepTwice(host);
    if (activate === undefined) throw new Error('too short');
    await carryOut(host, [activate, activate]);
    expect(host.look(0).errand).toMatchObject({ given: 1, stop: { kind: 'refused' } });
  });

  it('changes nothing if the first answer is refused, or if there is none', async () => {
    const host = openMarch();
    const entries = host.log.length;
    expect(await carryOut(host, [PASS])).toMatchObject({ ok: false });
    expect(await carryOut(host, [])).toMatchObject({ ok: false, refusal: { code: 'REQUEST_BAD' } });
    expect(host.log).toHaveLength(entries);
    expect(host.look(0).errand).toBeUndefined();
  });

  it('counts once, however often it is sent', async () => {
    const host = openMarch();
    const answers = stepTwice(host).slice(0, 2);
    const bundle = { answers, number: numberOf(host, 0), request: 'march' };
    expect(host.carryOut(0, bundle)).toEqual({ ok: true });
    const entries = host.log.length;
    expect(host.carryOut(0, bundle)).toEqual({ ok: true });
    expect(host.log).toHaveLength(entries);
  });

  it('is dropped when its seat does something else, orders excepted', async () => {
    const host = openMarch();
    await carryOut(host, stepTwice(host));
    host.request(0, { type: 'order', decision: 'defensiveFire', isOn: true });
    expect(host.look(0).errand).toBeDefined();
    host.request(0, { type: 'concede' });
    expect(host.look(0).errand).toBeUndefined();
  });
});
