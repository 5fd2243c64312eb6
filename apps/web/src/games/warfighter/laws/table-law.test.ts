import type { Snapshot } from '@sitrep/session';
import { readView } from '@sitrep/warfighter/queries';
import { expect, test } from 'vitest';
import { handleOf, looseOptions, optionsByHandle } from '../../../kit/table/table-ui.ts';
import { makeTableDrawer, readControls } from '../../../testing/drawn-table.tsx';
import { playRandomGame, type Visit } from '../../../testing/random-games.ts';
import { drawnPieces, trayPieces } from '../dock/drawn-pieces.ts';
import { piecesOf } from '../pieces/pieces.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 50;
/** Rendering is slower than playing: only this many games are drawn, and not every question. */
const DRAWN_GAMES = 10;
const EVERY = 12;

const kinds = (options: readonly { readonly type: string }[]) => options.map(({ type }) => type).toSorted();

/** Legal options without exactly one control on the board, and board controls without a legal option. */
function findFaults({ client: { facts }, now }: Visit): readonly string[] {
  const { view, options } = now;
  const { config, content } = facts;
  const state = readView({ view, config, content });
  const handles = optionsByHandle(piecesOf, options);
  const drawn = drawnPieces(state);
  const tray = new Set(trayPieces(state, handles.keys()));
  const loose = new Set(looseOptions(piecesOf, options));
  const unplaced = options.filter((option) => {
    const handle = handleOf(piecesOf, option) ?? '';
    return Number(drawn.has(handle)) + Number(tray.has(handle)) + Number(loose.has(option)) !== 1;
  });
  const legal = new Set(options);
  const idle = [...handles].filter(
    ([, about]) => about.length === 0 || !about.every((each) => legal.has(each)),
  );
  return [...unplaced.map((option) => JSON.stringify(option)), ...idle.map(([piece]) => piece)];
}

/** The same for the components as drawn, and for the list of orders. */
function checkDrawn({ options }: Snapshot, markup: string): void {
  const { lit, loose, orders } = readControls(markup);
  expect(kinds(orders.map((type) => ({ type })))).toEqual(kinds(options));
  expect(kinds(loose.map((type) => ({ type })))).toEqual(kinds(looseOptions(piecesOf, options)));
  const wanted = [...optionsByHandle(piecesOf, options)].map(
    ([piece, about]) => [piece, about.length] as const,
  );
  expect(Object.fromEntries(lit)).toEqual(Object.fromEntries(wanted));
}

test(`${GAMES} random games: every legal option has its place on the board, and nothing else is lit`, async () => {
  const entry = getWarfighter();
  let questions = 0;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, (visit) => {
      if (visit.now.view.decision?.kind === 'form') return;
      expect(findFaults(visit)).toEqual([]);
      questions += 1;
    });
  expect(questions).toBeGreaterThan(50 * GAMES);
});

test(`${DRAWN_GAMES} random games as drawn: board and orders both offer exactly what is legal`, async () => {
  const entry = getWarfighter();
  const draw = await makeTableDrawer(entry);
  let questions = 0;
  for (let game = 0; game < DRAWN_GAMES; game += 1)
    await playRandomGame(entry, game * 5 + 1, async ({ client, now }) => {
      questions += 1;
      if (now.view.decision?.kind === 'form' || questions % EVERY !== 0) return;
      checkDrawn(now, await draw(client));
    });
  expect(questions).toBeGreaterThan(50 * DRAWN_GAMES);
});
