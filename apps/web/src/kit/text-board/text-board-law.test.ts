import { games } from '@sitrep/catalog';
import { LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { makeTableDrawer, readControls, readNames } from '../../testing/drawn-table.tsx';
import { playRandomGame } from '../../testing/random-games.ts';
import { textPage } from './text-page.tsx';

/** Rendering takes time: only a few games, and not every question. */
const GAMES = 2;
const EVERY = 25;

/** Games with their own page are included too: it shows that the text board can play any game. */
describe.each(games)('$id on the text board', (entry) => {
  it.each(LANGUAGES)('offers exactly what is legal, in words, in %s', async (language) => {
    const draw = await makeTableDrawer(entry, language, textPage);
    let questions = 0;
    for (let game = 0; game < GAMES; game += 1)
      await playRandomGame(entry, game, async ({ client, now }) => {
        questions += 1;
        if (questions % EVERY !== 0 || now.view.decision?.kind === 'form') return;
        const markup = await draw(client);
        const { lit, loose, orders } = readControls(markup);
        const { length } = now.options;
        const onPieces = [...lit.values()].reduce((sum, count) => sum + count, 0);
        expect([orders.length, onPieces + loose.length]).toEqual([length, length]);
        expect(markup).not.toContain('⟦');
        expect(readNames(markup).filter((name) => !/[\p{L}\p{N}]/u.test(name))).toEqual([]);
      });
    expect(questions).toBeGreaterThan(EVERY);
  });
});
