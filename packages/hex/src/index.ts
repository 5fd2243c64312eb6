export { disk, ring } from './area.ts';
export { type Axial, axialDistance, axialRing, DIRECTIONS, type Direction, opposite, walk } from './axial.ts';
export {
  BLOCK_REASONS,
  type Blocker,
  type BlockReason,
  findBlockers,
  type Obstacle,
} from './find-blockers.ts';
export { countObstacles, findLine, type Present, type SightLine } from './find-line.ts';
export {
  distance,
  findDirection,
  findHex,
  findNeighbour,
  type Grid,
  type GridShape,
  getPlace,
  type Hex,
  makeGrid,
  neighboursOf,
} from './grid.ts';
export { type Ground, OBSTRUCTIONS, type Obstruction } from './ground.ts';
export { findHexside, type Hexside, hexsideOf, hexsidesFacing } from './hexside.ts';
export { formatHex, parseHex } from './label.ts';
export { type Corner, centreOf, cornerOf, type Point } from './lattice.ts';
export { centreLine } from './line.ts';
export { type Allowance, type Arrival, reach, routeTo, type Step, type StepCost } from './movement.ts';
export type { Passage } from './passages.ts';
export { fillSight, seenFrom, sees } from './sees.ts';
export { makeSight, type Sight } from './sight.ts';
