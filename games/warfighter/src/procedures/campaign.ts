import type { Context, PickStep, Procedure } from '@sitrep/kernel';
import type { War } from '../acts/common.ts';
import { cardsOfType } from '../content/card-index.ts';
import {
  canMuster,
  captain,
  fitMembers,
  getCampaign,
  levelOf,
  nextMission,
  objectivesLeft,
} from '../queries/campaign/campaign.ts';
import { canLearn, learning } from '../queries/campaign/learning.ts';
import { ADJUSTMENT, resolveAdjustment } from '../queries/squad/adjustments.ts';
import type { Read } from '../queries/table/lookup.ts';
import { drawnLot, planLot } from '../queries/table/lots.ts';
import type { Command, WarTypes } from '../types.ts';

type Running = Context<WarTypes, 'campaign'>;

/** WF-CAMP-01, 02, 11: the next Mission, and a random Objective of those left. */
function brief(context: Running): void {
  const campaign = getCampaign(context.state);
  const mission = nextMission(campaign);
  const left = objectivesLeft(context.state, campaign);
  if (mission === undefined || !canMuster(context.state, { mission, objective: '', report: '' }))
    return endCampaign(context);
  const plan = planLot('WF-CAMP-02', 'objective', left);
  const objective = drawnLot(plan, context.roll(plan)) ?? '';
  context.go('report', { mission, objective, report: '', finished: [] });
}

type Choice = PickStep<WarTypes, 'campaign'>;

function reportsOf({ content }: Read): readonly string[] {
  return cardsOfType(content, 'report').map(({ id }) => id);
}

/** WF-SR-09, 12: none or one Situation Report, when the Mission is known. */
const reportChoice: Choice = {
  kind: 'pick',
  name: 'reportChoice',
  rule: 'WF-SR-09',
  seats: (state) => [captain(state)],
  about: (_state, { mission, objective }) => ({ mission, objective }),
  options: (state, frame) => [
    { type: 'noReport' },
    ...reportsOf(state).flatMap((report): Command[] =>
      canMuster(state, { ...frame, report }) ? [{ type: 'takeReport', report }] : [],
    ),
  ],
  blocked: (state, frame) =>
    reportsOf(state).flatMap((report) =>
      canMuster(state, { ...frame, report })
        ? []
        : [{ command: { type: 'takeReport', report }, code: 'REPORT_TOO_DEAR', rule: 'WF-SR-12' }],
    ),
  answer(context, _frame, _seat, command) {
    context.go('mission', { report: command.type === 'takeReport' ? command.report : '' });
  },
};

/** WF-CAMP-13, 15: after a failure, and after the last mission, nothing follows. */
function debrief(context: Running): void {
  const campaign = getCampaign(context.state);
  const hasFailed = campaign.records.at(-1)?.isSuccess !== true;
  if (hasFailed || nextMission(campaign) === undefined) return endCampaign(context);
  context.go('points');
}

export function endCampaign(context: War): void {
  const { victoryPoints } = getCampaign(context.state);
  const level = levelOf(victoryPoints);
  context.emit({ type: 'campaignEnded', rule: 'WF-CAMP-15', level, victoryPoints });
}

/** WF-CAMP-07: if there is a choice, the players are asked. */
function dividePoints(context: Running): void {
  const campaign = getCampaign(context.state);
  const [only, ...others] = fitMembers(campaign);
  if (only === undefined || campaign.undivided === 0) return context.go('skills');
  if (others.length > 0) return context.go('share');
  givePoints(context, only.card, campaign.undivided);
  context.go('skills');
}

function givePoints(context: War, member: string, points: number): void {
  context.emit({ type: 'pointsGiven', rule: 'WF-CAMP-07', member, points });
}

/** WF-CAMP-07: divided freely, all of them. */
const pointShare: Choice = {
  kind: 'pick',
  name: 'pointShare',
  rule: 'WF-CAMP-07',
  seats: (state) => [captain(state)],
  about: (state) => ({ left: getCampaign(state).undivided }),
  options(state) {
    const campaign = getCampaign(state);
    const amounts = Array.from({ length: campaign.undivided }, (_, index) => index + 1);
    return fitMembers(campaign).flatMap(({ card: member }) =>
      amounts.map((points) => ({ type: 'givePoints', member, points }) as const),
    );
  },
  plans: () => [ADJUSTMENT],
  answer(context, _frame, _seat, command) {
    if (command.type === 'givePoints') givePoints(context, command.member, command.points);
    context.go('points');
  },
};

/** WF-CAMP-07: everybody may buy Skills with his own points, or save them. */
const skillChoice: Choice = {
  kind: 'pick',
  name: 'skillChoice',
  rule: 'WF-CAMP-07',
  seats: (state, { finished }) => canLearn(state, finished),
  options: (state, _frame, seat) => [
    { type: 'enough' },
    ...learning(state, seat).flatMap(({ command, obstacle }) => (obstacle === undefined ? [command] : [])),
  ],
  blocked: (state, _frame, seat) =>
    learning(state, seat).flatMap(({ command, obstacle }) =>
      obstacle === undefined ? [] : [{ command, ...obstacle }],
    ),
  plans: () => [ADJUSTMENT],
  answer(context, { finished }, seat, command) {
    if (command.type !== 'learnSkill') return context.go('skills', { finished: [...finished, seat] });
    const { member, card } = command;
    const price = learning(context.state, seat).find(
      (each) => each.command.member === member && each.command.card === card,
    )?.price;
    context.emit({ type: 'skillLearned', rule: 'WF-CAMP-07', member, card, points: price ?? 0 });
    context.go('skills');
  },
};

/** WF-CAMP-12: one roll changes all missions still to come. */
function adjust(context: Running): void {
  const { die, adjustment } = resolveAdjustment(context.roll(ADJUSTMENT));
  context.emit({ type: 'adjustmentRolled', rule: 'WF-CAMP-12', die, adjustment });
  context.go('start');
}

/** A campaign: missions one after the other, and what happens between them (section 22). */
export const campaign: Procedure<WarTypes, 'campaign'> = {
  start: { kind: 'auto', run: brief },
  report: reportChoice,
  mission: {
    kind: 'auto',
    run: (context, { mission, objective, report }) =>
      context.call('mission', { cards: { mission, objective, report } }, 'debriefing'),
  },
  debriefing: { kind: 'auto', run: debrief },
  points: { kind: 'auto', run: dividePoints },
  share: pointShare,
  skills: {
    kind: 'auto',
    run: (context, { finished }) =>
      context.go(canLearn(context.state, finished).length > 0 ? 'learn' : 'adjust'),
  },
  learn: skillChoice,
  adjust: { kind: 'auto', run: adjust },
};
