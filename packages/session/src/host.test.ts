import { createMatch, loadMatch, makeKey, makeSave, type Seat } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { game, openDuel, start, training } from '../test/open.ts';
import { Host, type HostSetup } from './host.ts';
import { loadHost } from './load-host.ts';
import { openLocal } from './local-client.ts';
import type { Thinker } from './thinker.ts';

/** A duel that was kept under older rules and breaks whenever something is answered: nobody vouches for it. */
function openBroken(more: Partial<HostSetup> = {}): Host {
  const entry = game('duel');
  const broken = {
    ...entry.game,
    decide() {
      throw new Error('no such fencer');
    },
  };
  const loaded = loadMatch(broken, { ...makeSave(start(entry)), rulesVersion: '1.0.0' });
  if (!loaded.ok) throw new Error('the duel cannot be opened');
  return new Host({ entry: { ...entry, game: broken }, match: loaded.value.match, ...more });
}

describe('programs', () => {
  it.each([
    ['duel', 'random', 2],
    ['warfighter', 'greedy', 1],
  ] as const)('play %s to its end when nobody else plays', async (id, program, seats) => {
    const entry = game(id);
    const players = Array.from({ length: seats }, () => program);
    const host = new Host({ entry, match: start(entry), players });
    await host.playPrograms();
    expect(host.outcome).toBeDefined();
    expect(host.turn).toBeUndefined();
    expect(host.faults).toEqual({});
  });

  it('answer unseen before people, and leave to people what is open to both', async () => {
    const host = openDuel({ players: ['person', 'random'] });
    await host.playPrograms();
    expect(host.turn).toMatchObject({ kind: 'form', asked: [0] });
    const client = openLocal(host, 0);
    await client.answer(training(2, 1), client.snapshot().view.decision?.number);
    await host.playPrograms();
    await client.answer({ type: 'stance', stance: 'bold' } as never, client.snapshot().view.decision?.number);
    await host.playPrograms();
    expect(host.turn).toMatchObject({ kind: 'pick', asked: [0, 1] });
    client.defer();
    await host.playPrograms();
    expect(host.turn).toMatchObject({ kind: 'pick', asked: [0], deferring: undefined });
  });

  it('take the game’s suggestion for a form when they follow its advice', async () => {
    const entry = game('combat-veteran');
    const match = start(entry);
    const [suggestion] = entry.suggest(match.state);
    const host = new Host({ entry, match, players: ['person', 'greedy'] });
    await host.playPrograms();
    expect(host.log[1]?.act).toMatchObject({ type: 'answer', answer: suggestion?.draft });
  });

  it('that are refused are not asked again until something changes, and the refusal shows', async () => {
    const host = openBroken({ players: ['random', 'random'] });
    await host.playPrograms();
    const { log } = host;
    await host.playPrograms();
    expect(host.log).toHaveLength(log.length);
    expect(openLocal(host, 1).snapshot().faults.program).toMatchObject({ refusal: { code: 'PAST_BROKEN' } });
  });

  it('that find no answer are not asked for ever', async () => {
    let asked = 0;
    const thinker: Thinker = {
      think() {
        asked += 1;
        return undefined;
      },
    };
    const host = openDuel({ players: ['random', 'random'], thinker });
    await host.playPrograms();
    await host.playPrograms();
    expect(asked).toBe(1);
    expect(host.faults.program).toEqual({ seat: 0 });
    host.request(0, { type: 'seat', isPresent: false });
    expect(host.faults.program).toBeUndefined();
  });

  it('that think while the match goes on are asked about what is open then', async () => {
    const seen: string[] = [];
    const host = openDuel({
      players: ['random', 'random'],
      thinker: {
        async think({ seat }) {
          seen.push(`${seat} after ${host.log.length}`);
          if (seen.length === 1) host.request(1, { type: 'seat', isPresent: false });
          return seen.length > 2 ? undefined : training(2, 1);
        },
      },
    });
    await host.playPrograms();
    // the first answer came too late, the second counted, the third was none
    expect(seen).toEqual(['0 after 1', '0 after 2', '1 after 3']);
  });

  it('may take over a seat in the middle of a match', async () => {
    const host = openDuel();
    const client = openLocal(host, 0);
    host.seat(['person', 'random']);
    expect(client.snapshot().players).toEqual(['person', 'random']);
    await host.playPrograms();
    expect(host.turn?.asked).toEqual([0]);
  });
});

