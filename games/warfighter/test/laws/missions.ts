import { hintsOf } from '@sitrep/contract';
import { describeLaws } from '@sitrep/testkit/vitest';
import { warfighterEntry } from '../../src/entry/index.ts';

/** How many files the games are divided among; these run side by side. */
const SHARDS = 4;

/** The laws in the trials of one shard: every mission, company and switch comes up in one of them. */
export function describeShard(ruleset: string, shard: number): void {
  const { game, trials } = warfighterEntry;
  const setups = (trials?.(ruleset) ?? []).filter((_, index) => index % SHARDS === shard);
  const of = `${ruleset}, part ${shard + 1} of ${SHARDS}`;
  describeLaws(of, { ...hintsOf(warfighterEntry), game, setups }, { games: 8, pairs: 30 });
}
