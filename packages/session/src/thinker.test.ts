import { expect, it } from 'vitest';
import { openMarch } from '../test/march.ts';
import { game, openDuel, start } from '../test/open.ts';
import { type Belief, beliefOf } from './belief.ts';
import { Host } from './host.ts';
import { makeDistantThinker } from './thinker.ts';

it.each([
  ['duel', 'random'],
  ['warfighter', 'greedy'],
] as const)('programs that know %s from beliefs play it to its end', async (id, program) => {
  const entry = game(id);
  const match = start(entry);
  const players = match.state.seats.map(() => program);
  const host = new Host({ entry, match, players, thinker: makeDistantThinker(entry) });
  await host.playPrograms();
  expect(host.outcome).toBeDefined();
});

it('they have no answer about a match that cannot be', async () => {
  const entry = game('duel');
  const belief = () => ({ ...beliefOf(start(entry), 0), config: {} });
  const thinker = makeDistantThinker(entry);
  expect(await thinker.think({ program: 'random', seat: 0, belief })).toBeUndefined();
  const host = openDuel({ players: ['random', 'person'], thinker: { think: () => undefined } });
  await host.playPrograms();
  expect(host.faults.program).toEqual({ seat: 0 });
});

it('they are told nothing that their seat cannot know', async () => {
  const host = openMarch();
  const beliefs: Belief[] = [];
  host.seat(['greedy', 'person']);
  host.thinkBy({
    think: ({ belief }) => {
      beliefs.push(belief());
      return undefined;
    },
  });
  await host.playPrograms();
  const [belief] = beliefs;
  const { at, isHidden } = Object(host.look(1).view.game);
  const { at: believed } = Object(belief?.state.game);
  const secrets = [...at.keys()].filter((piece) => isHidden[piece]);
  expect(secrets.length).toBeGreaterThan(5);
  const guessed = secrets.filter((piece) => believed[piece] === at[piece]);
  expect(guessed.length).toBeLessThan(secrets.length / 2);
  expect(JSON.stringify(belief)).not.toContain(String(host.save().key));
});
