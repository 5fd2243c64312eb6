export { findNearest } from '@sitrep/text/nearest';
export { distinct } from './distinct.ts';
export { checkLanguages, languageOf, note, type PackDraft, take, unknownFile } from './draft.ts';
export type { PackFile } from './file.ts';
export { hint } from './hint.ts';
export { readJson } from './json.ts';
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
