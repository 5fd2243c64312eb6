import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { expect, test } from 'vitest';
import { makeTableDrawer } from '../../../testing/drawn-table.tsx';
import { playRandomGame, type Visit } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

/** Up to this many orders show their chances right away. */
const FEW = 8;
const GAMES = 4;
const LEAST_ROLLS = 20;
const LEAST_PLANS = 5;

/** What the engine says of every option with one roll, as figures and as shares. */
function wantedOdds({ match, now }: Visit): readonly string[] {
  const { options, seat } = now;
  return options.flatMap((option) => {
    const odds = getWarfighter().oddsOf(match.state, seat, option);
    const [only] = odds;
    if (only === undefined || odds.length > 1) return [];
    return [...only.chances, ...only.besides].map(
      ({ count }) => `${count}/${only.total} ${shareText('en', permille(count, only.total), 1)}`,
    );
  });
}

function shownOdds(markup: string): readonly string[] {
  return [...markup.matchAll(/<dd title="(\d+\/\d+)">([^<]*)<\/dd>/g)].map(
    ([, figures, share]) => `${figures} ${share}`,
  );
}

/** What the engine says of every roll of the options with several, each in a word or two. */
function wantedPlans({ match, now }: Visit): readonly string[] {
  const { options, seat } = now;
  return options.flatMap((option) => {
    const odds = getWarfighter().oddsOf(match.state, seat, option);
    if (odds.length < 2) return [];
    return odds.map(({ gist = [], total }) =>
      gist.map(({ count }) => shareText('en', permille(count, total), 0)).join(' '),
    );
  });
}

/** The cells of every planner: the chance of a Kill, and of any effect. */
function shownPlans(markup: string): readonly string[] {
  return [...markup.matchAll(/<td><b>Kill ([^<]*)<\/b><small>any effect ([^<]*)<\/small>/g)].map(
    ([, kill, effect]) => `${kill} ${effect}`,
  );
}

test('the chances in the attack planner are those of the engine, one for every target and mode', async () => {
  const entry = getWarfighter();
  const draw = await makeTableDrawer(entry);
  let plans = 0;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, async (visit) => {
      const { view, options } = visit.now;
      const wanted = wantedPlans(visit);
      if (view.decision?.kind === 'form' || options.length > FEW || wanted.length === 0) return;
      expect(shownPlans(await draw(visit.client)).toSorted()).toEqual(wanted.toSorted());
      plans += 1;
    });
  expect(plans).toBeGreaterThan(LEAST_PLANS);
});

test('the chances on the screen are those of the engine', async () => {
  const entry = getWarfighter();
  const draw = await makeTableDrawer(entry);
  let rolls = 0;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, async (visit) => {
      const { view, options } = visit.now;
      const wanted = wantedOdds(visit);
      if (view.decision?.kind === 'form' || options.length > FEW || wanted.length === 0) return;
      expect(shownOdds(await draw(visit.client))).toEqual(wanted);
      rolls += 1;
    });
  expect(rolls).toBeGreaterThan(LEAST_ROLLS);
});
