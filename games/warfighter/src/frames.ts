import type { Seat } from '@sitrep/kernel';
import type { FireMode } from './content/cards.ts';
import type { ChartRow, Effect, Trigger } from './content/vocabulary.ts';

/** Whose card or ability it is, the token played from a hand or -1, and whether XP is paid for more. */
export interface PlayForm {
  readonly holder: number;
  readonly token: number;
  readonly isUpgunned: boolean;
}

/** A booster that was chosen inside a chain and takes effect when the chain is paid for. */
export interface Boost {
  readonly soldier: number;
  /** The token played from the hand; -1 for something in play. */
  readonly token: number;
  /** The card whose ability it is, and where it is printed, as in `PlayFrame`. */
  readonly card: string;
  readonly source: string;
  readonly ability: number;
  readonly isUpgunned: boolean;
  readonly discards: readonly number[];
  readonly helps: readonly Help[];
  readonly payers: readonly number[];
}

/** An ability that counts as a number of discards of a cost (WF-KEY-121). */
export interface Help {
  readonly source: string;
  readonly ability: number;
  /** The card that prints it. */
  readonly id: string;
  readonly amount: number;
}

/** The state of one attack; `hostile` is the token of a hostile card or of an Event, or -1 when an Objective target is attacked. */
export interface AttackFigures {
  readonly soldier: number;
  readonly weapon: number;
  readonly profile: number;
  readonly hostile: number;
  readonly target: number;
}

/** Where an effect list comes from and whom it concerns. */
export interface EffectScope {
  /** Card id of the source, for text and limits. */
  readonly source: string;
  /** The Soldier who plays or owns it; 0 for none. */
  readonly actor: number;
  /** The Soldier it serves; 0 for none. */
  readonly beneficiary: number;
  /** The hostile card it concerns; -1 for none. */
  readonly hostile: number;
  /** The slot it is about; 0 for none. */
  readonly slot: number;
  /** The token of the source where it is a drawn card; -1 otherwise. */
  readonly token: number;
  /** Cards that are already committed and cannot pay for anything. */
  readonly spoken: readonly number[];
}

/** The locals of every procedure. */
export type Frames = {
  campaign: CampaignFrame;
  mission: {
    /** The cards that a campaign has found for it; without them the match's own. */
    readonly cards?: MissionCards;
  };
  soldierTurn: object;
  retain: { readonly queue: readonly Retained[]; readonly payers: readonly number[] };
  hostileTurn: { readonly queue: readonly ReinforceDraw[]; readonly order: readonly number[] };
  discardDraw: { readonly soldier: number; readonly picked: readonly number[] };
  payXp: {
    readonly amount: number;
    readonly actor: number;
    readonly payers: readonly number[];
    /** Whose XP the chain around it takes already, one entry per point. */
    readonly promised: readonly number[];
  };
  payDiscards: {
    /** The card whose cost it is. */
    readonly card: string;
    readonly amount: number;
    readonly soldier: number;
    readonly except: readonly number[];
    readonly discards: readonly number[];
    readonly helps: readonly Help[];
    /** The booster that is paid for and the entrance that it joins, which must remain payable. */
    readonly within?: { readonly entrance: EntrancePayment; readonly boost: Boost };
  };
  play: PlayFrame;
  playBooster: BoosterFrame;
  playBeforeRoll: PlayFrame;
  playAfterRoll: PlayFrame;
  playOnWound: PlayFrame;
  resolve: EffectScope & { readonly effects: readonly Effect[]; readonly at: number };
  branch: EffectScope & { readonly branches: readonly (readonly Effect[])[] };
  payOr: EffectScope & {
    readonly xp: number;
    readonly otherwise: readonly Effect[];
    readonly payers: readonly number[];
  };
  freeAttack: { readonly soldier: number; readonly hasAttacked: boolean; readonly mayStrike: boolean };
  /** Soldiers who choose another opponent, and whom the old one screened (WF-HTH-15, 16). */
  strikeSwitch: { readonly queue: readonly number[]; readonly opened: readonly number[] };
  freeMove: { readonly soldier: number };
  freeReload: { readonly soldier: number };
  heal: HealFrame;
  supportAttack: SupportAttackFrame;
  chartAttack: ChartAttackFrame;
  textWounds: WoundingFrame;
  move: MoveFrame;
  attack: AttackFrame;
  location: { readonly soldier: number; readonly card: number; readonly payers: readonly number[] };
  /** The hands into which cards were drawn, whose Markers are looked at (WF-CARD-26). */
  markers: { readonly soldiers: readonly number[] };
  activate: { readonly soldier: number };
  draw: DrawFrame;
  entry: EntryFrame;
  triggered: { readonly hostile: number };
  hostileAttack: HostileAttackFrame;
  exit: {
    readonly leaving: readonly Leaving[];
    readonly at: number;
    /** A hostile that the same act destroys; it goes first if nobody is left (WF-END-05). */
    readonly destroyed?: number;
  };
  /** RP thrown away so far, and how much must go for a recalculation at all (WF-DOWN-16). */
  lighten: { readonly discarded: number; readonly least: number };
  gear: { readonly soldier: number };
  setAside: { readonly soldier: number; readonly beneficiary: number };
  handOver: { readonly soldier: number; readonly to: Seat };
  shopping: { readonly points: number; readonly soldiers: readonly number[] };
  environment: {
    readonly queue: readonly {
      readonly soldier: number;
      readonly climate: string;
      readonly number: number;
    }[];
  };
};

