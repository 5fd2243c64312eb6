import type { DiceGroup, GameTypes, Plan, RuleId, Seat } from '@sitrep/kernel';

export const STANCES = ['bold', 'wary'] as const;
export type Stance = (typeof STANCES)[number];

export interface Card {
  readonly name: string;
  readonly type: 'blow' | 'parry';
  readonly power: number;
  /** Other cards to discard (blows). */
  readonly cost: number;
}

export interface Config {
  readonly health: number;
  readonly rounds: number;
  readonly points: number;
}

/** A card's place in the list is its token. */
export interface Content {
  readonly cards: readonly Card[];
}

export interface Duellist {
  health: number;
  strength: number;
  guard: number;
  stance: Stance;
  hasActed: boolean;
  /** The waiting omen, known to its owner only; 0 when there is none. */
  omen: number;
}

export interface DuelState {
  round: number;
  isOver: boolean;
  duellists: [Duellist, Duellist];
}

export type Command =
  | { readonly type: 'train'; readonly strength: number; readonly guard: number }
  | { readonly type: 'stance'; readonly stance: Stance }
  | { readonly type: 'attack'; readonly card: number }
  | { readonly type: 'study' }
  | { readonly type: 'breathe' }
  | { readonly type: 'omen' }
  | { readonly type: 'hold' }
  | { readonly type: 'discard'; readonly card: number }
  | { readonly type: 'parry'; readonly card: number };

interface Happened {
  readonly rule: RuleId;
  readonly seat: Seat;
  cause?: number;
}

export type DuelEvent = Happened &
  (
    | { readonly type: 'trained'; readonly strength: number; readonly guard: number }
    | { readonly type: 'stanceTaken'; readonly stance: Stance }
    | { readonly type: 'acted' }
    | { readonly type: 'breathed' }
    | { readonly type: 'omenRead'; readonly face: number }
    | { readonly type: 'omenSpent' }
    | { readonly type: 'attacked'; readonly card: number }
    | { readonly type: 'parried'; readonly card: number }
    | { readonly type: 'missed' }
    | { readonly type: 'struck'; readonly damage: number; readonly margin: number }
    | { readonly type: 'roundEnded'; readonly isLast: boolean }
  );

/** DU-ATK-03: a blow up to its die. */
export interface BlowPlan extends Plan {
  readonly type: 'blow';
  readonly dice: { readonly strike: DiceGroup };
  /** What is added to the die. */
  readonly attack: number;
  /** What the sum must reach. */
  readonly defence: number;
}

/** DU-ACT-04: an omen up to its die. */
export interface OmenPlan extends Plan {
  readonly type: 'omen';
  readonly dice: { readonly omen: DiceGroup };
  /** Each duellist has a stream of his own. */
  readonly stream: 'omen0' | 'omen1';
}

export interface DuelView {
  readonly round: number;
  readonly duellists: readonly (Omit<Duellist, 'omen'> & {
    readonly hasOmen: boolean;
    readonly omen?: number;
  })[];
}

export interface DuelTypes extends GameTypes {
  readonly config: Config;
  readonly content: Content;
  readonly game: DuelState;
  readonly frames: {
    duel: object;
    round: object;
    attack: {
      readonly attacker: Seat;
      readonly card: number;
      readonly paid: readonly number[];
      readonly parry: number;
    };
  };
  readonly steps: {
    duel: 'start' | 'deal' | 'rounds';
    round: 'start' | 'action' | 'next' | 'end';
    attack: 'start' | 'cost' | 'parry' | 'strike';
  };
  readonly results: Record<never, never>;
  readonly command: Command;
  readonly event: DuelEvent;
  readonly plan: BlowPlan | OmenPlan;
  readonly view: DuelView;
  readonly decision: 'training' | 'stanceChoice' | 'action' | 'cost' | 'parryChance';
  readonly refusal:
    | 'CANNOT_PAY'
    | 'NOTHING_TO_STUDY'
    | 'UNHURT'
    | 'OMEN_WAITS'
    | 'NO_BLOW'
    | 'NO_PARRY'
    | 'SPOKEN_FOR'
    | 'NOT_IN_HAND';
}
