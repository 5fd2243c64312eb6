import type { RuleId, Seat } from '@sitrep/kernel';
import type { Command } from './commands.ts';
import type { FireMode } from './content/cards.ts';
import type {
  Adjustment,
  Fate,
  Item,
  Level,
  LooseAmmo,
  Loss,
  MissionRecord,
  Phase,
  Soldier,
} from './state.ts';

interface Happened {
  readonly rule: RuleId;
  cause?: number;
}

type Fact<N extends string, F extends object = object> = Happened & { readonly type: N } & Readonly<F>;
type OfSoldier<N extends string, F extends object = object> = Fact<N, { soldier: number } & F>;
type OfHostile<N extends string, F extends object = object> = Fact<N, { hostile: number } & F>;
type OfItem<N extends string, F extends object = object> = OfSoldier<N, { item: number } & F>;

/** The commands that take Actions. */
export type PaidAct = Extract<
  Command['type'],
  | 'attack'
  | 'clearJam'
  | 'deploy'
  | 'discardDraw'
  | 'leaveStrike'
  | 'move'
  | 'playLocation'
  | 'reload'
  | 'removeSuppress'
  | 'saveForStrike'
  | 'strike'
  | 'useAbility'
>;

export type WarEvent =
  | Fact<
      'missionLaidOut',
      {
        mission: string;
        objective: string;
        report: string;
        slots: number;
        timer: number;
        isActive: boolean;
        targets: number;
      }
    >
  | Fact<'phaseStarted', { phase: Phase; turn: number }>
  | OfSoldier<'soldierJoined', { recruit: Soldier }>
  | Fact<'teamValued', { value: number }>
  | Fact<'timerMoved', { by: number; to: number }>
  | Fact<'teamApproved', { seat: Seat }>
  | Fact<'teamRejected'>
  | Fact<'seatDone', { seat: Seat; isDone: boolean }>
  | Fact<'missionEnded', { isSuccess: boolean }>
  | Fact<'limitsReset', { per: 'soldierTurn' | 'gameTurn' | 'attackStep' }>
  | OfSoldier<'soldierRefreshed', { actions: number }>
  | OfSoldier<'actionSpent', { amount: number; act: PaidAct }>
  | OfSoldier<'actionsGained', { amount: number; isNext: boolean }>
  | OfSoldier<'suppressed', { amount: number }>
  | OfSoldier<'suppressRemoved', { amount: number }>
  | OfSoldier<'wounded', { points: number }>
  | OfSoldier<'woundTreated', { wound: number; left: number }>
  | OfSoldier<'soldierMoved', { from: number; to: number; cost: number }>
  | OfSoldier<'xpGained', { amount: number }>
  | OfSoldier<'xpSpent', { amount: number }>
  | OfSoldier<'abilityUsed', { key: string; source: string }>
  | OfSoldier<'cardPlayed', { card: string; isUpgunned: boolean; beneficiary: number }>
  | OfSoldier<'cardRetained', { card: string; xp: number }>
  | OfSoldier<'soldierLeft', { how: 'downed' | 'medevaced'; health: number }>
  | OfSoldier<'handedOver', { seat: Seat }>
  | OfSoldier<'unarmedUsed'>
  | OfSoldier<'stealthUsed'>
  | OfSoldier<'selfDefended'>
  | OfSoldier<'strikingEntered', { hostile: number }>
  | OfSoldier<'strikingLeft'>
  | OfSoldier<'actionSaved', { amount: number }>
  | OfSoldier<'savedActionsLost'>
  | OfSoldier<'stumbled'>
  | OfSoldier<'environmentRolled', { climate: string; die: number; needed: number }>
  | OfSoldier<'hardyGained', { climate: string; amount: number }>
  | OfSoldier<'hardySpent', { climate: string }>
  | OfSoldier<'outcomeRolled', { die: number; total: number; outcome: Fate }>
  | OfItem<'weaponEmptied', { stack: number }>
  | OfItem<'reloaded', { stack: number }>
  | OfItem<'jammed'>
  | OfItem<'jamCleared'>
  | OfItem<'ammoSpent', { stack: number; amount: number }>
  | OfItem<'ammoGained', { stack: number; amount: number }>
  | OfItem<'itemExpended', { amount: number }>
  | OfItem<'itemRemoved'>
  | OfItem<'shotLocked', { profile: number }>
  | OfItem<'itemHelped', { helped: number }>
  | OfItem<'weaponDeployed'>
  | OfItem<'weaponThrown', { hostile: number }>
  | OfItem<'weaponReturned'>
  | OfItem<'gearPassed', { to: number }>
  | OfItem<'gearDropped', { slot: number; isLeft: boolean }>
  | OfItem<'gearPickedUp', { slot: number }>
  | OfItem<'attachmentMoved', { to: number }>
  | OfItem<'ammoDropped', { stack: number; slot: number; pile: LooseAmmo }>
  | OfItem<'ammoPickedUp', { stack: number; slot: number; pile: number }>
  | OfItem<'ammoTaken', { stack: number; slot: number; from: number; fromStack: number }>
  | OfItem<'gearBought', { gear: Item; cost: number }>
  | OfSoldier<'attackDeclared', { weapon: number; profile: number; hostile: number; target: number }>
  | OfSoldier<
      'attackRolled',
      {
        mode: FireMode;
        dice: readonly number[];
        modifier: number;
        kill: number;
        cover: number;
        defeatCover: number;
        coverModifier: number;
        /** As rolled (WF-ATK-14). */
        rolledKills: number;
        rolledSuppresses: number;
        /** The part that the target has room for (WF-ATK-16, 17). */
        kills: number;
        suppresses: number;
        /** The part that has no effect. */
        unplaced: number;
      }
    >
  | Fact<'locationPlaced', { slot: number; card: string; token: number }>
  | Fact<'slotEntered', { slot: number }>
  | Fact<'cardAttached', { slot: number; token: number; card: string }>
  | Fact<'cardDetached', { slot: number; token: number; card: string }>
  | Fact<'entranceEased', { slot: number; amount: number; source: string }>
  | Fact<'objectiveActivated', { slot: number; usesLocation: boolean }>
  | Fact<'targetHit', { target: number; hits: number }>
  | Fact<'eventHit', { token: number; card: string; hits: number }>
  | Fact<'timeCounterPlaced', { counters: number }>
  | Fact<'clearCounterPlaced', { counters: number }>
  | Fact<'raidTurned'>
  | OfSoldier<'rewardClaimed', { slot: number }>
  | Fact<'eventDrawn', { token: number; card: string; slot: number }>
  | Fact<'eventCancelled', { token: number; card: string }>
  | OfHostile<
      'hostileEntered',
      { card: string; slot: number; isMarked: boolean; isNew: boolean; isPresent: boolean }
    >
  | OfHostile<'hostileMismatched', { card: string; slot: number }>
  | OfHostile<'hostileTargeted', { soldier: number; counter: number }>
  | OfHostile<'hostilePlaced', { slot: number }>
  | OfHostile<'hostileClosed', { from: number; to: number }>
  | OfHostile<'hostileMarked'>
  | OfHostile<'hostileFooled'>
  | OfHostile<'hostileSuppressed', { amount: number }>
  | OfHostile<'hostileUnsuppressed', { amount: number }>
  | OfHostile<'hostileKilled', { amount: number; suppressed: number; by: number }>
  | OfHostile<'hostileEliminated', { card: string; xp: number; by: number }>
  | OfHostile<'hostileRemoved', { card: string; how: 'destroyed' | 'discarded' | 'malfunctioned' }>
  | OfHostile<'hostileDeclared', { soldier: number }>
  | OfHostile<
      'hostileRolled',
      { soldier: number; die: number; defeatCover: number; cover: number; result: string; wounds: number }
    >
  | OfHostile<'attackCancelled', { soldier: number }>
  | Fact<'woundsCancelled'>
  | OfHostile<'attackRedirected', { soldier: number }>
  | Fact<'memberEnlisted', { member: string; seat: Seat }>
  | Fact<'soldierLost', { card: string; fate: Loss['fate']; victoryPoints: number }>
  | Fact<'missionBooked', MissionRecord & { total: number }>
  | Fact<'missionCleared'>
  | Fact<'pointsGiven', { member: string; points: number }>
  | Fact<'skillLearned', { member: string; card: string; points: number }>
  | Fact<'adjustmentRolled', { die: number; adjustment: Adjustment }>
  | Fact<'campaignEnded', { level: Level; victoryPoints: number }>;

export type WarEventOf<N extends WarEvent['type']> = Extract<WarEvent, { type: N }>;
