import { makeGreedyBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import type { ForecastTally, ForecastTask } from './use-forecast.ts';

const BATCH = 5;
const MOST = 60;

/** Plays the mission with the team many times, using the simple bot, and reports after every few games. */
function play({ game, config, content, draft }: ForecastTask): void {
  const entry = findGame(game);
  const advise = entry?.advise;
  if (entry === undefined || advise === undefined) return;
  let won = 0;
  for (let played = 0; played < MOST; played += BATCH) {
    const { wins } = simulate({
      game: entry.game,
      setup: { config, content },
      games: BATCH,
      seed: `forecast ${played}`,
      makeBot: () => makeGreedyBot(advise),
      draft: () => draft,
    });
    // All win together or nobody does.
    won += wins[0] ?? 0;
    const tally: ForecastTally = { won, played: played + BATCH, isDone: played + BATCH >= MOST };
    postMessage(tally);
  }
}

addEventListener('message', ({ data }: MessageEvent<ForecastTask>) => play(data));
