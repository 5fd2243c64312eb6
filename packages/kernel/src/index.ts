export type { Acting, AnyContext, Context, Draw, Move, Opened } from './acting.ts';
export { canonical, hashData, hashText, sameData } from './canonical.ts';
export { isKey, type Key, makeKey } from './chance.ts';
export { cloneState } from './clone.ts';
export { knows, Recorder } from './context.ts';
export type {
  Answered,
  Blocked,
  Checked,
  Decision,
  DecisionKind,
  Flow,
  Game,
  Locals,
  Met,
  MetFrame,
  Opening,
  Outcome,
  Problem,
  Reason,
} from './contract.ts';
export { type AnyGame, anyGame } from './contract.ts';
export { createMatch } from './create-match.ts';
export { type Fields, isRecord, numberIn } from './data.ts';
export { derive } from './derive.ts';
export { determinize } from './determinize.ts';
export {
  type AnyEvent,
  type FrameEvent,
  isFrameEvent,
  isKernelEvent,
  isKernelType,
  type KernelEvent,
} from './events.ts';
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
export { fold } from './fold.ts';
export { forkMatch } from './fork.ts';
export { InvariantError, invariant } from './invariant.ts';
export { itemAt } from './item-at.ts';
export { type Loaded, loadMatch } from './load.ts';
export { type Act, type Entry, HOST, undoneEntries } from './log.ts';
export { keyedLuck, type Luck, type Script, scriptedLuck, writtenLuck } from './luck.ts';
export { Match } from './match.ts';
export type { MatchOptions, Undoable } from './match-parts.ts';
export { isNameIn, isOneOf, namesIn } from './names.ts';
export * from './odds.ts';
export type { MatchSetup } from './open.ts';
export { parseSave, SAVE_PROBLEMS, type SaveProblem } from './parse-save.ts';
export type { Difference, Past } from './past.ts';
export { perform, type Request } from './perform.ts';
export { makeUniform, pick, type Uniform } from './random.ts';
export { KERNEL_REFUSALS, type Refusal, type Result } from './refusals.ts';
export { formatSave, makeSave, makeSaveHead, type Save, type SaveHead } from './save.ts';
export { effectiveEvents, type SeatEvent, takenBack } from './seat-log.ts';
export type { Frame, FullReading, Reading, RunningFrame, SeatMask, State, Zone, ZoneSetup } from './state.ts';
export { allFrames, reading, topFrame, topLocals } from './state.ts';
export { BARRIERS, type Barrier } from './undo.ts';
export { runVerifier, type Verifier, verifySave } from './verify.ts';
export { type DecisionView, type SeatView, seesToken, type ZoneView } from './view.ts';
export type {
  Answer,
  Cancel,
  GameEvent,
  GameTypes,
  Immutable,
  Pass,
  Plan,
  ProcedureName,
  RuleId,
  Seat,
} from './vocabulary.ts';
