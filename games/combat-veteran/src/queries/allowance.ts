import type { Allowance } from '@sitrep/hex';
import type { Stance } from '../types.ts';

/** CV-MOVE-02, CV-STANCE-10: movement points of a soldier without load. */
const WALK = 6;
const RUN = 12;

/** CV-STANCE-11: the length of a sprint in hexes. */
const SPRINT = 2;

/**
 * How far a soldier may go, `load` being the weapons it carries and one more for a wounded man (CV-MOVE-17, CV-MOVE-30).
 * `undefined` is one hex of any cost: crawling and wounded soldiers do not count points (CV-RULING-30).
 */
export function allowanceOf(stance: Stance, load: number): Allowance | undefined {
  const left = (value: number) => Math.max(0, value - load);
  switch (stance) {
    case 'walking':
      return { points: left(WALK) };
    case 'running':
      return { points: left(RUN) };
    case 'sprinting':
      // CV-MOVE-18, CV-RULING-28: load takes away hexes, and they keep to a walker's points
      return { points: left(WALK), steps: left(SPRINT) };
    case 'crawling':
    case 'wounded':
      return undefined;
  }
}
