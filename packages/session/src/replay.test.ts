import { makeSave } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { game, openDuel, start } from '../test/open.ts';
import { Host } from './host.ts';
import { loadHost } from './load-host.ts';
import { openLocal } from './local-client.ts';
import type { Replay } from './replay.ts';

/** A mission after two answers and one that was taken back, with what its player saw after each. */
async function open(): Promise<{ host: Host; replay: Replay; views: readonly unknown[] }> {
  const entry = game('warfighter');
  const host = new Host({ entry, match: start(entry, 'replay') });
  const client = openLocal(host, 0);
  const [suggestion] = host.consult(0, { kind: 'suggestions' });
  const views: unknown[] = [];
  const give = async (type: string) => {
    const { options, view } = client.snapshot();
    const answer = options.find((option) => option.type === type) ?? suggestion?.draft;
    if (answer !== undefined) await client.answer(answer, view.decision?.number);
    views.push(client.snapshot().view.game);
  };
  for (const type of ['buyTeam', 'recon', 'handleGear']) await give(type);
  await client.undo();
  return { host, replay: host.replay(), views };
}

it('shows what a seat saw after each entry', async () => {
  const { host, replay, views } = await open();
  const before = host.save().hash;
  for (const [index, view] of views.entries()) {
    replay.show(index + 1, 0);
    expect(replay.snapshot().view.game).toEqual(view);
    const { events } = replay.snapshot();
    expect(host.told.events(0).slice(0, events.length)).toEqual(events);
  }
  expect(host.save().hash).toBe(before);
});

it('is a reader: there is nothing to answer with', async () => {
  const { replay } = await open();
  expect(Object.keys(replay.snapshot()).sort()).toEqual(
    ['events', 'news', 'players', 'revision', 'seat', 'standing', 'view'].sort(),
  );
  expect('answer' in replay).toBe(false);
});

it('tells its followers, and drops replies about what is not shown any more', async () => {
  const { replay } = await open();
  let told = 0;
  const stop = replay.subscribe(() => {
    told += 1;
  });
  const { revision } = replay.snapshot();
  const late = replay.ask(revision, { kind: 'threats' });
  replay.show(2, 0);
  stop();
  replay.show(1, 0);
  expect(told).toBe(1);
  expect(await late).toBeUndefined();
  expect(await replay.ask(replay.snapshot().revision, { kind: 'threats' })).toEqual([]);
});

it('stops at nothing that was taken back', async () => {
  const { replay } = await open();
  expect(replay.moments).toEqual([0, 1, 2]);
  expect(replay.turns).toHaveLength(3);
});

it('finds the moment at which a seat learned of an event', async () => {
  const { host, replay } = await open();
  const events = host.told.events(0);
  for (const [step, entry] of replay.moments.entries()) {
    replay.show(entry, 0);
    const last = replay.snapshot().events.length - 1;
    if (last >= 0 && events[last] !== undefined) expect(replay.stepOf(last, 0)).toBeLessThanOrEqual(step);
  }
  expect(replay.stepOf(0, 0)).toBe(0);
});

it('lets a lone player see what he saw, several nothing hidden before the end, and everybody everything after it', async () => {
  expect((await open()).replay.seats).toEqual([0]);
  const duel = openDuel();
  expect(duel.replay().seats).toEqual([-1]);
  duel.request(0, { type: 'concede' });
  expect(duel.replay().seats).toEqual([0, 1, -1]);
});

it('has no entry that the log does not have', async () => {
  const { replay } = await open();
  expect(() => replay.show(99, 0)).toThrow('no entry 99');
});

it('shows the same moment again with what has become known since', () => {
  const entry = game('duel');
  const loaded = loadHost(entry, makeSave(start(entry)));
  if (!loaded.ok) throw new Error('the duel cannot be opened');
  const host = loaded.value;
  const replay = host.replay();
  const before = replay.snapshot();
  expect(before.standing.past.kind).toBe('pending');
  host.verify(() => false);
  replay.refresh();
  expect(replay.snapshot()).toMatchObject({ seat: before.seat, view: before.view });
  expect(replay.snapshot().standing.past).toEqual({ kind: 'verified' });
  expect(replay.snapshot().revision).toBe(before.revision + 1);
});
