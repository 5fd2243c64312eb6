import type { Card, ReportCard, SkillCard } from '../../src/content/cards.ts';
import type { WantedInCampaign } from '../../src/examples/wanted.ts';
import type { Campaign, Member } from '../../src/state.ts';
import type { Config } from '../../src/types.ts';
import { type Drill, drill, type Terms } from './drill.ts';
import { mission, objective, soldier } from './drill-cards.ts';
import { briefing, draftOf, type Line, type Orders } from './muster.ts';

function skill(id: string, cost: number, changes: Partial<SkillCard> = {}): SkillCard {
  return { id, source: 'original', type: 'skill', cost, ...changes };
}

export function report(id: string, amount: number): ReportCard {
  return {
    id,
    source: 'original',
    type: 'report',
    abilities: [{ when: 'setup', do: [{ effect: 'modBudget', amount }] }],
  };
}

const goal = (id: string) => {
  const { target: _target, ...rest } = objective({ id, conditions: [{ need: 'onSite' }] });
  return rest;
};

/** Three Missions, listed in no order, and four Objectives that need nothing but somebody on site. */
export const CAMPAIGN_CARDS: readonly Card[] = [
  mission({ id: 'low', resources: 30, objectiveSlot: 3, time: 5 }),
  mission({ id: 'middle', resources: 40, objectiveSlot: 4, time: 6 }),
  mission({ id: 'high', resources: 60, objectiveSlot: 5, time: 7 }),
  ...['goal', 'first', 'second', 'third'].map(goal),
  skill('aim', 2),
  skill('snipe', 3, { prereq: 'aim' }),
  skill('salute', 1, { nation: 'elsewhere' }),
  skill('lead', 1, { limit: { times: 1, per: 'mission' } }),
  soldier('dan', { cost: 12 }),
  report('rumour', -1),
  report('escort', -25),
];

export const CAMPAIGN = {
  mission: '',
  objective: '',
  campaign: { id: 'drill', missions: ['high', 'low', 'middle'] },
} as const satisfies Partial<Config>;

export function member(card: string, changes: Partial<Member> = {}): Member {
  return { card, seat: 0, skills: [], points: 0, ...changes };
}

type Standing = Partial<Campaign> & Pick<WantedInCampaign, 'objective'>;

/** The first mission with Ace one step from its Objective, in a campaign in the given state. */
export function nearWin(
  wanted: Partial<WantedInCampaign> & { readonly standing?: Standing } = {},
  terms: Terms = {},
): Drill {
  const { standing = {}, ...changes } = wanted;
  const { objective: drawn = 'goal', ...campaign } = standing;
  return drill(
    {
      slots: 3,
      path: ['field'],
      isActive: true,
      soldiers: [{ card: 'ace', slot: 2 }],
      objective: drawn,
      ...changes,
      campaign: { members: [member('ace')], ...campaign },
    },
    {
      ...terms,
      config: { ...CAMPAIGN, ...terms.config },
      cards: [...CAMPAIGN_CARDS, ...(terms.cards ?? [])],
    },
  );
}

/** Ace steps on the Objective. */
export function win(range: Drill): Drill {
  return range.give({ type: 'move', soldier: 1, to: range.game.slots });
}

/** Points to anybody, no Skills: up to the choice of a Situation Report, or to the end. */
export function skipSkills(range: Drill): Drill {
  while (range.asked === 'pointShare') range.first('givePoints');
  return range.asked === 'skillChoice' ? range.give({ type: 'enough' }) : range;
}

/** The same without a report: up to the purchase of the next team. */
export function skipToTeam(range: Drill): Drill {
  return skipSkills(range).give({ type: 'noReport' });
}

/** A campaign from its beginning, up to the purchase of the first team. */
export function firstTeam(orders: Orders = {}): Drill {
  return briefing({
    ...orders,
    cards: [...CAMPAIGN_CARDS, ...(orders.cards ?? [])],
    config: { ...CAMPAIGN, ...orders.config },
  }).give({ type: 'noReport' });
}

/** The codes of everything that is wrong with a team. */
export function faults({ match }: Drill, lines: readonly Line[]): readonly string[] {
  return match.game.problems(match.state, 0, draftOf(lines)).map(({ code, rule = '' }) => `${code} ${rule}`);
}

export function standingOf({ game }: Drill) {
  if (game.campaign === undefined) throw new Error('there is no campaign');
  return game.campaign;
}
