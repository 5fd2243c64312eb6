import { type Bot, makeGreedyBot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import type { Player } from './seats.ts';

/** The bots of a session by seat; `undefined` for people, and for seats that are played by chance. */
export function makeBots({ advise }: GameEntry, players: readonly Player[]): readonly (Bot | undefined)[] {
  return players.map((player) =>
    player === 'greedy' && advise !== undefined ? makeGreedyBot(advise) : undefined,
  );
}
