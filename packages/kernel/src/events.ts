import type { Key } from './chance.ts';
import type { SeatMask } from './state.ts';
import type { Answer, GameTypes, RuleId, Seat } from './vocabulary.ts';

interface Emitted {
  readonly rule?: RuleId;
  cause?: number;
}

/** A procedure was entered. Its cause becomes the default cause of what happens inside. */
export interface FramePushed extends Emitted {
  readonly type: 'framePushed';
  readonly procedure: string;
  readonly step: string;
  readonly locals: object;
  readonly unpaid: boolean;
}

/** The top frame went to a step (perhaps the same again), with changes to its locals. */
export interface FrameStepped extends Emitted {
  readonly type: 'frameStepped';
  readonly step: string;
  readonly patch?: object;
}

/** The top frame ended and left `patch` in the locals of its caller. */
export interface FramePopped extends Emitted {
  readonly type: 'framePopped';
  readonly patch?: object;
}

/** The chain on top of the stack was paid for: from here it cannot be cancelled. */
export interface ChainPaid extends Emitted {
  readonly type: 'chainPaid';
}

/** Dice were rolled. `next` is the new position of the stream. */
export interface Rolled extends Emitted {
  readonly type: 'rolled';
  readonly rule: RuleId;
  readonly stream: string;
  readonly name: string;
  readonly sides: number;
  readonly dice: readonly number[];
  readonly seen: SeatMask;
  readonly next: number;
}

/** Tokens were drawn by chance from a zone. `seen` know which; the others know how many. */
export interface Drawn extends Emitted {
  readonly type: 'drawn';
  readonly rule: RuleId;
  readonly from: string;
  readonly into: string;
  readonly tokens: readonly number[];
  readonly seen: SeatMask;
  readonly next: number;
}

/** Chosen tokens changed zones. `news` are the seats that learned which they are. */
export interface Moved extends Emitted {
  readonly type: 'moved';
  readonly rule: RuleId;
  readonly from: string;
  readonly into: string;
  readonly tokens: readonly number[];
  readonly seen: SeatMask;
  readonly news: SeatMask;
}

/** Who knows the tokens of a zone changed. */
export interface ZoneOpened extends Emitted {
  readonly type: 'zoneOpened';
  readonly rule: RuleId;
  readonly zone: string;
  readonly known: SeatMask;
  readonly tokens: readonly number[];
  readonly news: SeatMask;
}

/** A decision was put to seats that had not been asked it before. */
export interface Asked extends Emitted {
  readonly type: 'asked';
  readonly seats: readonly Seat[];
}

/** A seat's answer was accepted: its number for the open question is used up, and so is the host's. */
export interface AnswerTaken extends Emitted {
  readonly type: 'answered';
  readonly seat: Seat;
}

/** A seat answered, unseen by the others. */
export interface Sealed<T extends GameTypes> extends Emitted {
  readonly type: 'sealed';
  readonly seat: Seat;
  readonly answer: Answer<T>;
}

/** Sealed answers were used, or dropped because somebody reacted. `seats` are all that were asked. */
export interface Unsealed extends Emitted {
  readonly type: 'unsealed';
  readonly seats: readonly Seat[];
}

/** A seat gave or withdrew a standing order to pass all windows of one name. */
export interface Ordered<T extends GameTypes> extends Emitted {
  readonly type: 'ordered';
  readonly seat: Seat;
  readonly decision: T['decision'];
  readonly isOn: boolean;
}

export interface SeatChanged extends Emitted {
  readonly type: 'seatChanged';
  readonly seat: Seat;
  readonly isPresent: boolean;
}

export interface Conceded extends Emitted {
  readonly type: 'conceded';
  readonly seat: Seat;
}

/** Chance continues under a new key: what a branch starts with, so that it cannot be used to foresee dice. */
export interface Rekeyed extends Emitted {
  readonly type: 'rekeyed';
  readonly key: Key;
}

/** An entry of the log was taken back. The counters keep running, so that no number means two things. */
export interface Undone extends Emitted {
  readonly type: 'undone';
  readonly seat: Seat;
  readonly entry: number;
  readonly serial: number;
  readonly asked: readonly number[];
  /** The seats that now face a different question and must learn its new number. */
  readonly again: readonly Seat[];
}

/** What enters a procedure, goes on in it and ends it. */
export type FrameEvent = FramePushed | FrameStepped | FramePopped;

const FRAME_TYPES = [
  'framePushed',
  'frameStepped',
  'framePopped',
] as const satisfies readonly FrameEvent['type'][];

const frameTypes: ReadonlySet<string> = new Set(FRAME_TYPES);

/** Whether an event enters a procedure, goes on in it or ends it. */
export function isFrameEvent(event: { readonly type: string }): event is FrameEvent {
  return frameTypes.has(event.type);
}

/** What the kernel itself records and folds: frames, chance, zones, seats, answers, undo. */
export type KernelEvent<T extends GameTypes> =
  | FrameEvent
  | ChainPaid
  | Rolled
  | Drawn
  | Moved
  | ZoneOpened
  | Asked
  | AnswerTaken
  | Sealed<T>
  | Unsealed
  | Ordered<T>
  | SeatChanged
  | Conceded
  | Rekeyed
  | Undone;

/** An event of the log: the kernel's or the game's. */
export type AnyEvent<T extends GameTypes> = KernelEvent<T> | T['event'];

const KERNEL_TYPES = [
  ...FRAME_TYPES,
  'chainPaid',
  'rolled',
  'drawn',
  'moved',
  'zoneOpened',
  'asked',
  'answered',
  'sealed',
  'unsealed',
  'ordered',
  'seatChanged',
  'conceded',
  'rekeyed',
  'undone',
] as const satisfies readonly KernelEvent<GameTypes>['type'][];

const kernelTypes: ReadonlySet<string> = new Set(KERNEL_TYPES);

/** Whether the kernel folds this event itself. Games may not use these type names. */
export function isKernelEvent<T extends GameTypes>(event: AnyEvent<T>): event is KernelEvent<T> {
  return isKernelType(event.type);
}

/** Whether events of this type are the kernel's, also as a seat knows them. */
export function isKernelType(type: string): boolean {
  return kernelTypes.has(type);
}
