import type { Problem } from '@sitrep/kernel';
import { cardsOfType } from './content/card-index.ts';
import type { Content } from './content/cards.ts';
import { CAMPAIGN_ORDERS, OPTION_VALUES, RULESETS } from './options.ts';
import { drawableObjectives, lateVictims } from './queries/campaign/goals.ts';
import { canPayReport } from './queries/in-force/reports.ts';
import { MOST_SEATS } from './queries/soldiers/coop.ts';
import { lateKit, lateProblem } from './queries/squad/late-kit.ts';
import { MOST_SOLDIERS } from './queries/table/zones.ts';
import type { Config } from './types.ts';

/** Everything that is wrong with the config of a match. */
export function configProblems(config: Config, content: Content): readonly Problem[] {
  const problems: Problem[] = [];
  const isCount = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
  const isRuled = Object.hasOwn(RULESETS, config.ruleset);
  if (!isRuled) problems.push({ code: 'RULESET_UNKNOWN', path: 'ruleset' });
  if (!isCount(config.seats, MOST_SEATS))
    problems.push({ code: 'SEATS', path: 'seats', args: { least: 1, most: MOST_SEATS } });
  if (!isCount(config.maxSoldiers, MOST_SOLDIERS))
    problems.push({ code: 'MAX_SOLDIERS', path: 'maxSoldiers', args: { least: 1, most: MOST_SOLDIERS } });
  for (const field of ['mission', 'objective'] as const) {
    const card = content.cards[config[field]];
    if (config[field] !== '' && (card?.type !== field || card.region !== config.region))
      problems.push({
        code: 'CARD_NOT_IN_REGION',
        path: field,
        rule: 'WF-SETUP-01',
        args: { card: config[field] },
      });
  }
  if (config.report !== '' && content.cards[config.report]?.type !== 'report')
    problems.push({ code: 'NO_SUCH_REPORT', path: 'report', rule: 'WF-SR-09' });
  if (!canPayReport(content, config))
    problems.push({ code: 'REPORT_TOO_DEAR', path: 'report', rule: 'WF-SR-12' });
  for (const [name, value] of Object.entries(config.options))
    if (!isOptionValue(name, value))
      problems.push({ code: 'OPTION_UNKNOWN', path: `options.${name}`, rule: 'WF-OPT-01' });
  if (!isEnemyOf(content, config))
    problems.push({
      code: 'NO_SUCH_ENEMY',
      path: 'enemy',
      rule: 'WF-SETUP-02',
      args: { enemy: config.enemy },
    });
  // Without a ruleset, there is no telling what goes together.
  if (!isRuled) return problems;
  return [
    ...problems,
    ...levelProblems(config, content),
    ...setProblems(config, content),
    ...yearProblems(config, content),
    ...campaignProblems(config, content),
  ];
}

/** WF-SETUP-03, 04: a level if the enemy's cards print any, and both together only if that is allowed. */
function levelProblems(config: Config, content: Content): readonly Problem[] {
  const { level, enemy, ruleset, options } = config;
  const hasLevels = cardsOfType(content, 'hostile').some(
    (card) => card.enemy === enemy && card.level !== undefined,
  );
  if (hasLevels !== (level !== undefined))
    return [{ code: 'LEVEL_UNKNOWN', path: 'level', rule: 'WF-SETUP-03' }];
  const mix = options['hostile-level-mix'] ?? RULESETS[ruleset]['hostile-level-mix'];
  return level === 'mixed' && mix === 'forbid'
    ? [{ code: 'LEVELS_APART', path: 'level', rule: 'WF-SETUP-04' }]
    : [];
}

/** WF-SETUP-07: cards of a set are chosen together. */
function setProblems({ mission, objective }: Config, { cards }: Content): readonly Problem[] {
  const start = cards[mission];
  const goal = cards[objective];
  if (start?.type !== 'mission' || goal?.type !== 'objective' || start.set === goal.set) return [];
  return [{ code: 'SET_BROKEN', path: 'objective', rule: 'WF-SETUP-07' }];
}

/**
 * WF-OPT-10: an Objective cannot be chosen for a year in which its subject does not exist yet, nor a year in which every
 * Player Soldier stays at home for want of his gear.
 */
function yearProblems(config: Config, content: Content): readonly Problem[] {
  const library = { config, content };
  const goal = content.cards[config.objective];
  const victims = goal?.type === 'objective' ? lateVictims(library, goal) : [];
  const players = cardsOfType(content, 'soldier').filter(({ kind }) => kind === 'player');
  const late = players.map((card) => lateKit(library, card));
  return [
    ...victims.map((card) => lateProblem(card, 'objective')),
    ...(late.every((kit) => kit.length > 0) ? late.flat().slice(0, 1) : []).map((card) =>
      lateProblem(card, 'options.war-years'),
    ),
  ];
}

/** WF-CAMP-02, 16, 17: Missions of the region, each once, and an Objective for each; the campaign finds the other cards. */
function campaignProblems(config: Config, content: Content): readonly Problem[] {
  const { campaign, region } = config;
  if (campaign === undefined) return [];
  const { missions } = campaign;
  const isWrong = (id: string, index: number) => {
    const card = content.cards[id];
    return card?.type !== 'mission' || card.region !== region || missions.indexOf(id) < index;
  };
  const wrong = missions.flatMap((card, index): Problem[] =>
    isWrong(card, index)
      ? [{ code: 'CAMPAIGN_MISSION', path: `campaign.missions.${index}`, rule: 'WF-CAMP-16', args: { card } }]
      : [],
  );
  const most = drawableObjectives({ config, content }).length;
  if (missions.length === 0 || missions.length > most)
    wrong.push({ code: 'CAMPAIGN_LENGTH', path: 'campaign.missions', rule: 'WF-CAMP-16', args: { most } });
  if (campaign.order !== undefined && !CAMPAIGN_ORDERS.includes(campaign.order))
    wrong.push({ code: 'CAMPAIGN_ORDER', path: 'campaign.order', rule: 'WF-CAMP-17' });
  for (const field of ['mission', 'objective', 'report'] as const)
    if (config[field] !== '') wrong.push({ code: 'CAMPAIGN_CARD', path: field, rule: 'WF-CAMP-02' });
  return wrong;
}

function isOptionValue(name: string, value: unknown): boolean {
  const values: readonly unknown[] =
    Object.entries(OPTION_VALUES).find(([known]) => known === name)?.[1] ?? [];
  return values.includes(value);
}

/** WF-SETUP-01: an enemy belongs to the region of the missions that come in its pack. */
function isEnemyOf(content: Content, { enemy, region }: Config): boolean {
  const packs = new Set(
    cardsOfType(content, 'hostile').flatMap((card) => (card.enemy === enemy ? [packOf(card.id)] : [])),
  );
  const regions = cardsOfType(content, 'mission').flatMap((card) =>
    packs.has(packOf(card.id)) ? [card.region] : [],
  );
  return packs.size > 0 && (regions.length === 0 || regions.includes(region));
}

function packOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
