import { makeTwoWorlds, type WorldsTally } from '../laws/two-worlds.ts';
import type { Subject } from '../subject.ts';
import { type FuzzFailure, fuzz } from './fuzz.ts';

export interface WorldsOptions {
  readonly subject: Subject;
  /** The least number of pairs of worlds to compare. */
  readonly pairs: number;
  readonly seed: string;
  /** Whether to look for the shortest list of commands that shows a leak; yes by default. */
  readonly shrinks?: boolean;
}

export interface WorldsReport extends Readonly<WorldsTally> {
  readonly games: number;
  readonly failures: readonly FuzzFailure[];
}

/** Plays random games with only the two-worlds law watching, until enough pairs were compared or one leaks. */
export function compareWorlds({ subject, pairs, seed, shrinks = true }: WorldsOptions): WorldsReport {
  const tally: WorldsTally = { pairs: 0, comparisons: 0 };
  const only = [makeTwoWorlds(tally)];
  for (let games = 0; ; games += 1) {
    if (tally.pairs >= pairs) return { ...tally, games, failures: [] };
    const setups = subject.setups.slice(games % subject.setups.length).slice(0, 1);
    const options = {
      subject: { ...subject, setups },
      games: 1,
      seed: `${seed}/${games}`,
      laws: true,
      only,
      shrinks,
    };
    const { failures } = fuzz(options);
    if (failures.length > 0) return { ...tally, games: games + 1, failures };
  }
}
