import type { NamedSetup } from '@sitrep/contract';
import { canonical, type Key, makeUniform, type Uniform } from '@sitrep/kernel';
import type { AnyMatch, Subject } from './subject.ts';

/** Something that holds in every game of every subject. */
export interface Law {
  readonly name: string;
  /** What always holds, as one sentence. */
  readonly statement: string;
  /** Begins to watch a match that has just been opened. */
  watch(table: Table): Watcher;
}

/** What a law does during a game. Each may throw: that is how a law reports that it is broken. */
export interface Watcher {
  /** After every entry of the log, including the opening, while the game goes on. */
  decision?(): void;
  /** After every entry of the log except the opening. */
  entry?(): void;
  /** When watching ends: usually, but not always, the game is over. */
  close?(): void;
}

/** A game that is being watched. */
export interface WatchedGame {
  readonly subject: Subject;
  readonly setup: NamedSetup;
  readonly key: Key;
  readonly match: AnyMatch;
  /** The hash of the state after each entry, as it was then. */
  readonly hashes: readonly string[];
  /** The state after the last entry as text, as it was then. */
  lastText(): string;
  /** Whether laws try everything they can think of instead of samples. */
  readonly isThorough: boolean;
}

/** A watched game as one law sees it: with its own source of chance, so that laws do not disturb each other. */
export interface Table extends WatchedGame {
  readonly random: Uniform;
  /** A random selection of the items, in order; all of them when thorough. */
  few<V>(items: readonly V[], most: number): readonly V[];
  /** True at random, once in this many times; always when thorough. */
  isTime(oneIn: number): boolean;
}

export function makeTable(game: WatchedGame, law: string): Table {
  const random = makeUniform(game.key, `law:${law}`);
  const { isThorough } = game;
  return {
    ...game,
    random,
    few: (items, most) => (isThorough || items.length <= most ? items : sample(items, most, random)),
    isTime: (oneIn) => isThorough || random.below(oneIn) === 0,
  };
}

/** A law was found broken: the watching one, unless another is named. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string | undefined;

  constructor(message: string, law?: string) {
    super(message);
    this.law = law;
  }
}

/** Reports the law as broken unless the condition holds. */
export function hold(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new LawBroken(typeof message === 'string' ? message : message());
}

/** Reports the law as broken if anything has changed since the last entry. */
export function holdUnchanged({ match, lastText }: WatchedGame, by: string): void {
  hold(stateText(match) === lastText(), `${by} changed the state`);
}

/** The whole state as text: five times faster than its hash, and laws compare it often. */
export function stateText({ state }: AnyMatch): string {
  const { game, frames, zones, seats, chance, serial } = state;
  return JSON.stringify({ game, frames, zones, seats, chance, serial });
}

/** Data for a message: canonical where it can be, and short. */
export function show(value: unknown): string {
  let text: string;
  try {
    text = canonical(value);
  } catch {
    text = describe(value);
  }
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Data that is not plain, shown as well as possible: this is where garbage ends up. */
function describe(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function sample<V>(items: readonly V[], most: number, random: Uniform): readonly V[] {
  let left = items.length;
  let wanted = most;
  return items.filter(() => {
    const isTaken = random.below(left) < wanted;
    left -= 1;
    if (isTaken) wanted -= 1;
    return isTaken;
  });
}
