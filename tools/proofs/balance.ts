import { makeGreedyBot, randomBot, type Simulation, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { permille } from '@sitrep/kernel';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 200;
const [LEAST, MOST] = [50, 950];

/** The share of games won in thousandths, with the interval that holds the true share 19 times in 20. */
function shareOf({ games, wins }: Simulation): { share: number; text: string } {
  const won = wins[0] ?? 0;
  const share = won / games;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  const percent = (value: number) => (100 * value).toFixed(0);
  return {
    share: permille(won, games),
    text: `${percent(share)} % (${percent(middle - reach)}–${percent(middle + reach)} %)`,
  };
}

/** Every mission with its recommended team, played by greedy and by random squads. */
function measure(id: string): ProofResult {
  const entry = findGame(id);
  const { advise, suggest } = entry ?? {};
  if (entry === undefined || advise === undefined || suggest === undefined)
    throw new Error(`${id} gives no advice`);
  const missions = entry.setups().filter(({ config }) => !('campaign' in config));
  const rows = missions.flatMap(({ name, config, content }) => {
    const wish = { game: entry.game, setup: { config, content }, games: GAMES, seed: name };
    const draft = (match: Parameters<typeof randomBot.answer>[0]) => suggest(match.state)[0]?.draft;
    const greedy = shareOf(simulate({ ...wish, draft, makeBot: () => makeGreedyBot(advise) }));
    const random = shareOf(simulate({ ...wish, draft, makeBot: () => randomBot }));
    return [{ name, greedy, random }];
  });
  return {
    ok: rows.every(
      ({ greedy, random }) => greedy.share >= LEAST && greedy.share <= MOST && greedy.share > random.share,
    ),
    figures: rows.map(({ name, greedy, random }) => [name, `greedy ${greedy.text}, random ${random.text}`]),
  };
}

export const warfighterBalance: Proof = {
  name: 'warfighter-balance',
  claim: `Greedy squads win between 5 and 95 % of ${GAMES} missions with the recommended team, and more than random ones.`,
  run: async () => measure('warfighter'),
};