export interface MissionCards {
  readonly mission: string;
  readonly objective: string;
  readonly report: string;
}

/** The cards of the mission that is prepared. */
export interface CampaignFrame extends MissionCards {
  /** The seats that want no more Skills before it. */
  readonly finished: readonly Seat[];
}

/** A card in play whose Retain cost is due. */
export interface Retained {
  readonly soldier: number;
  readonly token: number;
}

export interface ReinforceDraw {
  readonly slot: number;
  readonly values: readonly number[];
  /** The hostile whose ability it is; -1 for a Location's own draw. */
  readonly hostile: number;
}

export interface Leaving {
  readonly soldier: number;
  readonly how: 'downed' | 'medevaced';
  readonly health: number;
}

/** A card or ability being played: what is chosen so far. */
export interface PlayFrame {
  readonly soldier: number;
  /** The token of the card in hand, or -1 for an ability of something in play. */
  readonly token: number;
  /** The card whose ability it is. */
  readonly card: string;
  /** `soldier`, `item:ID`, `skill:ID`, `support:TOKEN`, or `hand`. */
  readonly source: string;
  readonly ability: number;
  readonly when: Trigger;
  /** The Soldier who attacks, moves or is attacked; 0 in the open turn. */
  readonly about: number;
  readonly hostile: number;
  readonly isUpgunned: boolean;
  readonly beneficiary: number;
  readonly discards: readonly number[];
  readonly helps: readonly Help[];
  readonly payers: readonly number[];
  readonly weapon: number;
  readonly stack: number;
  /** Cards that a chain around it already uses. */
  readonly spoken: readonly number[];
}

/** A play that joins an attack or an entrance. */
export interface BoosterFrame extends PlayFrame {
  readonly joins: Joins;
}

/** What a booster joins, as it is while the booster is chosen. */
export type Joins =
  /** An entrance that is being paid: the booster takes effect together with it. */
  | { readonly what: 'entrance'; readonly entrance: EntrancePayment }
  /** An attack that needs the booster to reach its target: the booster takes effect when the attack is declared. */
  | { readonly what: 'declaration'; readonly attack: AttackFigures; readonly boosts: readonly Boost[] }
  | { readonly what: 'attack'; readonly attack: AttackFigures }
  /** The first entrance into a Location, which is over (WF-MOVE-13). */
  | { readonly what: 'firstEntry' };

export interface HealFrame {
  readonly soldier: number;
  readonly healer: number;
  readonly amount: number;
  readonly rows: readonly { readonly from: number; readonly heal: number }[];
  readonly wound: number;
}

