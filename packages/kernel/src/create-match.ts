import { isKey } from './chance.ts';
import type { Checked, Game } from './contract.ts';
import { Match } from './match.ts';
import type { MatchOptions } from './match-parts.ts';
import { type MatchSetup, openState } from './open.ts';
import type { GameTypes } from './vocabulary.ts';

/** Starts a match and runs it to its first decision, or lists every problem with key, config and content. */
export function createMatch<T extends GameTypes>(
  game: Game<T>,
  setup: MatchSetup<T>,
  options: MatchOptions = {},
): Checked<Match<T>> {
  if (!isKey(setup.key)) return { ok: false, problems: [{ code: 'KEY_BAD', path: 'key' }] };
  const opening = game.setup(setup.config, setup.content);
  if (!opening.ok) return opening;
  const open = () => openState(opening.value, setup, game.clone);
  const match = new Match(game, setup, { open, entries: 0 }, options);
  match.start();
  return { ok: true, value: match };
}
