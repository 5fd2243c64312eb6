import type { Seat } from '@sitrep/kernel';

/** A counter with a number of points; a treated one cannot be healed any more (WF-WOUND-08). */
export interface Wound {
  points: number;
  isTreated: boolean;
}

/** The counters of one ammunition type on a weapon; the top one may be turned to Empty. */
export interface Stack {
  left: number;
  isEmpty: boolean;
}

/** A weapon or equipment card that somebody carries or that lies in a Location. */
export interface Item {
  readonly id: number;
  readonly card: string;
  stacks: Stack[];
  /** Units or counters left, for cards that have them; otherwise 1. */
  counters: number;
  isJammed: boolean;
  /** Profiles that fired their single shot this game turn. */
  locked: number[];
  /** The item it is attached to; 0 when it is not. */
  attachedTo: number;
  /** The soldier or, for attachments, the item it has helped this game turn (WF-GEAR-12); 0 for none. */
  helped: number;
  /** Its price is part of its Soldier's (WF-BUY-05, 11). */
  isPrinted: boolean;
  isDeployed: boolean;
  /** The hostile card under which it lies after being thrown, by token; -1 for none (WF-HTH-25). */
  under: number;
  /** Who left it in the Location, while it lies there; 0 when carried or left by a departed Soldier. */
  droppedBy: number;
}

export const STANDINGS = ['in', 'downed', 'medevaced'] as const;

/** What becomes of a Soldier who left (WF-DOWN-18). */
export type Fate = 'duty' | 'discharge' | 'kia';

export interface Soldier {
  readonly number: number;
  readonly card: string;
  seat: Seat;
  standing: (typeof STANDINGS)[number];
  slot: number;
  actions: number;
  /** Extra Actions due at the next refresh (WF-RULING-119). */
  dueActions: number;
  suppress: number;
  wounds: Wound[];
  xp: number;
  hasMoved: boolean;
  hasFoughtUnarmed: boolean;
  hasStruckStealthily: boolean;
  hasDefendedHimself: boolean;
  /** Replaced by a new list on every change, because values derived from it are cached per list. */
  gear: readonly Item[];
  skills: string[];
  records: string[];
  /** The hostile card he strikes, by token; -1 for none, -2 for all of a Location (WF-HTH-09, 17). */
  striking: number;
  /** Actions saved for Striking, and the turn in which the first was saved (WF-HTH-11). */
  savedActions: number;
  savedIn: number;
  /** Hardy counters by climate (WF-ENV-04). */
  hardy: Record<string, number>;
  /** How often limited abilities were used, by ability key. */
  uses: Record<string, number>;
  /** How many units of each card he has bought, used up or not (WF-BUY-20). */
  bought: Record<string, number>;
  /** Current Health when he left, for the outcome roll (WF-DOWN-18). */
  exitHealth: number;
  /** Known after the mission, for those who left it. */
  fate: Fate | undefined;
}

export interface Hostile {
  /** The token of its card: its identity while in play. */
  readonly token: number;
  readonly card: string;
  slot: number;
  /** The slot it was drawn for (WF-RULING-31). */
  readonly drawnFor: number;
  target: number;
  /** The Targeting counter lying on it; -1 when it was marked without one (WF-RULING-35). */
  counter: number;
  suppress: number;
  ekia: number;
  /** Counts for an Eliminate Hostiles Objective (WF-OBJ-08). */
  isMarked: boolean;
  isNew: boolean;
  /** It was there before the Objective was activated (WF-OBJ-17). */
  isPresent: boolean;
  /** It neither attacks nor moves this turn (WF-RULING-96). */
  isFooled: boolean;
  hasAttacked: boolean;
  /** The Soldier whose attack last put an EKIA on it; 0 for none (WF-XP-09). */
  lastKiller: number;
}