describe('keeping', () => {
  it('follows every accepted request and no refused one', async () => {
    const host = openDuel();
    const kept: [Seat, number][] = [];
    host.keepBy((by) => void kept.push([by, host.log.length]));
    expect(host.answer(0, training(9, 9), 1).ok).toBe(false);
    expect(host.answer(1, training(2, 1), 1).ok).toBe(true);
    expect(host.request(0, { type: 'concede' }).ok).toBe(true);
    expect(kept).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('full');
      },
    ],
    ['rejects', () => Promise.reject(new Error('full'))],
  ])('that %s shows in the snapshots until it succeeds, and the match goes on', async (_name, fail) => {
    const host = openDuel();
    const client = openLocal(host, 0);
    host.keepBy(fail);
    expect(host.answer(1, training(2, 1), 1)).toEqual({ ok: true });
    await Promise.resolve();
    await Promise.resolve();
    expect(client.snapshot().faults.keeping).toContain('full');
    host.keepBy(async () => undefined);
    expect(host.answer(0, training(2, 1), 1)).toEqual({ ok: true });
    await Promise.resolve();
    expect(client.snapshot().faults).toEqual({});
  });

  it('can go by a save, from which the match goes on', () => {
    const host = openDuel({ players: ['person', 'random'] });
    host.answer(0, training(2, 1), 1);
    const loaded = loadHost(host.entry, host.save());
    if (!loaded.ok) throw new Error('the save cannot be opened');
    const again = loaded.value;
    expect(again.id).toBe(host.id);
    expect(again.log).toEqual(host.log);
    expect(again.standing.past.kind).toBe('pending');
    expect(again.verify(() => true)).toBe(true);
    expect(again.verify(() => false)).toBe(false);
    expect(again.standing.past).toEqual({ kind: 'verified' });
    expect(openLocal(again, 0).snapshot().standing.past).toEqual({ kind: 'verified' });
  });
});

it('tells matches apart by game, luck and set-up', () => {
  const entry = game('duel');
  expect(openDuel().id).toBe(openDuel().id);
  expect(new Host({ entry, match: start(entry, 'other') }).id).not.toBe(openDuel().id);
});

it('remembers what broke the rules, after all that was asked before', () => {
  const entry = game('duel');
  const setup = entry.setups()[0];
  if (setup === undefined) throw new Error('there is no set-up');
  const broken = {
    ...entry.game,
    commit() {
      throw new Error('no such fencer');
    },
  };
  const created = createMatch(broken, { ...setup, key: makeKey('broken') });
  if (!created.ok) throw new Error('the duel does not start');
  const host = new Host({ entry, match: created.value });
  host.request(1, { type: 'seat', isPresent: false });
  expect(() => host.answer(0, training(2, 1), 1)).toThrow('no such fencer');
  expect(host.requests).toEqual([
    { by: 1, act: { type: 'seat', isPresent: false } },
    { by: 0, act: { type: 'answer', answer: training(2, 1) } },
  ]);
});

describe('a match that goes on elsewhere', () => {
  it('is a match of its own from after an entry, with the same players and other luck', async () => {
    const host = openDuel({ players: ['random', 'random'] });
    await host.playPrograms();
    const branched = host.branch(3, makeKey('elsewhere'));
    if (!branched.ok) throw new Error('there is no branch');
    const { value } = branched;
    expect(value.outcome).toBeUndefined();
    expect(value.players).toEqual(host.players);
    expect(value.log.slice(0, 4)).toEqual(host.log.slice(0, 4));
    const before = host.log.length;
    await value.playPrograms();
    expect(value.outcome).toBeDefined();
    expect(host.log).toHaveLength(before);
    expect(host.branch(before, makeKey('nowhere'))).toMatchObject({ ok: false });
  });

  it('is as far verified as the one that it comes from', () => {
    const loaded = loadHost(game('duel'), { ...makeSave(start(game('duel'))), rulesVersion: '1.0.0' });
    if (!loaded.ok) throw new Error('the duel cannot be opened');
    const branched = loaded.value.branch(0, makeKey('elsewhere'));
    if (!branched.ok) throw new Error('there is no branch');
    expect(branched.value.standing).toEqual(loaded.value.standing);
    expect(branched.value.standing.past).toMatchObject({ kind: 'olderRules' });
  });

  it('comes to the same when everything is requested again', async () => {
    const host = openDuel({ players: ['random', 'random'] });
    await host.playPrograms();
    const again = openDuel();
    for (const request of host.requests) expect(again.repeat(request)).toEqual({ ok: true });
    expect(again.head).toEqual(host.head);
    const [, first] = host.log;
    expect(first && again.repeat(first)).toMatchObject({ ok: false });
  });
});

it('its save has the head, the log and a checksum', () => {
  const host = openDuel();
  const { log, checksum, ...head } = host.save();
  expect(host.head).toEqual(head);
  expect(log).toEqual(host.log);
  expect(checksum).not.toBe('');
});

it('programs think where they are told to from now on', async () => {
  const host = openDuel({ players: ['person', 'greedy'] });
  const asked: Seat[] = [];
  host.thinkBy({
    think({ seat }) {
      asked.push(seat);
      return training(2, 1);
    },
  });
  await host.playPrograms();
  expect(asked).toEqual([1]);
});
