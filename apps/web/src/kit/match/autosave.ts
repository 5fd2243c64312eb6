import { appendEntries, type GameHead, type GameRecord, writeGame } from '../saves/save-store.ts';
import { inTurn } from '../saves/write-queue.ts';
import type { Follower } from './session.ts';
import type { StandingStore } from './standing.ts';
import type { AnyMatch, Player } from './types.ts';

/** What a save knows besides the match. */
export interface SaveFacts {
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly standing: StandingStore;
  /** What lists call the game. */
  title(match: AnyMatch): string;
  /** Who was sent, by names; empty before that is known. */
  team(match: AnyMatch): string;
}

function recordOf(id: string, match: AnyMatch): GameRecord {
  const { game, setup, isScripted, rulesVersion } = match;
  const { key, config, content } = setup;
  const { eventVersion } = game;
  return { id, game: game.id, rulesVersion, eventVersion, key, isScripted, config, content };
}

function headOf(match: AnyMatch, facts: SaveFacts): GameHead {
  const { id, name, players, names, standing, title, team } = facts;
  const outcome = match.outcome();
  return {
    id,
    game: match.game.id,
    title: title(match),
    team: team(match),
    name,
    updated: Date.now(),
    entries: match.log.length,
    isOver: outcome !== undefined,
    ...(outcome !== undefined && { isWon: outcome.winners.length > 0 }),
    players,
    names,
    standing: standing.get(),
    hash: match.hash,
    marks: [...match.marks],
  };
}

/** Stores every command as it happens, one after the other. */
export function makeAutosave(facts: SaveFacts, stored: number): Follower {
  let count = stored;

  async function store(match: AnyMatch): Promise<void> {
    const head = headOf(match, facts);
    const from = count;
    const entries = match.log.slice(from);
    if (from === 0) await writeGame(recordOf(facts.id, match), head, entries);
    else await appendEntries(head, from, entries);
    count = from + entries.length;
  }

  return { follow: (match) => inTurn(() => store(match)) };
}
