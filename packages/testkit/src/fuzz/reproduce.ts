import type { Hints } from '@sitrep/contract';
import type { AnyGame } from '@sitrep/kernel';
import type { Law } from '../law.ts';
import { LAWS } from '../laws/all.ts';
import type { Request } from '../request.ts';
import { DUMP_FORMAT, type Dump, dumpSchema } from './dump.ts';
import type { Failure } from './failure.ts';
import { type Occasion, Referee } from './referee.ts';
import { shrink } from './shrink.ts';

/** Roughly how many requests may be replayed to find the shortest list. */
const MOST_REPLAYED = 30_000;

/** How a game is watched again: by which laws, and whether they try everything. */
interface Mode {
  readonly laws: readonly Law[];
  readonly isThorough: boolean;
}

/** What watching some requests has shown. */
interface Rerun {
  readonly failure: Failure | undefined;
  /** The requests that were accepted, and the one that threw, if any. */
  readonly requests: readonly Request[];
}

/** Records a failure with the shortest list of commands found that shows it. */
export function makeDump(
  occasion: Occasion,
  requests: readonly Request[],
  failure: Failure,
  laws: readonly Law[],
): Dump {
  const mode = modesFor(failure.law, laws).find(
    (each) => rerun(occasion, requests, each).failure?.law === failure.law,
  );
  if (mode === undefined) return dumpOf(occasion, requests, failure);
  const fails = (list: readonly Request[]) => rerun(occasion, list, mode).failure?.law === failure.law;
  const shortest = rerun(occasion, shrink(requests, fails, triesFor(requests)), mode);
  return dumpOf(occasion, shortest.requests, shortest.failure ?? failure);
}

/** Long games are slow to try: they get fewer tries. */
function triesFor({ length }: readonly Request[]): number {
  return Math.min(600, 20 + Math.floor(MOST_REPLAYED / Math.max(length, 1)));
}

/** Re-runs a dump. Returns the failure it shows now: that of the dump, while the fault still exists. */
export function replayDump(game: AnyGame, dump: Dump, hints: Hints = {}): Failure | undefined {
  const { setup: name, config, content, key, acts, failure } = dump;
  const setup = { name, config, content };
  const occasion = { subject: { ...hints, game, setups: [setup] }, setup, key };
  for (const mode of modesFor(failure.law, LAWS)) {
    const found = rerun(occasion, acts, mode).failure;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The law alone, trying everything, finds most failures; the fuzzer's exact samples find the rest. */
function modesFor(name: string, laws: readonly Law[]): readonly Mode[] {
  const own = laws.filter((law) => law.name === name);
  return [
    { laws: own, isThorough: true },
    { laws: own, isThorough: false },
    { laws, isThorough: false },
  ];
}

function rerun(occasion: Occasion, list: readonly Request[], { laws, isThorough }: Mode): Rerun {
  const referee = new Referee(occasion, laws, isThorough);
  const requests = list.filter(
    (request) => referee.match !== undefined && (referee.perform(request) || referee.failure !== undefined),
  );
  referee.close();
  return { failure: referee.failure, requests };
}

/** Records a failure with everything that was done. */
export function dumpOf(
  { subject: { game }, setup, key }: Occasion,
  acts: readonly Request[],
  failure: Failure,
): Dump {
  const { name, config, content } = setup;
  const text = JSON.stringify({
    format: DUMP_FORMAT,
    formatVersion: 1,
    game: game.id,
    rulesVersion: game.version,
    setup: name,
    config,
    content,
    key,
    acts: acts.map(({ by, act, request }) => ({ by, act, ...(request !== undefined && { request }) })),
    failure,
  });
  // The dump goes through its file format, so that it is replayed as it will be read.
  return dumpSchema.parse(JSON.parse(text));
}
