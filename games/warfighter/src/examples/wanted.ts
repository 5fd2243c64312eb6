import type { Campaign, Hostile, Slot, Soldier, Stack } from '../state.ts';
import type { GearPurchase } from '../types.ts';

/** A piece of gear in a situation; what is left out is as bought. */
export interface WantedItem extends GearPurchase {
  readonly stacks?: readonly Partial<Stack>[];
  readonly counters?: number;
  readonly isJammed?: boolean;
  readonly isDeployed?: boolean;
  readonly locked?: readonly number[];
  readonly droppedBy?: number;
}

/** A slot in a situation, by what is different about it. */
export interface WantedSlot extends Partial<Pick<Slot, 'wasEntered' | 'isClaimed' | 'reduction'>> {
  /** Events beside it. */
  readonly attached?: readonly string[];
  readonly gear?: readonly WantedItem[];
}

/** A Soldier in a situation; what is left out is as at the start of a turn on the Mission card. */
export interface WantedSoldier
  extends Partial<Omit<Soldier, 'number' | 'gear' | 'skills' | 'records' | 'striking' | 'bought' | 'fate'>> {
  readonly card: string;
  readonly gear?: readonly WantedItem[];
  readonly skills?: readonly string[];
  readonly records?: readonly string[];
  /** The place in `hostiles` of the card he strikes. */
  readonly strikes?: number;
  readonly hand?: readonly string[];
  readonly support?: readonly string[];
}

/** A hostile card in a situation. */
export interface WantedHostile extends Partial<Hostile> {
  readonly card: string;
  readonly slot: number;
  readonly target: number;
}

/** Where a situation may start: the open Soldier Turn, its start, the start of the Hostile Turn, its Attack step, its Close Range step. */
export const STARTING_POINTS = ['act', 'soldierTurn', 'hostileTurn', 'attackStep', 'closeRange'] as const;
export type StartingPoint = (typeof STARTING_POINTS)[number];

/** The middle of a mission. Cards are named by their ids. */
export interface Wanted {
  /** `act` by default. */
  readonly at?: StartingPoint;
  /** The turn under way, or the one that starts. */
  readonly turn?: number;
  readonly timer?: number;
  readonly teamValue?: number;
  readonly slots?: number;
  readonly isActive?: boolean;
  readonly hasPlayedLocation?: boolean;
  readonly targetHits?: readonly number[];
  readonly timeCounters?: number;
  readonly clearCounters?: number;
  readonly isEscaping?: boolean;
  /** Location cards from slot 2 on. */
  readonly path?: readonly string[];
  /** Changes to slots, by their numbers. */
  readonly slotChanges?: Readonly<Record<string, WantedSlot>>;
  readonly soldiers: readonly WantedSoldier[];
  readonly hostiles?: readonly WantedHostile[];
  /** The whole deck; without it, whatever nobody holds. */
  readonly actionDeck?: readonly string[];
  readonly hostileDeck?: readonly string[];
  readonly locationDeck?: readonly string[];
  readonly eventDeck?: readonly string[];
}

/** The same in the middle of a campaign. */
export interface WantedInCampaign extends Wanted {
  /** The state of the campaign, if the match is one; its next Mission is under way. */
  readonly campaign?: Partial<Campaign>;
  /** The Objective that the campaign has drawn. */
  readonly objective?: string;
}
