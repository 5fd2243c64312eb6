import type { Read } from '@sitrep/warfighter/queries';
import type { Piece } from '../../../kit/page/piece.ts';
import { soldierOf } from '../pieces/pieces.ts';

/** The Soldier whose hand is shown and from whom ranges count: the one pointed at last, or else the first. */
export function chosenSoldier({ game }: Read, open: Piece | undefined): number | undefined {
  const present = game.soldiers.filter(({ standing }) => standing === 'in');
  const chosen = present.find(({ number }) => number === soldierOf(open)) ?? present[0];
  return chosen?.number;
}
