import {
  type Board,
  boardOf,
  type Content,
  type CvTypes,
  type CvView,
  type Piece,
  type Roster,
  rosterOf,
} from '@sitrep/combat-veteran';
import { formatHex, type Hex, parseHex } from '@sitrep/hex';
import type { Scene } from '../../../table/board.ts';

export type CvScene = Scene<CvTypes>;

/** A firefight as one seat sees it, with the map and the pieces. */
export interface Table {
  readonly game: CvView;
  readonly content: Content;
  readonly board: Board;
  readonly roster: Roster;
  readonly scene: CvScene;
}

export function tableOf(scene: CvScene): Table {
  const { content } = scene;
  return { game: scene.view.game, content, board: boardOf(content), roster: rosterOf(content), scene };
}

export function labelOf({ board }: Table, hex: Hex): string {
  return formatHex(board.grid, hex);
}

export function findHexOf({ board }: Table, label: string): Hex | undefined {
  return parseHex(board.grid, label);
}

/** The pieces in a hex, as far as the seat knows: soldiers, then weapons, then the bunker. */
export function piecesAt({ game }: Table, hex: Hex): readonly Piece[] {
  return [...game.at.keys()].filter((piece) => game.at[piece] === hex);
}

export function seatOf({ roster }: Table, soldier: Piece): number {
  return roster.soldiers[soldier]?.seat ?? 0;
}

export function isSoldier({ roster }: Table, piece: Piece): boolean {
  return piece < roster.firstWeapon;
}

export function isBunker({ roster }: Table, piece: Piece): boolean {
  return piece >= roster.firstBunker;
}

/** Neither crawling nor wounded. */
export function isFit({ game }: Table, soldier: Piece): boolean {
  const stance = game.stance[soldier];
  return stance !== 'crawling' && stance !== 'wounded';
}

/** The letters of the two sides on the map: small ones are for those who are down. */
export function letterOf({ content }: Table, seat: number): string {
  if (seat === 0) return 'U';
  return content.scenario === 'keating' ? 'T' : 'V';
}

export function nationOf({ content, scene }: Table, seat: number): string {
  const { us, enemy } = content.forces;
  return scene.speech.text.t(`nation.${(seat === 0 ? us : enemy).nation}`);
}

export function terrainName({ board, scene }: Table, hex: Hex): string {
  return scene.speech.text.t(`terrain.${board.terrain[hex]?.id ?? ''}`);
}

export function nameOf({ scene }: Table, piece: Piece): string {
  return scene.speech.noun('piece', piece);
}

/** The weapons that a soldier has. */
export function weaponsOf({ game, roster }: Table, soldier: Piece): readonly Piece[] {
  return game.user.flatMap((user, index) => (user === soldier ? [index + roster.firstWeapon] : []));
}
