export { distinct } from './distinct.ts';
export type { PackFile } from './file.ts';
export { readJson } from './json.ts';
export { findNearest, hint } from './nearest.ts';
export { type Parsed, parseWith } from './parse.ts';
export {
  type Fault,
  fault,
  folderFaults,
  PACK_PROBLEMS,
  type PackProblem,
  type PackProblemCode,
  type Path,
} from './problem.ts';
