// One mission of the proof of balance, run by balance.ts beside others.
import { parentPort } from 'node:worker_threads';
import { makeGreedyBot, randomBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { serve } from './in-parallel.ts';

export interface BalanceTask {
  readonly id: string;
  readonly ruleset: string;
  readonly setup: string;
  readonly games: number;
}

/** Games won by each kind of squad, and those that never ended. */
export interface BalanceRow {
  readonly setup: string;
  readonly greedy: number;
  readonly random: number;
  readonly unfinished: number;
}

/** A mission with its recommended team, played by greedy and by random squads. */
function measure({ id, ruleset, setup, games }: BalanceTask): BalanceRow {
  const entry = findGame(id);
  const { advise, suggest, recommended } = entry ?? {};
  const found = recommended?.(ruleset).find(({ name }) => name === setup);
  if (entry === undefined || found === undefined || advise === undefined || suggest === undefined)
    throw new Error(`${id} recommends no team for ${setup}`);
  const { config, content } = found;
  const draft = (match: Parameters<typeof randomBot.answer>[0]) => suggest(match.state)[0]?.draft;
  const options = { game: entry.game, setup: { config, content }, games, seed: setup, draft };
  const greedy = simulate({ ...options, makeBot: () => makeGreedyBot(advise) });
  const random = simulate({ ...options, makeBot: () => randomBot });
  const unfinished = greedy.unfinished + random.unfinished;
  return { setup, greedy: greedy.wins[0] ?? 0, random: random.wins[0] ?? 0, unfinished };
}

await serve(parentPort, measure);
