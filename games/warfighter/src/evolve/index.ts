import type { WarState } from '../state.ts';
import type { WarEvent } from '../types.ts';
import { campaignHandlers, cloneCampaign } from './campaign.ts';
import { gearHandlers } from './gear.ts';
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
  // Each handler takes the event of its own name; the index cannot express that pairing.
  const handle = HANDLERS[event.type] as (game: WarState, event: WarEvent) => void;
  handle(game, event);
}

/** A deep copy, written out for speed. */
export function clone(game: WarState): WarState {
  return {
    ...game,
    path: game.path.map((slot) => ({
      ...slot,
      attached: [...slot.attached],
      gear: slot.gear.map(cloneItem),
      ammo: slot.ammo.map((pile) => ({ ...pile })),
    })),
    soldiers: game.soldiers.map(cloneSoldier),
    hostiles: game.hostiles.map((hostile) => ({ ...hostile })),
    targetHits: [...game.targetHits],
    eventHits: game.eventHits.map((struck) => ({ ...struck })),
    done: [...game.done],
    ...(game.campaign && { campaign: cloneCampaign(game.campaign) }),
  };
}