export interface SupportAttackFrame {
  readonly hostile: number;
  readonly actor: number;
  readonly dice: number;
  readonly kill: number;
  readonly penetration: number;
  readonly isPaid: boolean;
}

/** Who takes whose Wound. */
export type StandIn = readonly [victim: number, standIn: number];

/** Anything that wounds: the attack of a hostile, a printed attack, or plain text. */
export interface WoundingFrame {
  /** The hostile that attacks; -1 for none. */
  readonly hostile: number;
  /** The chart row rolled, or the same for plain text; absent for a miss. */
  readonly row?: ChartRow;
  /** Who is about to be wounded. */
  readonly wounded: readonly number[];
  /** Who is only suppressed, unless somebody calls it off; absent in saves of older rules. */
  readonly shaken?: readonly number[];
  /** Who takes whose Wound (WF-RULING-92): victim and stand-in. */
  readonly standIns: readonly StandIn[];
  /** One just named, to be added; at most one. */
  readonly newStandIns: readonly StandIn[];
  readonly isCancelled: boolean;
}

export interface ChartAttackFrame extends WoundingFrame {
  /** The card that prints it. */
  readonly source: string;
  readonly slot: number;
  readonly rows: readonly ChartRow[];
  readonly penetration: number;
}

/** Who enters where, and what pays for it so far. */
export interface EntrancePayment {
  readonly soldier: number;
  readonly to: number;
  readonly discards: readonly number[];
  readonly boosts: readonly Boost[];
}

export interface MoveFrame extends EntrancePayment {
  readonly isFree: boolean;
  /** A booster just chosen, to be added; at most one. */
  readonly pending: readonly Boost[];
}

export interface AttackFrame extends AttackFigures {
  readonly isFree: boolean;
  /** A hand-to-hand attack engages its target without the Striking cost (WF-HTH-28). */
  readonly mayStrike: boolean;
  /** Who paid for a mode that has a price. */
  readonly payers: readonly number[];
  /** Who strikes the target, and what it screens (WF-HTH-16). */
  readonly strikers: readonly number[];
  readonly screened: readonly number[];
  readonly isStumbled: boolean;
  readonly boosts: readonly Boost[];
  readonly pending: readonly Boost[];
  readonly mode: FireMode;
  readonly kills: number;
  readonly suppresses: number;
  readonly isEmptied: boolean;
  readonly isJammed: boolean;
}

export interface DrawFrame {
  readonly slot: number;
  readonly threshold: number;
  readonly sum: number;
  readonly hostiles: readonly number[];
  readonly events: readonly number[];
  /** The Soldier who caused it; 0 for nobody (WF-COOP-09). */
  readonly actor: number;
}

export interface EntryFrame {
  readonly slot: number;
  readonly hostiles: readonly number[];
  readonly events: readonly number[];
  readonly at: number;
  /** The Soldier who caused it; 0 for nobody (WF-COOP-09). */
  readonly actor: number;
  readonly payers: readonly number[];
}

export interface HostileAttackFrame extends WoundingFrame {
  /** Whom its counter named when it attacked (WF-XP-10). */
  readonly target: number;
  /** Whom it attacks: somebody else once the attack was redirected (WF-HOST-54). */
  readonly soldier: number;
  readonly die: number;
  readonly defeatCover: number;
}

/** What procedures leave in the locals of their callers. */
export type Results = {
  readonly payXp: Pick<Frames['payXp'], 'payers'>;
  readonly payDiscards: Pick<Frames['payDiscards'], 'discards' | 'helps'>;
  readonly playBooster: { readonly pending: readonly [Boost] };
  /** Whom the attack of a hostile is on from now. */
  readonly playBeforeRoll: Pick<HostileAttackFrame, 'soldier'>;
  /** Whether the attack is off. */
  readonly playAfterRoll: Pick<HostileAttackFrame, 'isCancelled'>;
  /** Whether nobody is wounded at all, or who takes whose Wound. */
  readonly playOnWound: Pick<WoundingFrame, 'isCancelled' | 'newStandIns'>;
  readonly attack: { readonly hasAttacked?: true };
};
