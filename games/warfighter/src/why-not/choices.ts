import { fitMembers, getCampaign } from '../queries/campaign/campaign.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { isHandShown } from '../queries/table/zones.ts';
import { actorReason, handReason, hostileReason, sightReason } from './acts.ts';
import { type Attempt, because, type WhyNot, type WhyNots } from './attempt.ts';

/** Cards are picked from the hand of whoever is asked, and by his player. */
const pick: WhyNot = (attempt) =>
  handReason(attempt, attempt.asked) ??
  (attempt.asked?.seat === attempt.seat
    ? undefined
    : sightReason(attempt, because('NOT_YOURS', 'WF-COOP-08')));

/** A Soldier who is not listed anywhere is not in the mission. */
const forSoldier: WhyNot = ({ soldier, number }) =>
  soldier('soldier') === undefined
    ? because('HAS_LEFT', 'WF-DOWN-01')
    : because('NOT_FOR_HIM', 'WF-CARD-06', { soldier: number('soldier') });

const healWound: WhyNot = ({ asked, number }) =>
  asked !== undefined && asked.number !== number('soldier')
    ? because('OTHER_SOLDIER', 'WF-WOUND-04', { soldier: asked.number })
    : because('WOUND_TREATED', 'WF-WOUND-08');

/** WF-SETUP-23: whoever has a hand, and what the deck still holds. */
const recon: WhyNot = (attempt) => {
  const scout = attempt.soldier('soldier');
  if (scout === undefined) return because('HAS_LEFT', 'WF-SETUP-23');
  if (!isPlayerSoldier(attempt.state, scout)) return because('NO_HAND', 'WF-COOP-04');
  return handReason(attempt, undefined) && because('NOT_IN_DECK', 'WF-SETUP-23');
};

/** WF-COOP-02, 05: what players arrange among themselves. */
const handOver: WhyNot = ({ state, seat, soldier, number }) => {
  const offered = soldier('soldier');
  if (offered === undefined) return because('HAS_LEFT', 'WF-COOP-02');
  if (offered.seat === number('to')) return because('ALREADY_HIS', 'WF-COOP-02');
  if (offered.seat !== seat) return because('NOT_YOURS', 'WF-COOP-02', { soldier: offered.number });
  return state.game.done.includes(seat)
    ? because('TURN_ENDED', 'WF-COOP-11')
    : because('HAS_CONCEDED', 'WF-COOP-02');
};

const showHand: WhyNot = (attempt) => actorReason(attempt) ?? showingReason(attempt);

function showingReason({ state, seat, soldier }: Attempt) {
  const holder = soldier('soldier');
  if (holder === undefined) return undefined;
  if (state.game.done.includes(seat)) return because('TURN_ENDED', 'WF-COOP-11');
  if (!isPlayerSoldier(state, holder)) return because('NO_HAND', 'WF-COOP-04');
  return isHandShown(state, holder.number)
    ? because('HAND_SHOWN', 'WF-COOP-05')
    : because('HAND_HIDDEN', 'WF-COOP-05');
}

const showCard: WhyNot = (attempt) =>
  actorReason(attempt) ?? handReason(attempt, attempt.soldier('soldier')) ?? showingReason(attempt);

const payXp: WhyNot = (attempt) => actorReason({ ...attempt, asked: undefined });

/** WF-CAMP-07: points go to those who are fit for duty, and only as many as there are. */
const givePoints: WhyNot = ({ state, number, text }) => {
  const campaign = getCampaign(state);
  if (!fitMembers(campaign).some(({ card }) => card === text('member')))
    return because('HAS_LEFT', 'WF-CAMP-10');
  return because('NOT_ENOUGH_POINTS', 'WF-CAMP-07', { price: number('points'), points: campaign.undivided });
};

const learnSkill: WhyNot = ({ state, seat, text }) => {
  const member = getCampaign(state).members.find(({ card }) => card === text('member'));
  if (member === undefined) return because('HAS_LEFT', 'WF-CAMP-10');
  if (member.skills.includes(text('card'))) return because('SKILL_KNOWN', 'WF-BUY-13');
  return member.seat === seat ? because('HAS_LEFT', 'WF-CAMP-10') : because('NOT_YOURS', 'WF-COOP-08');
};

/** Targets of the Objective: they must exist and not be destroyed yet. */
const onTarget: WhyNot = ({ state }) =>
  state.game.isActive ? because('TARGET_DESTROYED', 'WF-OBJ-12') : because('OBJECTIVE_INACTIVE', 'WF-OBJ-14');

/** Why a choice that is not listed is refused, by command. */
export const CHOICES: WhyNots = {
  pick,
  forSoldier,
  healWound,
  recon,
  handOver,
  showHand,
  showCard,
  payXp,
  givePoints,
  learnSkill,
  onTarget,
  onHostile: hostileReason,
  nextAttacker: hostileReason,
  mode: () => because('NO_SUCH_MODE', 'WF-ATK-08'),
  ammoFrom: () => because('NOT_CARRIED', 'WF-ATK-33'),
  branch: () => because('NO_SUCH_TEXT', 'WF-CARD-01'),
  upgun: () => because('NO_UPGUN', 'WF-CARD-12'),
  decline: () => because('CALL_OFF', 'WF-RULING-117'),
};
