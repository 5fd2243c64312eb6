import type { Rationale } from '@sitrep/contract';
import { isAllPoints } from '../state.ts';

/** Movement points in words, or that it takes all of them (CV-RULING-29). */
export function pointsCost(points: number): Rationale {
  return isAllPoints(points) ? { key: 'cost.allPoints', args: {} } : { key: 'cost.points', args: { points } };
}
