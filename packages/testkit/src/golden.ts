import type { ExampleAdapter } from '@sitrep/contract';
import { createMatch, type GameTypes, invariant, type Match, makeKey } from '@sitrep/kernel';
import * as z from 'zod';
import { withSituation } from './example/adapter.ts';

/** Where a match starts: the `given` of an example, with luck from a seed instead of a script. */
const start = {
  name: z.string().regex(/^[a-z0-9-]+$/),
  /** What it shows, in a sentence. */
  about: z.string(),
  ruleset: z.string().optional(),
  given: z.strictObject({ setup: z.unknown().optional(), situation: z.unknown().optional() }),
  /** The deck it is played with; without one, everything the game comes with. */
  deck: z.string().optional(),
  seed: z.string(),
};

const goldenFile = z.strictObject({
  decks: z.record(z.string(), z.record(z.string(), z.int().min(1))).default({}),
  games: z.array(
    z.strictObject({
      ...start,
      players: z.array(z.string()),
      entries: z.tuple([z.int(), z.int()]).optional(),
    }),
  ),
  positions: z.array(z.strictObject({ ...start, counts: z.array(z.int()).min(1) })),
});

/** How many copies of which cards, by id. New cards of a pack do not change it. */
export type GoldenDeck = Readonly<Record<string, number>>;

export interface GoldenStart {
  readonly name: string;
  readonly about: string;
  readonly ruleset?: string | undefined;
  readonly given: { readonly setup?: unknown; readonly situation?: unknown };
  readonly deck?: string | undefined;
  readonly seed: string;
}

/** A match with a transcript, to see how a rules change affects it. */
export interface GoldenGame extends GoldenStart {
  /** Who plays each seat: `advice`, which does what the game advises, or the temper of a random player. */
  readonly players: readonly string[];
  /** The first and the last entry of the transcript, if the whole match would be too long. */
  readonly entries?: readonly [number, number] | undefined;
}

/** A small position with the size of the tree of legal commands below it. */
export interface GoldenPosition extends GoldenStart {
  /** How many ways there are to continue for 1, 2, 3 and more commands. */
  readonly counts: readonly number[];
}

/** The golden matches and positions of a game: `test/golden/golden.json` in its folder. */
export interface Golden {
  readonly decks: Readonly<Record<string, GoldenDeck>>;
  readonly games: readonly GoldenGame[];
  readonly positions: readonly GoldenPosition[];
}

/** Reads a golden file. Throws with every problem if it is not one. */
export function parseGolden(text: string): Golden {
  return goldenFile.parse(JSON.parse(text));
}

/** Starts a match as a golden file says. */
export function openGolden<T extends GameTypes>(
  adapter: ExampleAdapter<T>,
  { decks }: Pick<Golden, 'decks'>,
  { name, given, ruleset, deck, seed }: GoldenStart,
): Match<T> {
  const only = deck === undefined ? undefined : decks[deck];
  invariant(deck === undefined || only !== undefined, 'GOLDEN_DECK', `${name}: there is no deck ${deck}`);
  const stage = adapter.stage(only === undefined ? given : { ...given, content: { only } }, ruleset);
  invariant(stage.ok, 'GOLDEN_GIVEN', `${name}: ${JSON.stringify(stage)}`);
  const { config, content, situation } = stage.value;
  const game = situation === undefined ? adapter.game : withSituation(adapter.game, situation);
  const created = createMatch(game, { config, content, key: makeKey(seed) });
  invariant(created.ok, 'GOLDEN_GIVEN', `${name}: ${JSON.stringify(created)}`);
  return created.value;
}
