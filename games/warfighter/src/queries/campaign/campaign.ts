import { type Immutable, InvariantError, type RuleId, type Seat } from '@sitrep/kernel';
import { cardsOfType } from '../../content/card-index.ts';
import type { Content, SkillCard, SoldierKind } from '../../content/cards.ts';
import type { Campaign, Level, Loss, Member } from '../../state.ts';
import type { CampaignConfig, MissionCards, Purchase, RefusalCode } from '../../types.ts';
import { timesAdjusted } from '../squad/adjustments.ts';
import { lateKit } from '../squad/late-kit.ts';
import { layoutOf, resourcesOf } from '../squad/layout.ts';
import { skillProblems } from '../squad/skill-problems.ts';
import type { Read } from '../table/lookup.ts';
import { drawableObjectives } from './goals.ts';

export type MemberView = Immutable<Member>;
export type CampaignView = Immutable<Campaign>;

/** The campaign of a match that is one. */
export function getCampaign({ game }: Read): CampaignView {
  if (game.campaign === undefined) throw new InvariantError('NO_CAMPAIGN', 'there is no campaign');
  return game.campaign;
}

/** WF-CAMP-01, 17: by rising Resources, ties as listed; or all as listed. */
export function missionOrder({ cards }: Content, { missions, order }: CampaignConfig): readonly string[] {
  if (order === 'listed') return [...missions];
  const resources = (id: string) => {
    const card = cards[id];
    return card?.type === 'mission' ? card.resources : 0;
  };
  return [...missions].sort((a, b) => resources(a) - resources(b));
}

/** WF-CAMP-11: the Mission that comes next; used ones are set aside for good. */
export function nextMission({ missions, records }: CampaignView): string | undefined {
  return missions[records.length];
}

/** WF-CAMP-02: the region's Objectives that this campaign has not used. */
export function objectivesLeft(state: Read, { records }: CampaignView): readonly string[] {
  return drawableObjectives(state).flatMap(({ id }) =>
    records.every(({ objective }) => objective !== id) ? [id] : [],
  );
}

/** WF-CAMP-10: whether this Soldier was lost. */
export function isLost({ losses }: CampaignView, soldier: string): boolean {
  return losses.some(({ card }) => card === soldier);
}

/** WF-CAMP-04: the Player Soldiers who are fit for duty. */
export function fitMembers(campaign: CampaignView): readonly MemberView[] {
  return campaign.members.filter(({ card }) => !isLost(campaign, card));
}

/** WF-CAMP-12: what a Skill costs in Campaign Points. */
export function skillPrice(state: Read, { cost }: SkillCard): number {
  return cost + timesAdjusted(state, 'skillCost');
}

/** Why a Skill cannot be bought. */
export interface Unlearnable {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly args: object;
}

/** WF-CAMP-07: what keeps a Player Soldier from buying a Skill: the rules of purchase, then his points. */
export function findObstacle(state: Read, member: MemberView, skill: SkillCard): Unlearnable | undefined {
  const learner = { ...lineOf(member), skills: [...member.skills, skill.id] };
  const company = fitMembers(getCampaign(state)).map((each) =>
    each.card === member.card ? learner : lineOf(each),
  );
  const place = `.skills.${member.skills.length}`;
  const problem = skillProblems(state, company, learner, '').find(({ path }) => path === place);
  if (problem !== undefined)
    // The rules of purchase refuse Skills for these reasons only; one that he has is not offered at all.
    return { code: problem.code as RefusalCode, rule: problem.rule ?? 'WF-BUY-13', args: problem.args ?? {} };
  const price = skillPrice(state, skill);
  return price <= member.points
    ? undefined
    : { code: 'NOT_ENOUGH_POINTS', rule: 'WF-CAMP-07', args: { price, points: member.points } };
}

function lineOf({ card, seat, skills }: MemberView): Purchase {
  return { card, seat, gear: [], skills };
}

/** The Skills that he does not have yet. */
export function skillsToLearn({ content }: Read, { skills }: MemberView): readonly SkillCard[] {
  return cardsOfType(content, 'skill').filter(({ id }) => !skills.includes(id));
}

/** WF-COOP-09 between missions: the lowest seat that has not given up. */
export function captain({ seats }: Read): Seat {
  return Math.max(
    0,
    seats.findIndex(({ hasConceded }) => !hasConceded),
  );
}

/** Who spends a Player Soldier's points: whoever runs him, or the captain if that player has given up. */
export function controllerOf(state: Read, { seat }: MemberView): Seat {
  return state.seats[seat]?.hasConceded ? captain(state) : seat;
}

/** WF-CAMP-14: what the loss of a Soldier costs. */
export function lossPoints(kind: SoldierKind, fate: Loss['fate']): number {
  return (kind === 'player' ? 2 : 1) + (fate === 'kia' ? 1 : 0);
}

/** WF-CAMP-15. */
export function levelOf(victoryPoints: number): Level {
  if (victoryPoints >= 35) return 'strategic';
  if (victoryPoints >= 27) return 'theatre';
  if (victoryPoints >= 16) return 'operational';
  return victoryPoints >= 7 ? 'tactical' : 'noEffect';
}

/** WF-SETUP-15: whether there is a Player Soldier to send on this mission: not lost, not too expensive, with gear of its time. */
export function canMuster(state: Read, chosen: MissionCards): boolean {
  const budget = resourcesOf(state, chosen, layoutOf(state, chosen).slots);
  return cardsOfType(state.content, 'soldier').some(
    (card) =>
      card.kind === 'player' &&
      card.cost <= budget &&
      !isLost(getCampaign(state), card.id) &&
      lateKit(state, card).length === 0,
  );
}