/** Ammunition lying in a Location, one pile for each type and whoever dropped it (WF-GEAR-06). */
export interface LooseAmmo {
  readonly ammo: string;
  /** How many counters are worth 1 RP (WF-RULING-104). */
  readonly setSize: number;
  left: number;
  /** Who laid extra counters down; 0 for counters that belong to a weapon's printed number. */
  readonly droppedBy: number;
}

export interface Slot {
  /** Empty while the slot is open. */
  card: string;
  /** The token of a Location card; -1 for Mission and Objective. */
  token: number;
  wasEntered: boolean;
  /** Its reward has been taken (WF-RULING-130). */
  isClaimed: boolean;
  /** Events and lasting Action cards beside it. */
  attached: number[];
  /** What lasting cards take off its Entrance total (WF-MOVE-13). */
  reduction: number;
  gear: readonly Item[];
  ammo: LooseAmmo[];
}

/** The Kills on an Event that lies beside a Location. */
export interface EventHits {
  readonly token: number;
  hits: number;
}

export const PHASES = ['setup', 'soldierTurn', 'hostileTurn', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Result {
  readonly isSuccess: boolean;
  readonly rule: string;
}

/** What the roll after a mission changes in all that follow (WF-CAMP-12), two faces of the die each. */
export const ADJUSTMENTS = ['further', 'skillCost', 'time', 'loadout', 'hostiles'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** How far a campaign reached (WF-CAMP-15). */
export const LEVELS = ['noEffect', 'tactical', 'operational', 'theatre', 'strategic'] as const;
export type Level = (typeof LEVELS)[number];

/** A Player Soldier of the campaign (WF-CAMP-03); whoever is lost stays on the list. */
export interface Member {
  readonly card: string;
  seat: Seat;
  skills: string[];
  /** Campaign Points that he has saved. */
  points: number;
}

/** A Soldier of any kind who cannot be used any more in this campaign (WF-CAMP-10). */
export interface Loss {
  readonly card: string;
  readonly fate: Exclude<Fate, 'duty'>;
  /** The number of the mission that he was lost in. */
  readonly mission: number;
}

/** A finished mission of the campaign, as it was recorded (WF-CAMP-14). */
export interface MissionRecord {
  readonly mission: string;
  readonly objective: string;
  readonly slots: number;
  readonly isSuccess: boolean;
  /** Everybody who came back, in number order. */
  readonly returned: readonly string[];
  readonly points: number;
  readonly victoryPoints: number;
}

/** What a campaign keeps from mission to mission. */
export interface Campaign {
  /** The Missions in the order of play (WF-CAMP-01). */
  readonly missions: readonly string[];
  members: Member[];
  losses: Loss[];
  records: MissionRecord[];
  adjustments: Adjustment[];
  /** Campaign Points that are still to be divided. */
  undivided: number;
  victoryPoints: number;
  /** Known at the end. */
  level?: Level;
}

/** One mission. Slots, Soldiers and items are counted from 1. */
export interface WarState {
  phase: Phase;
  mission: string;
  objective: string;
  report: string;
  /** The number of the Objective's slot, K. */
  slots: number;
  timer: number;
  turn: number;
  teamValue: number;
  path: Slot[];
  soldiers: Soldier[];
  hostiles: Hostile[];
  isActive: boolean;
  /** Kills on each Objective target. */
  targetHits: number[];
  /** Kills on attackable Events, which stay until there are enough (WF-ATK-36). */
  eventHits: EventHits[];
  timeCounters: number;
  /** The turns that the Objective has been kept clear (WF-OBJ-11). */
  clearCounters: number;
  /** The Objective of a Raid is done, and the team must get away (WF-MISSIONTYPE-08). */
  isEscaping: boolean;
  hasPlayedLocation: boolean;
  /** Seats that have confirmed the team or the end of the Soldier Turn, whichever is asked. */
  done: Seat[];
  nextItem: number;
  result: Result | undefined;
  /** The campaign that the mission is part of. */
  campaign?: Campaign;
}
