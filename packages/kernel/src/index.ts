export { canonical, hashData, hashText, sameData } from './canonical.ts';
export { isKey, type Key, makeKey } from './chance.ts';
export { cloneState } from './clone.ts';
export { type Context, type Draw, knows, type Move, type Opened, Recorder, type Roll } from './context.ts';
export { type AnyGame, anyGame } from './contract.ts';
export type {
  Answer,
  Answered,
  Blocked,
  Cancel,
  Checked,
  Decision,
  DecisionKind,
  Flow,
  Game,
  GameEvent,
  GameTypes,
  Immutable,
  Locals,
  Opening,
  Outcome,
  Pass,
  Problem,
  Reading,
  Reason,
  RuleId,
  Seat,
} from './contract.ts';
export { determinize } from './determinize.ts';
export { type AnyEvent, isKernelEvent, type KernelEvent } from './events.ts';
export {
  type AutoStep,
  CANCEL,
  type FormStep,
  flow,
  type Given,
  PASS,
  type PickStep,
  type Procedure,
  type Procedures,
  type SealedStep,
  type Step,
  type WindowStep,
} from './flow.ts';
export { InvariantError, invariant } from './invariant.ts';
export { type Loaded, loadMatch } from './load.ts';
export { type Act, type Entry, HOST } from './log.ts';
export { keyedLuck, type Luck, type Script, scriptedLuck } from './luck.ts';
export { createMatch, Match, type MatchOptions } from './match.ts';
export * from './odds.ts';
export type { MatchSetup } from './open.ts';
export { parseSave, SAVE_PROBLEMS, type SaveProblem } from './parse-save.ts';
export { makeUniform, type Uniform } from './random.ts';
export { KERNEL_REFUSALS, type Refusal, type Result } from './refusals.ts';
export { formatSave, makeSave, type Save } from './save.ts';
export type { SeatEvent } from './seat-log.ts';
export type { Frame, SeatMask, State, Zone, ZoneSetup } from './state.ts';
export { BARRIERS, type Barrier } from './undo.ts';
export { type Difference, perform, verifySave } from './verify.ts';
export type { DecisionView, SeatView, ZoneView } from './view.ts';
