import { makeKey } from '@sitrep/kernel';
import type { Law } from '../law.ts';
import { LAWS } from '../laws/all.ts';
import { sound } from '../laws/sound.ts';
import type { Request } from '../request.ts';
import { type Subject, startMatch } from '../subject.ts';
import { type Coverage, CoverageTally, coverageLaw } from './coverage.ts';
import type { Dump } from './dump.ts';
import { type Failure, failureOf } from './failure.ts';
import { playWatched } from './play.ts';
import { playFast } from './play-fast.ts';
import { type Occasion, Referee } from './referee.ts';
import { dumpOf, makeDump } from './reproduce.ts';

export interface FuzzOptions {
  readonly subject: Subject;
  readonly games: number;
  readonly seed: string;
  /** Whether the laws watch; without them games run at the engine's full speed. */
  readonly laws: boolean;
  /** The laws that watch, if not all of them. */
  readonly only?: readonly Law[];
  /** Called after every game, with the number of games played so far. */
  readonly onProgress?: (games: number) => void;
  /** Milliseconds; `performance.now` by default. */
  readonly clock?: () => number;
  /** The fuzzer stops after this many games that broke a law; 5 by default. */
  readonly mostFailures?: number;
  /** Whether to look for the shortest list of commands that shows a failure, which may take minutes; yes by default. */
  readonly shrinks?: boolean;
}

/** A game that broke a law. */
export interface FuzzFailure extends Failure {
  /** Which game it was, counted from 0. */
  readonly game: number;
  readonly setup: string;
  readonly dump: Dump;
}

export interface FuzzReport {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly FuzzFailure[];
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly coverage: Coverage;
}

/** The result of one game. */
interface Played {
  readonly decisions: number;
  readonly failure?: Failure;
  readonly requests: readonly Request[];
}

/** Plays random games to the end. The same request gives the same games. */
export function fuzz(options: FuzzOptions): FuzzReport {
  const { games: wanted, mostFailures = 5, clock = () => performance.now() } = options;
  const tally = new CoverageTally();
  if (options.laws) tally.addSights(options.subject);
  const failures: FuzzFailure[] = [];
  const begin = clock();
  let [games, decisions] = [0, 0];
  for (; games < wanted && failures.length < mostFailures; games += 1) {
    const occasion = occasionOf(options, games);
    const played = options.laws ? playUnderLaws(options, occasion, tally) : playAlone(occasion, tally);
    decisions += played.decisions;
    failures.push(...report(options, occasion, games, played));
    options.onProgress?.(games + 1);
  }
  const seconds = Math.max(clock() - begin, 0.001) / 1000;
  const speed = { seconds, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds };
  return { games, decisions, failures, ...speed, coverage: tally.report() };
}

/** A game of a seed is always the same, however many are played. */
function occasionOf({ subject, seed }: FuzzOptions, game: number): Occasion {
  const { setups } = subject;
  const setup = setups[game % setups.length];
  if (setup === undefined) throw new Error(`${subject.game.id} has no setup to play`);
  return { subject, setup, key: makeKey(`${seed}/${game}`) };
}

function playUnderLaws({ only = LAWS }: FuzzOptions, occasion: Occasion, tally: CoverageTally): Played {
  const referee = new Referee(occasion, [coverageLaw(tally), ...only], false);
  const { match } = referee;
  const requests = playWatched(occasion, referee);
  if (match !== undefined) tally.addGame(match);
  const decisions = match?.log.filter(({ act }) => act.type === 'answer').length ?? 0;
  return { decisions, requests, ...(referee.failure !== undefined && { failure: referee.failure }) };
}

function playAlone(occasion: Occasion, tally: CoverageTally): Played {
  try {
    const match = startMatch(occasion.subject.game, occasion.setup, occasion.key);
    const decisions = playFast(occasion, match, tally);
    tally.addGame(match);
    return { decisions, requests: [] };
  } catch {
    return playAgain(occasion);
  }
}

/** Replays a game that went wrong, recording its requests. */
function playAgain(occasion: Occasion): Played {
  const requests: Request[] = [];
  try {
    const match = startMatch(occasion.subject.game, occasion.setup, occasion.key);
    return { decisions: playFast(occasion, match, new CoverageTally(), requests), requests };
  } catch (error) {
    return {
      decisions: requests.length,
      requests,
      failure: failureOf(error, sound.name, requests.length - 1),
    };
  }
}

function report(
  { only = LAWS, shrinks = true }: FuzzOptions,
  occasion: Occasion,
  game: number,
  { requests, failure }: Played,
): FuzzFailure[] {
  if (failure === undefined) return [];
  const dump = shrinks ? makeDump(occasion, requests, failure, only) : dumpOf(occasion, requests, failure);
  return [{ ...dump.failure, game, setup: occasion.setup.name, dump }];
}
