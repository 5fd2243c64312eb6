import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type Answer, createMatch, type GameTypes, type Match, makeKey } from '@sitrep/kernel';
import { Host, type HostSetup } from '../src/host.ts';

/** A game by its id. */
export function game(id: string): GameEntry {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`there is no ${id}`);
  return entry;
}

/** A match of the first set-up. */
export function start(entry: GameEntry, seed = 'session'): Match<GameTypes> {
  const [setup] = entry.recommended?.() ?? entry.setups();
  if (setup === undefined) throw new Error('there is no set-up');
  const { config, content } = setup;
  const created = createMatch(entry.game, { config, content, key: makeKey(seed) });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

/** The host of a duel: two seats, forms, sealed answers, windows, picks. */
export function openDuel(more: Partial<HostSetup> = {}): Host {
  const entry = game('duel');
  return new Host({ entry, match: start(entry), ...more });
}

/** A draft for the duel's first form. */
export function training(strength: number, guard: number): Answer<GameTypes> {
  return { type: 'train', strength, guard } as Answer<GameTypes>;
}
