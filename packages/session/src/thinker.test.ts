import { makeSave } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { game, openDuel, start } from '../test/open.ts';
import { Host } from './host.ts';
import { makeDistantThinker } from './thinker.ts';

it.each([
  ['duel', 'random'],
  ['warfighter', 'greedy'],
] as const)('programs that know %s from saves play it to its end', async (id, program) => {
  const entry = game(id);
  const match = start(entry);
  const players = match.state.seats.map(() => program);
  const host = new Host({ entry, match, players, thinker: makeDistantThinker(entry) });
  await host.playPrograms();
  expect(host.outcome).toBeDefined();
});

it('they have no answer about a save that cannot be opened', async () => {
  const entry = game('duel');
  const save = () => ({ ...makeSave(start(entry)), hash: 'other' });
  const thinker = makeDistantThinker(entry);
  expect(await thinker.think({ program: 'random', seat: 0, save })).toBeUndefined();
  const host = openDuel({ players: ['random', 'person'], thinker: { think: () => undefined } });
  await host.playPrograms();
  expect(host.faults.program).toEqual({ seat: 0 });
});
