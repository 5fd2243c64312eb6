import { InvariantError } from '@sitrep/kernel';
import { emptyMission } from '../opening.ts';
import type { Campaign, Member, WarState } from '../state.ts';
import type { Handlers } from './handlers.ts';

function campaignOf({ campaign }: WarState): Campaign {
  if (campaign === undefined) throw new InvariantError('NO_CAMPAIGN', 'there is no campaign');
  return campaign;
}

function memberOf(game: WarState, card: string): Member {
  const member = campaignOf(game).members.find((each) => each.card === card);
  if (member === undefined) throw new InvariantError('MEMBER_UNKNOWN', `${card} is not in the campaign`);
  return member;
}

export const campaignHandlers: Handlers<
  | 'memberEnlisted'
  | 'soldierLost'
  | 'missionBooked'
  | 'missionCleared'
  | 'pointsGiven'
  | 'skillLearned'
  | 'adjustmentRolled'
  | 'campaignEnded'
> = {
  memberEnlisted(game, { member, seat }) {
    campaignOf(game).members.push({ card: member, seat, skills: [], points: 0 });
  },
  soldierLost(game, { card, fate }) {
    const { losses, records } = campaignOf(game);
    losses.push({ card, fate, mission: records.length + 1 });
  },
  missionBooked(game, { mission, objective, slots, isSuccess, returned, points, victoryPoints, total }) {
    const campaign = campaignOf(game);
    campaign.records.push({
      mission,
      objective,
      slots,
      isSuccess,
      returned: [...returned],
      points,
      victoryPoints,
    });
    campaign.undivided += points;
    campaign.victoryPoints = total;
  },
  missionCleared(game) {
    for (const member of campaignOf(game).members) {
      const played = game.soldiers.find(({ card }) => card === member.card);
      // He stays with the seat that played him last.
      if (played !== undefined) member.seat = played.seat;
    }
    Object.assign(game, emptyMission());
  },
  pointsGiven(game, { member, points }) {
    campaignOf(game).undivided -= points;
    memberOf(game, member).points += points;
  },
  skillLearned(game, { member, card, points }) {
    const learner = memberOf(game, member);
    learner.points -= points;
    learner.skills.push(card);
  },
  adjustmentRolled(game, { adjustment }) {
    campaignOf(game).adjustments.push(adjustment);
  },
  campaignEnded(game, { level }) {
    campaignOf(game).level = level;
  },
};

/** A copy that shares nothing with the running match. */
export function cloneCampaign(campaign: Campaign): Campaign {
  return {
    ...campaign,
    missions: [...campaign.missions],
    members: campaign.members.map((member) => ({ ...member, skills: [...member.skills] })),
    losses: campaign.losses.map((loss) => ({ ...loss })),
    records: campaign.records.map((record) => ({ ...record, returned: [...record.returned] })),
    adjustments: [...campaign.adjustments],
  };
}
