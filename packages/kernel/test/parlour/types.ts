import type { DiceGroup, GameTypes, Plan, RuleId, Seat } from '../../src/index.ts';

/** Ways for the rules to be wrong, each a command of its own. */
export const FAULTS = [
  'crash',
  'circle',
  'emptyPick',
  'endlessWindow',
  'flowEnd',
  'nobodyAsked',
  'stepUnknown',
  'stuck',
  'tokenMissing',
  'unpaidDraw',
  'unpaidEmit',
  'unpaidMove',
  'unpaidOpen',
  'unpaidRoll',
  'zoneUnknown',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Config {
  readonly seats: number;
  /** Everybody knows who can react. */
  readonly openHands?: boolean;
  /** The rules can be made to break. */
  readonly isFragile?: boolean;
}

export interface Content {
  readonly cards: number;
}

export interface ParlourState {
  notes: number[];
  /** What each seat has peeked at, for its eyes only. */
  secrets: number[];
  votes: string[];
  points: number[];
  bought: string[];
  isOver: boolean;
}

export type Command =
  | {
      readonly type:
        | 'note'
        | 'rest'
        | 'murmur'
        | 'end'
        | 'close'
        | 'roll'
        | 'peek'
        | 'draw'
        | 'unveil'
        | 'gift';
    }
  | { readonly type: 'show' | 'take'; readonly card: number }
  | { readonly type: 'callVote' | 'callAlarm' | 'callPlan'; readonly seats: readonly Seat[] }
  | { readonly type: 'callCouncil' | 'buy' | 'wrap' | 'pay' }
  | { readonly type: 'vote'; readonly vote: 'yes' | 'no' | 'maybe' }
  | { readonly type: 'shout' | 'leave' }
  | { readonly type: 'plan'; readonly points: number }
  | { readonly type: 'item' | 'colour'; readonly name: string }
  | { readonly type: 'err'; readonly fault: Fault };

interface Happened {
  readonly rule: RuleId;
  readonly seat: Seat;
  cause?: number;
}

export type ParlourEvent = Happened &
  (
    | { readonly type: 'noted' | 'murmured' | 'shouted' | 'ended' }
    | { readonly type: 'peeked'; readonly face: number }
    | { readonly type: 'voted'; readonly vote: string }
    | { readonly type: 'planned'; readonly points: number }
    | { readonly type: 'bought'; readonly item: string }
  );

export interface ParlourView {
  readonly notes: readonly number[];
  readonly secret: number;
}

export interface LuckPlan extends Plan {
  readonly type: 'luck';
  readonly dice: { readonly luck: DiceGroup; readonly fate: DiceGroup };
}

/** Two dice, and one that is not there. */
export const LUCK: LuckPlan = {
  type: 'luck',
  rule: 'PA-ROLL',
  dice: { luck: { count: 2, sides: 6 }, fate: { count: 0, sides: 20 } },
};

export interface PeekPlan extends Plan {
  readonly type: 'peek';
  readonly dice: { readonly peek: DiceGroup };
}

export interface ParlourTypes extends GameTypes {
  readonly config: Config;
  readonly content: Content;
  readonly game: ParlourState;
  readonly frames: {
    table: object;
    vote: { readonly seats: readonly Seat[] };
    council: object;
    alarm: { readonly seats: readonly Seat[] };
    plan: { readonly seats: readonly Seat[] };
    shop: { readonly buyer: Seat; readonly item: string; readonly colour: string };
    wrapping: { readonly buyer: Seat };
  };
  readonly steps: {
    table: 'start' | 'close' | 'nobody' | 'emptyPick' | 'endless' | 'circle' | 'stuck';
    vote: 'start';
    council: 'start';
    alarm: 'start';
    plan: 'start';
    shop: 'start' | 'payment';
    wrapping: 'start';
  };
  readonly results: { wrapping: { readonly colour: string } };
  readonly command: Command;
  readonly event: ParlourEvent;
  readonly plan: LuckPlan | PeekPlan;
  readonly view: ParlourView;
  readonly decision: 'turn' | 'vote' | 'alarm' | 'plan' | 'item' | 'colour' | 'payment' | 'fault';
  readonly refusal: 'NO_MAYBE' | 'EMPTY_HAND';
}
