import { LANGUAGES } from '@sitrep/text';
import { expect, it, test } from 'vitest';
import { makeTableDrawer, readNames } from '../../../testing/drawn-table.tsx';
import { openUnbought, playRandomGame } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

/** Rendering takes time: only this many games, and not every question. */
const GAMES = 3;
const EVERY = 25;

/** Names without a letter or a figure: “−” tells nobody what it does. */
const namelessIn = (markup: string) => readNames(markup).filter((name) => !/[\p{L}\p{N}]/u.test(name));

it.each(LANGUAGES)('every button of the team form has a name that says something: %s', async (language) => {
  const entry = getWarfighter();
  const draw = await makeTableDrawer(entry, language);
  const { client, now } = openUnbought(entry, 0);
  expect(now.view.decision?.kind).toBe('form');
  const markup = await draw(client);
  expect(readNames(markup).length).toBeGreaterThan(20);
  expect(namelessIn(markup)).toEqual([]);
});

it.each(LANGUAGES)('every button of the table has a name that says something: %s', async (language) => {
  const entry = getWarfighter();
  const draw = await makeTableDrawer(entry, language);
  let questions = 0;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, async ({ client }) => {
      questions += 1;
      if (questions % EVERY === 1) expect(namelessIn(await draw(client))).toEqual([]);
    });
  expect(questions).toBeGreaterThan(GAMES * EVERY);
});

test('finds a button named by a sign alone; a label or words that are read out are enough', () => {
  expect(namelessIn('<button>−</button>')).toEqual(['−']);
  expect(namelessIn('<button><span aria-hidden="true">fewer</span>✕</button>')).toEqual(['✕']);
  expect(namelessIn('<button aria-label="fewer">−</button><a href="#"><b>all</b> ✕</a>')).toEqual([]);
});
