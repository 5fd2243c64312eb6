import { cloneState } from './clone.ts';
import { HOST } from './log.ts';
import { Match } from './match.ts';
import type { MatchOptions } from './match-parts.ts';
import type { State } from './state.ts';
import type { GameTypes } from './vocabulary.ts';

/**
 * A match that continues from a state that need not be the true one: for search and for possible worlds. The fork takes
 * ownership of the state. History is kept for numbers and causes, but undo and branches do not reach behind the fork,
 * and it cannot be saved. By default, dice and draws come from the state's key.
 */
export function forkMatch<T extends GameTypes>(
  match: Match<T>,
  state: State<T>,
  options: MatchOptions = {},
): Match<T> {
  // Like a branch it begins with an entry by the host, where undo stops; nobody sees that entry.
  const begin = { by: HOST, act: { type: 'branch', key: state.chance.key }, events: [] } as const;
  const log = [...match.log, begin];
  const open = () => cloneState(match.game, state);
  return new Match(
    match.game,
    match.setup,
    { open, entries: log.length },
    { ...match.origin, isScripted: options.luck !== undefined, ...options, log },
  );
}
