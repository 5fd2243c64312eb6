import { type AnyMatch, makeGreedyBot, randomBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import type { NamedSetup } from '@sitrep/contract';

export type Kind = 'greedy' | 'random';

export interface VersusTask {
  readonly id: string;
  readonly setup: string;
  /** Who plays each seat. */
  readonly kinds: readonly Kind[];
  readonly games: number;
  readonly seed: string;
}

/** Games won by each of two seats, drawn, and unfinished. */
export interface VersusRow {
  readonly setup: string;
  readonly kinds: readonly Kind[];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly unfinished: number;
}

/** Plays a set-up of a game between two kinds of players. Greedy ones set up as the game suggests, random ones at random. */
export function measureVersus(task: VersusTask): VersusRow {
  const { id, setup, kinds, games, seed } = task;
  const entry = findGame(id);
  const advise = entry?.advise;
  const found = findSetup(task);
  if (entry === undefined || advise === undefined || found === undefined)
    throw new Error(`${id} has no advice for ${setup}`);
  const { wins, draws, unfinished } = simulate({
    game: entry.game,
    setup: found,
    games,
    seed,
    mostEntries: entry.hints.mostEntries ?? 5_000,
    makeBot: (seat) => (kinds[seat] === 'greedy' ? makeGreedyBot(advise) : randomBot),
    draft: (match: AnyMatch, seat) =>
      kinds[seat] === 'greedy' ? entry.suggest(match.state)[0]?.draft : undefined,
  });
  return { setup, kinds, games, wins: [wins[0] ?? 0, wins[1] ?? 0], draws, unfinished };
}

function findSetup({ id, setup }: VersusTask): NamedSetup | undefined {
  const entry = findGame(id);
  return [...(entry?.setups() ?? []), ...(entry?.trials?.() ?? [])].find(({ name }) => name === setup);
}
