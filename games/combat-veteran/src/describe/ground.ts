import type { NounRef } from '@sitrep/contract';
import type { Content, TerrainEffect } from '../content/content.ts';
import { say } from './lines.ts';

/** What a kind of hex costs, how it protects, and what it hides. */
export function describeTerrain({ chart, map }: Content, id: string): readonly NounRef[] {
  const terrain = chart.terrain.find((each) => each.id === id);
  if (terrain === undefined) return [];
  return [
    ...costLines(terrain),
    protectionLine(terrain.combat),
    say(SIGHT[terrain.obstruction]),
    // CV-RULING-60
    ...(map.hasHeights ? [say('level', { level: terrain.level })] : []),
  ];
}

const SIGHT = { none: 'seenThrough', 'own-level': 'blocks', 'lower-levels': 'blocksLower' } as const;

function costLines({ move, moveFromRiver }: TerrainEffect): readonly NounRef[] {
  return [
    move === 'all' ? say('costAll') : say('cost', { cost: move }),
    ...(moveFromRiver === undefined ? [] : [say('costFromRiver')]),
  ];
}

function protectionLine(combat: number): NounRef {
  if (combat === 0) return say('neutral');
  return combat > 0 ? say('exposes', { dice: combat }) : say('protects', { dice: -combat });
}

/** What a kind of hexside costs, and how it protects. */
export function describeBarrier({ chart }: Content, id: string): readonly NounRef[] {
  const barrier = chart.barriers.find((each) => each.id === id);
  if (barrier === undefined) return [];
  const { move, combat } = barrier;
  return [
    say('crossing', { cost: move }),
    combat === undefined ? say('noShelter') : say('protectsAcross', { dice: -combat }),
  ];
}
