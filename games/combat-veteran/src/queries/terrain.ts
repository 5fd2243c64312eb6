import { type Hex, type Hexside, hexsidesFacing } from '@sitrep/hex';
import type { Board } from '../content/board.ts';
import type { TerrainEffect } from '../content/content.ts';
import type { Terrain } from '../types.ts';

/** The hexes of a river, whatever stands in them (CV-MOVE-33). */
const RIVERS: readonly Terrain[] = ['river', 'river-trees', 'river-buildings'];

/** What a hex is. It must be one of the board, hence the cast. */
export function terrainAt(board: Board, hex: Hex): TerrainEffect {
  return board.terrain[hex] as TerrainEffect;
}

export function isRiver(board: Board, hex: Hex): boolean {
  return RIVERS.includes(terrainAt(board, hex).id);
}

/** The hexes of a terrain, in the order of their labels. */
export function hexesOf(board: Board, terrain: Terrain): readonly Hex[] {
  return [...board.terrain.keys()].filter((hex) => terrainAt(board, hex).id === terrain);
}

/**
 * What a step costs: the hex entered (CV-MOVE-03) and the hexside crossed (CV-MOVE-04), or `all`, which includes the
 * hexside (CV-RULING-146).
 */
export function stepCost(board: Board, from: Hex, to: Hex, side: Hexside): number | 'all' {
  const { move, moveFromRiver } = terrainAt(board, to);
  // CV-S2-15: the bridge is a river hex for those who come along the river
  const cost = moveFromRiver !== undefined && isRiver(board, from) ? moveFromRiver : move;
  return cost === 'all' ? cost : cost + (board.barriers.get(side)?.move ?? 0);
}

/**
 * CV-ATK-20: the terrain modifier of an attack is that of the target hex, or that of a barrier on the side it comes through,
 * whichever is better for the target (CV-RULING-73); barriers elsewhere do not count (CV-S2-16, CV-RULING-64).
 */
export function terrainDice(board: Board, from: Hex, target: Hex): number {
  const table = covers.get(board) ?? makeTable(board);
  const place = from * board.grid.size + target;
  const known = table[place];
  if (known !== undefined && known !== UNKNOWN) return known;
  const dice = workOutDice(board, from, target);
  table[place] = dice;
  return dice;
}

/** Terrain modifiers of each map, kept as they are asked for. */
const covers = new WeakMap<Board, Int8Array>();
const UNKNOWN = 127;

function makeTable(board: Board): Int8Array {
  const table = new Int8Array(board.grid.size ** 2).fill(UNKNOWN);
  covers.set(board, table);
  return table;
}

function workOutDice(board: Board, from: Hex, target: Hex): number {
  const { combat } = terrainAt(board, target);
  const crossed = hexsidesFacing(board.grid, target, from).flatMap((side) => {
    const effect = board.barriers.get(side)?.combat;
    return effect === undefined ? [] : [effect];
  });
  return Math.min(combat, ...crossed);
}
