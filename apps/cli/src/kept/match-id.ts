import { type GameTypes, hashData, type Match } from '@sitrep/kernel';

/** What tells a match from every other, wherever it is saved: its game, its luck and what it was set up with. */
export function matchIdOf({ game, setup }: Match<GameTypes>): string {
  return hashData({ game: game.id, key: setup.key, config: setup.config });
}
