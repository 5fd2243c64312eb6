// A share of the games and pairs of a proof of laws, run by laws.ts beside others.

import { parentPort } from 'node:worker_threads';
import { findGame } from '@sitrep/catalog';
import { hintsOf } from '@sitrep/contract';
import { type Counts, compareWorlds, fuzz } from '@sitrep/testkit';
import { serve } from './in-parallel.ts';

export interface LawsShare {
  readonly id: string;
  /** The default one if it is not given. */
  readonly ruleset?: string | undefined;
  readonly games: number;
  /** Games in which only sights are counted. */
  readonly tours: number;
  readonly pairs: number;
  /** Which share it is, of how many. */
  readonly part: number;
  readonly parts: number;
}

export interface LawsReport {
  readonly games: number;
  readonly tours: number;
  readonly decisions: number;
  /** What broke, in words. */
  readonly broken: readonly string[];
  readonly landmarks: Counts;
  readonly pairs: number;
  readonly comparisons: number;
  readonly told: readonly string[];
}

/** Every law watching random games, and twin worlds that differ only in secrets beside them. */
function watch({ id, ruleset, games, tours, pairs, part, parts }: LawsShare): LawsReport {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`the catalog has no ${id}`);
  const all = entry.trials?.(ruleset) ?? entry.setups(ruleset);
  const setups = all.length < parts ? all : all.filter((_, index) => index % parts === part);
  const subject = { ...hintsOf(entry), game: entry.game, setups };
  const seed = `proof ${part}`;
  const watched = fuzz({ subject, games, seed, laws: true });
  const toured = fuzz({ subject, games: tours, seed: `tour ${part}`, laws: true, only: [] });
  const { failures, ...paired } = compareWorlds({ subject, pairs, seed });
  const inWords = ({ setup, law, message }: (typeof failures)[number]) => `${setup}: ${law}: ${message}`;
  return {
    games: watched.games,
    decisions: watched.decisions,
    tours: toured.games,
    broken: [...watched.failures, ...toured.failures].map(inWords),
    landmarks: addCounts(watched.coverage.landmarks, toured.coverage.landmarks),
    pairs: paired.pairs,
    comparisons: paired.comparisons,
    told: failures.map(inWords),
  };
}

/** Both name the same sights. */
function addCounts(one: Counts, other: Counts): Counts {
  return Object.fromEntries(Object.entries(one).map(([mark, times]) => [mark, times + (other[mark] ?? 0)]));
}

await serve(parentPort, watch);
