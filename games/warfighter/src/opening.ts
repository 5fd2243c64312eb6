import type { Content } from './content/cards.ts';
import { missionOrder } from './queries/campaign/campaign.ts';
import type { Campaign, WarState } from './state.ts';
import type { Config } from './types.ts';

/** A table with nothing on it: how every mission begins, the first of a match and the next of a campaign alike. */
export function emptyMission(): Omit<WarState, 'campaign'> {
  return {
    phase: 'setup',
    mission: '',
    objective: '',
    report: '',
    slots: 0,
    timer: 0,
    turn: 0,
    teamValue: 0,
    path: [],
    soldiers: [],
    hostiles: [],
    isActive: false,
    targetHits: [],
    eventHits: [],
    timeCounters: 0,
    clearCounters: 0,
    isEscaping: false,
    hasPlayedLocation: false,
    done: [],
    nextItem: 1,
    result: undefined,
  };
}

/** A campaign before its first mission. */
function openCampaign(missions: readonly string[]): Campaign {
  return {
    missions,
    members: [],
    losses: [],
    records: [],
    adjustments: [],
    undivided: 0,
    victoryPoints: 0,
  };
}

/** The game before anything has happened. */
export function openGame({ campaign }: Pick<Config, 'campaign'>, content: Content): WarState {
  if (campaign === undefined) return emptyMission();
  return { ...emptyMission(), campaign: openCampaign(missionOrder(content, campaign)) };
}
