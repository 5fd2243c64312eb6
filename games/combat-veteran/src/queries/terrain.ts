import { type Hex, type Hexside, hexsidesFacing } from '@sitrep/hex';
import { derive, itemAt } from '@sitrep/kernel';
import type { Board } from '../content/board.ts';
import type { TerrainEffect } from '../content/content.ts';
import type { Terrain } from '../types.ts';

/** The hexes of a river, whatever stands in them (CV-MOVE-33). */
const RIVERS: readonly Terrain[] = ['river', 'river-trees', 'river-buildings'];

/** The terrain of a hex, which must be on the board. */
export function terrainAt(board: Board, hex: Hex): TerrainEffect {
  return itemAt(board.terrain, hex);
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
  return diceBetween(board, from * board.grid.size + target);
}

/** Keyed by the attacker's hex times the size of the map plus the target's: a number is found faster than a pair. */
const diceBetween = derive.content((board: Board, pair: number): number => {
  const from = Math.floor(pair / board.grid.size);
  const target = pair % board.grid.size;
  const { combat } = terrainAt(board, target);
  const crossed = hexsidesFacing(board.grid, target, from).flatMap((side) => {
    const effect = board.barriers.get(side)?.combat;
    return effect === undefined ? [] : [effect];
  });
  return Math.min(combat, ...crossed);
});
