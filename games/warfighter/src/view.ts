import type { Immutable, Reading, Seat } from '@sitrep/kernel';
import type { Campaign, WarState } from './state.ts';
import type { WarEvent, WarTypes } from './types.ts';

/** All of the game's own state is public; what is hidden lies in zones (27.6). */
export function view({ game }: Reading<WarTypes>, _seat: Seat): Immutable<WarState> {
  return {
    phase: game.phase,
    mission: game.mission,
    objective: game.objective,
    report: game.report,
    slots: game.slots,
    timer: game.timer,
    turn: game.turn,
    teamValue: game.teamValue,
    path: game.path.map((slot) => ({
      ...slot,
      attached: [...slot.attached],
      gear: slot.gear.map(copyItem),
      ammo: slot.ammo.map((pile) => ({ ...pile })),
    })),
    soldiers: game.soldiers.map((soldier) => ({
      ...soldier,
      wounds: soldier.wounds.map((wound) => ({ ...wound })),
      gear: soldier.gear.map(copyItem),
      skills: [...soldier.skills],
      records: [...soldier.records],
      hardy: { ...soldier.hardy },
      uses: { ...soldier.uses },
      bought: { ...soldier.bought },
    })),
    hostiles: game.hostiles.map((hostile) => ({ ...hostile })),
    isActive: game.isActive,
    targetHits: [...game.targetHits],
    eventHits: game.eventHits.map((struck) => ({ ...struck })),
    timeCounters: game.timeCounters,
    clearCounters: game.clearCounters,
    isEscaping: game.isEscaping,
    hasPlayedLocation: game.hasPlayedLocation,
    done: [...game.done],
    nextItem: game.nextItem,
    result: game.result === undefined ? undefined : { ...game.result },
    ...(game.campaign && { campaign: copyCampaign(game.campaign) }),
  };
}

function copyCampaign(campaign: Immutable<Campaign>): Immutable<Campaign> {
  return {
    missions: [...campaign.missions],
    members: campaign.members.map((member) => ({ ...member, skills: [...member.skills] })),
    losses: campaign.losses.map((loss) => ({ ...loss })),
    records: campaign.records.map((record) => ({ ...record, returned: [...record.returned] })),
    adjustments: [...campaign.adjustments],
    undivided: campaign.undivided,
    victoryPoints: campaign.victoryPoints,
    ...(campaign.level !== undefined && { level: campaign.level }),
  };
}

function copyItem<I extends { readonly stacks: readonly object[]; readonly locked: readonly number[] }>(
  item: I,
): I {
  return { ...item, stacks: item.stacks.map((stack) => ({ ...stack })), locked: [...item.locked] };
}

/** Events carry public facts only. */
export function redact(event: Immutable<WarEvent>): object {
  return event;
}
