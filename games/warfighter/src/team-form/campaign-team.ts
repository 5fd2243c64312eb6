import type { Problem } from '@sitrep/kernel';
import { type CampaignView, fitMembers, isLost, type MemberView } from '../queries/campaign/campaign.ts';
import { lateKit } from '../queries/squad/late-kit.ts';
import { problem } from '../queries/squad/skill-problems.ts';
import { budgetOf } from '../queries/squad/team.ts';
import { getCardOf, type Read } from '../queries/table/lookup.ts';
import type { Purchase } from '../types.ts';

/** WF-CAMP-03, 08: in a campaign everybody goes with the Skills that he owns. */
export function withOwnSkills(state: Read, draft: readonly Purchase[]): readonly Purchase[] {
  const { campaign } = state.game;
  if (campaign === undefined) return draft;
  return draft.map((line) => ({
    ...line,
    skills: campaign.members.find(({ card }) => card === line.card)?.skills ?? [],
  }));
}

/** What a campaign forbids in a team: Skills, Soldiers who were lost, and leaving anybody at home. */
export function campaignProblems(state: Read, draft: readonly Purchase[]): readonly Problem[] {
  const { campaign } = state.game;
  if (campaign === undefined) return [];
  return [
    ...draft.flatMap((line, index) => memberProblems(campaign, line, `soldiers.${index}`)),
    ...absenceProblems(state, campaign, draft),
  ];
}

function memberProblems(
  campaign: CampaignView,
  { card, skills }: Purchase,
  path: string,
): readonly Problem[] {
  return [
    ...(skills.length > 0 ? [problem('NO_SKILLS_NOW', `${path}.skills`, 'WF-CAMP-03')] : []),
    ...(isLost(campaign, card) ? [problem('SOLDIER_LOST', `${path}.card`, 'WF-CAMP-10', { card })] : []),
  ];
}

/** WF-CAMP-04, WF-RULING-134: whoever is fit takes part; where not all can, as few as possible stay behind. */
function absenceProblems(
  state: Read,
  campaign: CampaignView,
  draft: readonly Purchase[],
): readonly Problem[] {
  const absent = fitMembers(campaign).filter((member) => draft.every(({ card }) => card !== member.card));
  const most = leastAbsent(state, fitMembers(campaign));
  return absent.length <= most
    ? []
    : absent.map(({ card: member }) =>
        problem('MEMBER_ABSENT', 'soldiers', most === 0 ? 'WF-CAMP-04' : 'WF-RULING-134', { member, most }),
      );
}

/** How many must stay behind so that the base prices of the others are within the budget and all find a place. */
function leastAbsent(state: Read, fit: readonly MemberView[]): number {
  return fit.length - companyOf(state, fit).length;
}

/**
 * The most Player Soldiers who can go together: the cheapest first. In a campaign begun under older rules somebody's
 * kit may be of a later year (WF-OPT-10); he stays at home.
 */
export function companyOf(state: Read, fit: readonly MemberView[]): readonly MemberView[] {
  const cardOf = ({ card }: MemberView) => getCardOf(state, 'soldier', card);
  const priceOf = (member: MemberView) => cardOf(member).cost;
  let left = budgetOf(state, []);
  const cheapestFirst = fit
    .filter((member) => lateKit(state, cardOf(member)).length === 0)
    .sort((a, b) => priceOf(a) - priceOf(b))
    .slice(0, state.config.maxSoldiers);
  return cheapestFirst.filter((member) => {
    left -= priceOf(member);
    return left >= 0;
  });
}
