import { makeGreedyBot, randomBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { expect, it } from 'vitest';

const entry = findGame('warfighter');
const setups = entry?.setups().filter(({ config }) => 'campaign' in config) ?? [];

it.each(setups.map((setup) => [setup.name, setup]))('bots play %s to its end', (name, setup) => {
  if (entry?.advise === undefined) throw new Error('Warfighter gives no advice');
  const { advise, game, suggest } = entry;
  for (const makeBot of [() => makeGreedyBot(advise), () => randomBot]) {
    const { unfinished } = simulate({
      game,
      setup,
      games: 3,
      seed: name,
      makeBot,
      draft: ({ state }) => suggest(state)[0]?.draft,
      mostEntries: 10_000,
    });
    expect(unfinished).toBe(0);
  }
});
