import { makeGreedyBot, randomBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { expect, it } from 'vitest';

const entry = findGame('warfighter');
const planned = entry?.setups().filter(({ config }) => 'campaign' in config) ?? [];
/** WF-CAMP-16, 17: campaigns of the players' own, in regions with and without recommended ones. */
const own = ['jungle', 'russia'].flatMap((region) => {
  const trial = entry?.trials?.().find(({ name }) => name.startsWith(`${region}/campaign/own/`));
  return trial === undefined ? [] : [trial];
});
const setups = [...planned, ...own];

it('has campaigns of the players’ own', () => {
  expect(own).toHaveLength(2);
});

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
