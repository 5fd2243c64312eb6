import type { Hostile, Slot, WarState } from '../state.ts';
import type { WarEvent, WarEventOf } from '../types.ts';
import { campaignHandlers, cloneCampaign } from './campaign.ts';
import { copyAll } from './copy-all.ts';
import { clonePile, gearHandlers } from './gear.ts';
import type { Handlers } from './handlers.ts';
import { hostileHandlers } from './hostiles.ts';
import { missionHandlers } from './mission.ts';
import { cloneItem, cloneSoldier, soldierHandlers } from './soldiers.ts';

const HANDLERS: Handlers<WarEvent['type']> = {
  ...missionHandlers,
  ...soldierHandlers,
  ...gearHandlers,
  ...hostileHandlers,
  ...campaignHandlers,
};

/** The only writer of the game's own state. */
export function evolve(game: WarState, event: WarEvent): void {
  handle(game, event.type, event);
}

function handle<N extends WarEvent['type']>(game: WarState, type: N, event: WarEventOf<N>): void {
  HANDLERS[type](game, event);
}

/** A deep copy, written out for speed. */
export function clone(game: WarState): WarState {
  const copy: WarState = {
    phase: game.phase,
    mission: game.mission,
    objective: game.objective,
    report: game.report,
    slots: game.slots,
    timer: game.timer,
    turn: game.turn,
    teamValue: game.teamValue,
    path: copyAll(game.path, cloneSlot),
    soldiers: copyAll(game.soldiers, cloneSoldier),
    hostiles: copyAll(game.hostiles, cloneHostile),
    isActive: game.isActive,
    targetHits: game.targetHits.slice(),
    eventHits: game.eventHits.map(({ token, hits }) => ({ token, hits })),
    timeCounters: game.timeCounters,
    clearCounters: game.clearCounters,
    isEscaping: game.isEscaping,
    hasPlayedLocation: game.hasPlayedLocation,
    done: game.done.slice(),
    nextItem: game.nextItem,
    result: game.result,
  };
  if (game.campaign !== undefined) copy.campaign = cloneCampaign(game.campaign);
  return copy;
}

function cloneSlot(slot: Slot): Slot {
  return {
    card: slot.card,
    token: slot.token,
    wasEntered: slot.wasEntered,
    isClaimed: slot.isClaimed,
    attached: slot.attached.slice(),
    reduction: slot.reduction,
    gear: copyAll(slot.gear, cloneItem),
    ammo: copyAll(slot.ammo, clonePile),
  };
}

function cloneHostile(hostile: Hostile): Hostile {
  return {
    token: hostile.token,
    card: hostile.card,
    slot: hostile.slot,
    drawnFor: hostile.drawnFor,
    target: hostile.target,
    counter: hostile.counter,
    suppress: hostile.suppress,
    ekia: hostile.ekia,
    isMarked: hostile.isMarked,
    isNew: hostile.isNew,
    isPresent: hostile.isPresent,
    isFooled: hostile.isFooled,
    hasAttacked: hostile.hasAttacked,
    lastKiller: hostile.lastKiller,
  };
}
