import { findGame } from '@sitrep/catalog';
import { type Answer, type GameTypes, makeKey, type Seat } from '@sitrep/kernel';
import { type Host, openLocal, type Player, startHost } from '@sitrep/session';
import { expect, it } from 'vitest';
import { openSeating } from './seating.ts';

function openDuel(players: readonly Player[]): Host {
  const entry = findGame('duel');
  const setup = entry?.setups()[0];
  if (entry === undefined || setup === undefined) throw new Error('no duel');
  const { config, content } = setup;
  const started = startHost(entry, { config, content, key: makeKey('seating') });
  if (!started.ok) throw new Error('the duel does not start');
  started.value.seat(players);
  return started.value;
}

async function give(host: Host, seat: Seat): Promise<void> {
  const client = openLocal(host, seat);
  const { options, view, form } = client.snapshot();
  const answer: Answer<GameTypes> | undefined = options[0] ?? form?.usual;
  if (answer === undefined) throw new Error(`seat ${seat} is not asked`);
  expect(await client.answer(answer, view.decision?.number)).toEqual({ ok: true });
}

it('begins with whoever is asked first, and changes hands when the next person is', async () => {
  const host = openDuel(['person', 'person']);
  const seating = openSeating(host, false);
  expect(seating.get()).toEqual({ seat: 0, holder: 0, isHandOver: false });
  await give(host, 0);
  expect(seating.get()).toEqual({ seat: 1, holder: 0, isHandOver: true });
  seating.take();
  expect(seating.get()).toEqual({ seat: 1, holder: 1, isHandOver: false });
});

it('stays with the only person, even while bots think', async () => {
  const host = openDuel(['person', 'greedy']);
  const seating = openSeating(host, false);
  await give(host, 0);
  expect(seating.get()).toEqual({ seat: 0, holder: 0, isHandOver: false });
});

it('calls nobody once the match is over', async () => {
  const host = openDuel(['person', 'person']);
  const seating = openSeating(host, false);
  await give(host, 0);
  await openLocal(host, 1).concede();
  expect(host.outcome).toBeDefined();
  expect(seating.get().isHandOver).toBe(false);
});

it('notifies only of changes', async () => {
  const host = openDuel(['person', 'person']);
  const seating = openSeating(host, false);
  let told = 0;
  seating.subscribe(() => {
    told += 1;
  });
  openLocal(host, 0).keepDraft({ strength: 1 });
  expect(told).toBe(0);
  await give(host, 0);
  expect(told).toBe(1);
});

it('a match that was opened again is covered until somebody takes it, if people share the screen', async () => {
  const host = openDuel(['person', 'person']);
  const seating = openSeating(host, true);
  expect(seating.get()).toEqual({ seat: 0, holder: undefined, isHandOver: true });
  seating.take();
  expect(seating.get()).toEqual({ seat: 0, holder: 0, isHandOver: false });
  await give(host, 0);
  expect(seating.get()).toEqual({ seat: 1, holder: 0, isHandOver: true });
  const alone = openSeating(openDuel(['person', 'greedy']), true);
  expect(alone.get()).toEqual({ seat: 0, holder: 0, isHandOver: false });
});

it('whoever leaves the screen gives it up', () => {
  const seating = openSeating(openDuel(['person', 'person']), false);
  expect(seating.get().isHandOver).toBe(false);
  seating.leave();
  expect(seating.get()).toEqual({ seat: 0, holder: undefined, isHandOver: true });
  const alone = openSeating(openDuel(['person', 'greedy']), false);
  alone.leave();
  expect(alone.get().isHandOver).toBe(false);
});
