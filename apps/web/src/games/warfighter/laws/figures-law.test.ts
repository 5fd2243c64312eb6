import {
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveSoldierCover,
  readView,
} from '@sitrep/warfighter/queries';
import { expect, test } from 'vitest';
import { playRandomGame, type Visit } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 10;

/** Every figure that the table shows. */
function figuresIn({ client: { facts }, now: { view } }: Visit) {
  const { config, content } = facts;
  const state = readView({ view, config, content });
  const { hostiles, soldiers, path } = state.game;
  const present = soldiers.filter(({ standing }) => standing === 'in');
  return [
    ...hostiles.map((hostile) => effectiveCover(state, hostile)),
    ...present.flatMap((soldier) => [
      effectiveSoldierCover(state, soldier),
      effectiveMovement(state, soldier),
    ]),
    ...path.flatMap(({ card }, index) => (card === '' ? [] : [effectiveEntrance(state, index + 1)])),
  ];
}

const sumOf = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

test(`${GAMES} random games: the cards that a figure names add up to what the rules count`, async () => {
  const entry = getWarfighter();
  let changed = 0;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, (visit) => {
      if (visit.now.view.decision?.kind === 'form') return;
      const figures = figuresIn(visit);
      // An Entrance never costs less than 0.
      const faults = figures.filter(({ total, parts }) => Math.max(0, sumOf(parts)) !== Math.max(0, total));
      expect(faults).toEqual([]);
      changed += figures.filter(({ parts }) => parts.length > 1).length;
    });
  expect(changed).toBeGreaterThan(100);
});

test('the Cover on a tile is the one used in the odds of a Ranged attack by whoever is chosen', async () => {
  const entry = getWarfighter();
  let compared = 0;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, ({ match, now }) => {
      const { config, content } = match.setup;
      const { view, options, seat } = now;
      if (view.decision?.name !== 'action') return;
      const state = readView({ view, config, content });
      for (const option of options.filter(({ type }) => type === 'attack'))
        for (const { about } of entry.oddsOf(match.state, seat, option)) {
          const { hostile, soldier, weapon, cover } = about as Readonly<Record<string, number>>;
          const target = state.game.hostiles.find(({ token }) => token === hostile);
          // Weapons of a Squad are Ranged.
          if (target === undefined || weapon !== SQUAD) continue;
          expect(cover).toBe(effectiveCover(state, target, soldier).total);
          compared += 1;
        }
    });
  expect(compared).toBeGreaterThan(3);
});

const SQUAD = -1;
