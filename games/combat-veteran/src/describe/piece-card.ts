import type { Hex } from '@sitrep/hex';
import { boardOf } from '../content/board.ts';
import type { Content } from '../content/content.ts';
import { type Piece, rosterOf } from '../content/roster.ts';

/** What `describeCard` calls a piece: a man by himself, weapons by their type, bunkers by their armor; nothing for no piece. */
export function cardOfPiece(content: Content, piece: Piece): string | undefined {
  const { soldiers, weapons, bunkers, firstWeapon, firstBunker } = rosterOf(content);
  const soldier = soldiers[piece];
  if (soldier !== undefined) return `soldier/${soldier.id}`;
  const weapon = weapons[piece - firstWeapon];
  if (weapon !== undefined) return `weapon/${weapon.type.id}`;
  const bunker = bunkers[piece - firstBunker];
  return bunker && `bunker/${bunker.armor}`;
}

/** The same for the ground of a hex. */
export function cardOfHex(content: Content, hex: Hex): string | undefined {
  const ground = boardOf(content).terrain[hex];
  return ground && `terrain/${ground.id}`;
}

/** The same for a fire-support chit. */
export function cardOfChit(content: Content, chit: number): string | undefined {
  const found = rosterOf(content).chits[chit];
  return found && `chit/${found.id}`;
}
