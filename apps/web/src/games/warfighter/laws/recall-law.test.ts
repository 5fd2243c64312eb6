import type { SeatView } from '@sitrep/kernel';
import { recall } from '@sitrep/warfighter/queries';
import { expect, test } from 'vitest';
import { playRandomGame } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 2;
/** How many questions lie between what is recalled and the moment at which it is. */
const STEPS = 5;

type Zones = SeatView<never>['zones'];

/** Cards may come into a hand out of its owner's sight, before he takes it up. */
const HIDDEN = /^(hand|places|aside)/;

/** The order within a zone is nothing that anybody sees. */
function zonesOf(zones: Zones) {
  return Object.entries(zones).map(([name, { count, tokens }]) => [
    name,
    count,
    HIDDEN.test(name) ? [] : tokens?.toSorted(),
  ]);
}

test(`${GAMES} random games: the table is recalled as it was seen`, async () => {
  const entry = getWarfighter();
  let recalled = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const seen: { readonly events: number; readonly view: SeatView<never> }[] = [];
    await playRandomGame(entry, game, ({ client: { facts }, now }) => {
      const { config, content } = facts;
      const view = now.view as SeatView<never>;
      seen.push({ events: now.events.length, view });
      const then = seen[Math.max(0, seen.length - STEPS)];
      const found = then && recall({ view, config, content }, now.events, then.events);
      if (then === undefined || found === undefined) return;
      expect(found.game).toEqual(then.view.game);
      expect(zonesOf(found.zones)).toEqual(zonesOf(then.view.zones));
      recalled += 1;
    });
  }
  expect(recalled).toBeGreaterThan(100);
});
