export { playAdvised } from './advised-play.ts';
export { bruteForce, type Gamble } from './brute-force.ts';
export { type ExampleBook, exampleBook, withSituation } from './example/adapter.ts';
export { type Example, exampleSchema } from './example/format.ts';
export { EXAMPLE_PROBLEMS, type ExampleProblem, parseExample } from './example/parse.ts';
export {
  type ExampleFile,
  type ExampleReport,
  type ExampleResult,
  type ExampleTrace,
  runExample,
  runExamples,
} from './example/run.ts';
export { type SpokenLuck, spokenLuck } from './example/spoken-luck.ts';
export type { TracedStep } from './example/trace.ts';
export { fitSave } from './forge/fit-save.ts';
export { type Forgery, forge } from './forge/forge.ts';
export { type Fate, judgeForgery, type Onlooker } from './forge/judge-forgery.ts';
export { compareWorlds, type WorldsOptions, type WorldsReport } from './fuzz/compare-worlds.ts';
export type { Counts, Coverage } from './fuzz/coverage.ts';
export {
  DUMP_FORMAT,
  DUMP_PROBLEMS,
  type Dump,
  type DumpProblem,
  formatDump,
  parseDump,
} from './fuzz/dump.ts';
export type { Failure } from './fuzz/failure.ts';
export { type FuzzFailure, type FuzzOptions, type FuzzReport, fuzz } from './fuzz/fuzz.ts';
export { boundFree } from './fuzz/player.ts';
export { replayDump } from './fuzz/reproduce.ts';
export { type Temper, tempersFor } from './fuzz/temper.ts';
export { findStrayQuotes, findStrayTerms, findStrayWords, wordsOfHandbook } from './glossary.ts';
export { type Golden, type GoldenGame, type GoldenPosition, openGolden, parseGolden } from './golden.ts';
export type { Law, Table, Watcher } from './law.ts';
export { findLaw, LAWS } from './laws/all.ts';
export { HOSTILE_REQUESTS } from './laws/hostile.ts';
export { type Division, divide, perft } from './perft.ts';
export { playOn } from './random-play.ts';
export { coverSpec, type SpecCoverage, type SpecSources } from './spec-coverage.ts';
export type { Subject } from './subject.ts';
export { tellEvent, tellFacts } from './telling.ts';
