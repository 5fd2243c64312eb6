import { warfighterEntry } from '../src/warfighter.ts';
import { describeLaws } from './laws.ts';

/** The games are dealt out to so many files, which run side by side. */
const SHARDS = 4;

/** The laws in the trials of one shard: every mission, company and switch comes up in one of them. */
export function describeShard(ruleset: string, shard: number): void {
  const { hints, game, trials } = warfighterEntry;
  const setups = (trials?.(ruleset) ?? []).filter((_, index) => index % SHARDS === shard);
  const of = `${ruleset}, part ${shard + 1} of ${SHARDS}`;
  describeLaws(of, { ...hints, game, setups }, { games: 25, pairs: 13 });
}
