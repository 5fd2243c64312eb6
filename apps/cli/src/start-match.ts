import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { createMatch, type GameTypes, type Match, makeKey } from '@sitrep/kernel';
import { CliError } from './cli-error.ts';

/** Starts a match from a named set-up, with the luck that a seed gives. */
export function startMatch(
  { game }: GameEntry,
  { config, content }: NamedSetup,
  seed: string,
): Match<GameTypes> {
  const created = createMatch(game, { config, content, key: makeKey(seed) });
  if (created.ok) return created.value;
  const problems = created.problems.map(({ code, path }) => `${code} at ${path}`).join(', ');
  throw new CliError('SETUP_REFUSED', `the game cannot start: ${problems}.`);
}
