import type { GameHead } from '../../saves/save-store.ts';

/** How games of one kind went. */
export interface RecordRow {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

/** The finished games by a name that they have, the most played first; those without one are left out. */
export function recordBy(
  games: readonly GameHead[],
  nameOf: (game: GameHead) => string | undefined,
): readonly RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const game of games) {
    const name = nameOf(game) ?? '';
    if (game.isWon === undefined || name === '') continue;
    const { played, won } = rows.get(name) ?? { played: 0, won: 0 };
    rows.set(name, { name, played: played + 1, won: won + Number(game.isWon) });
  }
  return [...rows.values()].toSorted((one, other) => other.played - one.played);
}
