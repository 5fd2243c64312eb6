import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { type Field, get } from '../queries/field.ts';
import { bunkerIn, isOnMap, soldiersIn, userOf } from '../queries/pieces.ts';
import { NONE } from '../state.ts';
import { type Acting, eliminate, fieldIn } from './acting.ts';

const US = 0;
const ENEMY = 1;

/** Zones of scenario 1: a piece is on the map or in an undiscovered bunker. */
export const OPEN = 'open';
export const UNDISCOVERED_ZONE = 'undiscovered';

/** Reveals whether an undiscovered bunker is in any of these hexes. */
export function probe(context: Acting, hexes: readonly Hex[], rule: string): void {
  const field = fieldIn(context);
  const asked = hexes.filter((hex) => field.game.possible.includes(hex));
  if (asked.length === 0) return;
  context.emit({ type: 'probed', rule, hexes: asked });
  for (const hex of asked) {
    const bunker = hiddenBunkerIn(field, hex);
    if (bunker !== NONE) discover(context, bunker, rule);
  }
}

/** CV-S1-12, CV-RULING-122: a hidden soldier that acts reveals where it is. */
export function showSelf(context: Acting, soldier: Piece, rule: string): void {
  const { game } = fieldIn(context);
  if (get(game.isHidden, soldier)) probe(context, [get(game.at, soldier)], rule);
}

/** CV-RULING-122: US soldiers discover what is in or next to their hex, others what is in it. */
export function probeAround(context: Acting, hex: Hex, seat: number): void {
  const { board } = fieldIn(context);
  if (seat === US) probe(context, [hex, ...neighboursOf(board.grid, hex)], 'CV-S1-11');
  else probe(context, [hex], 'CV-S1-12');
}

/** The undiscovered bunker in a hex, or `NONE`. */
export function hiddenBunkerIn({ game, roster }: Field, hex: Hex): Piece {
  for (let piece = roster.firstBunker; piece < game.at.length; piece += 1)
    if (game.at[piece] === hex && game.isHidden[piece]) return piece;
  return NONE;
}

function discover(context: Acting, bunker: Piece, rule: string): void {
  const field = fieldIn(context);
  const { game, roster } = field;
  const hex = get(game.at, bunker);
  const pieces = [...game.at.keys()].filter((piece) => game.isHidden[piece] && game.at[piece] === hex);
  const weapons = pieces.filter((piece) => piece >= roster.firstWeapon && piece < roster.firstBunker);
  const users = weapons.map((weapon) => [weapon, userOf(field, weapon)] as const);
  context.move({ rule, from: UNDISCOVERED_ZONE, into: OPEN, tokens: pieces });
  context.emit({ type: 'discovered', rule, bunker, hex, pieces, users });
  // CV-S1-11, CV-RULING-123: an empty bunker was a decoy and is removed
  if (soldiersIn(field, hex, ENEMY).length === 0) eliminate(context, bunker, 'CV-S1-11');
}

/** CV-RULING-130: a bunker in a hex of US soldiers alone is removed. */
export function clearBunker(context: Acting, hex: Hex): void {
  const field = fieldIn(context);
  const bunker = bunkerIn(field, hex);
  if (bunker === NONE) return;
  const isTaken =
    soldiersIn(field, hex, ENEMY).length === 0 &&
    soldiersIn(field, hex, US).some((soldier) => isOnMap(field, soldier));
  if (isTaken) eliminate(context, bunker, 'CV-RULING-130');
}
