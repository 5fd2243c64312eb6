import type { Standing } from '@sitrep/contract';
import { caveatsOf } from '@sitrep/speech';
import type { GameHead } from '../../saves/save-store.ts';

/** How games of one kind went. */
export interface RecordRow {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

/** What sets a stored game apart; one whose origin was never checked counts as not verified. */
export function standingOfHead({ standing, entries }: GameHead): Standing {
  const past = { kind: 'pending', checked: 0, entries } as const;
  return standing ?? { past, hasOwnCards: false, isScripted: false };
}

/** The finished games: those that count, and how many are marked and do not. */
export function countedGames(games: readonly GameHead[]): {
  readonly counted: readonly GameHead[];
  readonly marked: number;
} {
  const finished = games.filter(({ isWon }) => isWon !== undefined);
  const counted = finished.filter((game) => caveatsOf(standingOfHead(game)).length === 0);
  return { counted, marked: finished.length - counted.length };
}

/** Games by a name that they have, the most played first; those without one are left out. */
export function recordBy(
  games: readonly GameHead[],
  nameOf: (game: GameHead) => string | undefined,
): readonly RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const game of games) {
    const name = nameOf(game) ?? '';
    if (name === '') continue;
    const { played, won } = rows.get(name) ?? { played: 0, won: 0 };
    rows.set(name, { name, played: played + 1, won: won + Number(game.isWon) });
  }
  return [...rows.values()].toSorted((one, other) => other.played - one.played);
}
