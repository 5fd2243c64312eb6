import type { Seat } from '@sitrep/kernel';
import type { FireMode } from './content/cards.ts';

/** One line of a team draft: a Soldier and what is bought for him. */
export interface Purchase {
  readonly card: string;
  readonly seat: Seat;
  readonly gear: readonly GearPurchase[];
  readonly skills: readonly string[];
  /** Service Records (WF-SR-01). */
  readonly records?: readonly string[];
}

export interface GearPurchase {
  readonly card: string;
  /** Units of an expended card; 1 otherwise. */
  readonly units?: number;
  /** Extra ammunition sets, one figure per stack. */
  readonly ammo?: readonly number[];
  /** For attachments: the place in the gear list of what it is attached to. */
  readonly attachTo?: number;
}

/** Weapons in commands: an item's id, or one of the two attacks that need no item. */
export const UNARMED = 0;
export const SQUAD = -1;

export type Command =
  | { readonly type: 'buyTeam'; readonly soldiers: readonly Purchase[] }
  | { readonly type: 'approveTeam' }
  | { readonly type: 'rejectTeam' }
  | { readonly type: 'recon'; readonly soldier: number; readonly card: number }
  | { readonly type: 'removeSuppress'; readonly soldier: number }
  | { readonly type: 'discardDraw'; readonly soldier: number }
  | { readonly type: 'playCard'; readonly soldier: number; readonly card: number }
  | {
      readonly type: 'useAbility';
      readonly soldier: number;
      readonly source: string;
      readonly ability: number;
    }
  | { readonly type: 'move'; readonly soldier: number; readonly to: number }
  | { readonly type: 'attack'; readonly soldier: number; readonly weapon: number; readonly profile: number }
  | { readonly type: 'reload'; readonly soldier: number; readonly weapon: number; readonly stack: number }
  | { readonly type: 'clearJam'; readonly soldier: number; readonly weapon: number }
  | { readonly type: 'deploy'; readonly soldier: number; readonly weapon: number }
  | { readonly type: 'strike'; readonly soldier: number; readonly hostile: number }
  | { readonly type: 'saveForStrike'; readonly soldier: number }
  | { readonly type: 'leaveStrike'; readonly soldier: number }
  | { readonly type: 'playLocation'; readonly soldier: number; readonly card: number }
  | { readonly type: 'claimReward'; readonly soldier: number }
  | { readonly type: 'useHardy' }
  | { readonly type: 'takeSuppress' }
  | { readonly type: 'takeWound' }
  | { readonly type: 'activateObjective'; readonly soldier: number }
  | { readonly type: 'medevac'; readonly soldier: number }
  | { readonly type: 'handleGear'; readonly soldier: number }
  | { readonly type: 'setAside'; readonly soldier: number }
  | { readonly type: 'lighten' }
  | { readonly type: 'done' }
  | { readonly type: 'resume' }
  | { readonly type: 'pick'; readonly card: number }
  | { readonly type: 'enough' }
  | { readonly type: 'upgun'; readonly isUpgunned: boolean }
  | { readonly type: 'payXp'; readonly soldier: number }
  | { readonly type: 'forSoldier'; readonly soldier: number }
  | { readonly type: 'onHostile'; readonly hostile: number }
  | { readonly type: 'onTarget'; readonly target: number }
  | { readonly type: 'mode'; readonly mode: FireMode }
  | { readonly type: 'killUncovered' }
  | { readonly type: 'killSuppressed' }
  | { readonly type: 'branch'; readonly branch: number }
  | { readonly type: 'pay' }
  | { readonly type: 'suffer' }
  | { readonly type: 'ammoFrom'; readonly weapon: number; readonly stack: number }
  | { readonly type: 'healWound'; readonly soldier: number; readonly wound: number }
  | { readonly type: 'nextAttacker'; readonly hostile: number }
  | { readonly type: 'passGear'; readonly item: number; readonly to: number }
  | { readonly type: 'dropGear'; readonly item: number }
  | { readonly type: 'pickUp'; readonly item: number }
  | { readonly type: 'giveAmmo'; readonly item: number; readonly stack: number; readonly to: number }
  | { readonly type: 'dropAmmo'; readonly item: number; readonly stack: number }
  | { readonly type: 'pickUpAmmo'; readonly pile: number; readonly to: number }
  | { readonly type: 'takeAmmo'; readonly item: number; readonly stack: number; readonly to: number }
  | { readonly type: 'attach'; readonly item: number; readonly to: number }
  | { readonly type: 'detach'; readonly item: number }
  | { readonly type: 'discardGear'; readonly item: number }
  | { readonly type: 'discardAmmo'; readonly item: number; readonly stack: number }
  | {
      readonly type: 'buyGear';
      readonly soldier: number;
      readonly card: string;
      /** For attachments: the item that it goes on. */
      readonly attachTo?: number;
    }
  | { readonly type: 'buyAmmo'; readonly item: number; readonly stack: number }
  | { readonly type: 'retain' }
  | { readonly type: 'release' }
  | { readonly type: 'handOver'; readonly soldier: number; readonly to: Seat }
  | { readonly type: 'takeOver' }
  | { readonly type: 'decline' }
  | { readonly type: 'showHand'; readonly soldier: number; readonly isShown: boolean }
  | { readonly type: 'showCard'; readonly soldier: number; readonly card: number }
  | { readonly type: 'takeReport'; readonly report: string }
  | { readonly type: 'noReport' }
  | { readonly type: 'givePoints'; readonly member: string; readonly points: number }
  | { readonly type: 'learnSkill'; readonly member: string; readonly card: string };

export type CommandType = Command['type'];
