export type { AccountLine, AccountOf, Chapter, SideTally } from './account.ts';
export { type Asker, consult } from './consult.ts';
export { hintsOf } from './counsel.ts';
export type { Deed, Deeds } from './deeds.ts';
export {
  anyEntry,
  type Briefing,
  type CardName,
  type GameEntry,
  type Suggestion,
} from './entry.ts';
export {
  anyAdapter,
  type ExampleAdapter,
  type ExampleGiven,
  type FrameSetup,
  type Situation,
  type Stage,
} from './examples.ts';
export {
  type AbilityBlock,
  type CardFace,
  type ChipsBlock,
  FACE_SYMBOLS,
  type FaceBlock,
  type FaceChip,
  type FaceFigure,
  type FaceHead,
  type FaceLabel,
  type FaceRow,
  type FaceSituation,
  type FaceSymbol,
  type FaceText,
  type FiguresBlock,
  type GoalBlock,
  type KeywordBlock,
  type NoteBlock,
  type TableBlock,
} from './face.ts';
export { blockLines, faceLines } from './face-lines.ts';
export type { CardFacet, FacetValue } from './facets.ts';
export type { Term } from './glossary.ts';
export type { GameHandbook, HandbookEntry } from './handbook/handbook.ts';
export type { Counsel, Hints, Landmarks } from './hints.ts';
export { type Luck, type RollLuck, sumLuck } from './luck.ts';
export type { Language, Messages } from './messages.ts';
export type { NamedSetup, Naming, NounRef, Told } from './named.ts';
export { deskOf } from './named-desk.ts';
export type { Chance, Odds, OddsModifier } from './odds.ts';
export type {
  Outline,
  OutlineLine,
  OutlineScore,
  OutlineSection,
  OutlineSide,
  OutlineTrack,
  TrackSide,
} from './outline.ts';
export { plainFace } from './plain-face.ts';
export {
  fullPolicy,
  type Hold,
  type Policy,
  type PolicyField,
  type Reactions,
  settledPolicy,
} from './policy.ts';
export {
  type FormCell,
  type FormLine,
  type FormSheet,
  type FormTable,
  PRINT_KINDS,
  type Printable,
  type Printables,
  type PrintedCard,
  type PrintedCounter,
  type PrintKind,
} from './printables.ts';
export type { Focus, Interrupts, OptionGroup, Proposal, ProposalPart } from './proposals.ts';
export type { Hint, Question, QuestionKind, Questions, Reply } from './questions.ts';
export type { Rationale } from './rationale.ts';
export type { SetupChoice, SetupDesk, SetupField, SetupList, SetupSwitch } from './setup-desk.ts';
export { findInstalled, installedContents, type Standing, standingOf } from './standing.ts';
export { WEIGHTS, type Weight } from './weight.ts';
export { type ExampleWords, type Fields, meantShape, type Shape, type Spoken } from './words.ts';
