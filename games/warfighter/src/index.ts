import {
  type Checked,
  flow,
  type Game,
  type Opening,
  type Outcome,
  type Problem,
  type Reading,
  type ZoneSetup,
} from '@sitrep/kernel';
import { cardIndexOf, cardsOfType } from './content/card-index.ts';
import type { Content } from './content/cards.ts';
import { determinize } from './determinize.ts';
import { clone, evolve } from './evolve/index.ts';
import { OPTION_VALUES, RULESETS } from './options.ts';
import { attack } from './procedures/attack.ts';
import { end, type War } from './procedures/common.ts';
import { handOver } from './procedures/coop.ts';
import { draw } from './procedures/draw.ts';
import { environment } from './procedures/environment.ts';
import { exit, lighten } from './procedures/exit.ts';
import { freeAttack } from './procedures/free-attack.ts';
import { freeReload, gear, setAside, shopping } from './procedures/gear.ts';
import { hostileAttack } from './procedures/hostile-attack.ts';
import { hostileTurn } from './procedures/hostile-turn.ts';
import { activate, entry, location } from './procedures/locations.ts';
import { markers } from './procedures/markers.ts';
import { mission } from './procedures/mission.ts';
import { freeMove, move } from './procedures/move.ts';
import { payDiscards, payXp } from './procedures/payments.ts';
import { play } from './procedures/play.ts';
import { chartAttack, supportAttack } from './procedures/printed-attacks.ts';
import { branch, heal, payOr, resolve } from './procedures/resolve.ts';
import { discardDraw, retain, soldierTurn } from './procedures/soldier-turn.ts';
import { strikeSwitch } from './procedures/striking.ts';
import { triggered } from './procedures/triggered.ts';
import { counterTokens } from './queries/counters.ts';
import { type Deck, decksOf, hasLocationDeck } from './queries/decks.ts';
import { canPayReport } from './queries/reports.ts';
import {
  asidePlacesZone,
  asideZone,
  handZone,
  MOST_SOLDIERS,
  placesZone,
  shownZone,
  supportZone,
  ZONES,
} from './queries/zones.ts';
import type { WarState } from './state.ts';
import type { Config, WarTypes } from './types.ts';
import { redact, view } from './view.ts';

const PROCEDURES = {
  mission,
  soldierTurn,
  retain,
  hostileTurn,
  discardDraw,
  payXp,
  payDiscards,
  play,
  resolve,
  branch,
  payOr,
  freeAttack,
  strikeSwitch,
  freeMove,
  freeReload,
  heal,
  supportAttack,
  chartAttack,
  move,
  attack,
  location,
  markers,
  activate,
  draw,
  entry,
  triggered,
  hostileAttack,
  exit,
  lighten,
  gear,
  setAside,
  handOver,
  shopping,
  environment,
};

function setup(config: Config, content: Content): Checked<Opening<WarTypes>> {
  const problems = configProblems(config, content);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      seats: config.seats,
      game: emptyState(),
      zones: openZones(config, content),
      start: { procedure: 'mission', locals: {} },
    },
  };
}

function configProblems(config: Config, content: Content): readonly Problem[] {
  const problems: Problem[] = [];
  const isCount = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
  if (!(config.ruleset in RULESETS)) problems.push({ code: 'RULESET_UNKNOWN', path: 'ruleset' });
  if (!isCount(config.seats, 6)) problems.push({ code: 'SEATS', path: 'seats', args: { least: 1, most: 6 } });
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
  return [...problems, ...levelProblems(config, content), ...setProblems(config, content)];
}

/** WF-SETUP-03, 04: a level where the enemy's cards print any, and both together only where that is allowed. */
function levelProblems(config: Config, { cards }: Content): readonly Problem[] {
  const { level, enemy, ruleset, options } = config;
  const hasLevels = Object.values(cards).some(
    (card) => card.type === 'hostile' && card.enemy === enemy && card.level !== undefined,
  );
  if (hasLevels !== (level !== undefined))
    return [{ code: 'LEVEL_UNKNOWN', path: 'level', rule: 'WF-SETUP-03' }];
  const mix = options['hostile-level-mix'] ?? RULESETS[ruleset]?.['hostile-level-mix'];
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

function emptyState(): WarState {
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

/** The tokens of all cards of a deck. */
function boxTokens(content: Content, { holds }: Deck): readonly number[] {
  return cardIndexOf(content).byToken.flatMap((card, token) =>
    card !== undefined && holds(card) ? [token] : [],
  );
}

/** Each deck is a pool of its own, and so are the counters. */
function openZones(config: Config, content: Content): Readonly<Record<string, ZoneSetup>> {
  const zones: Record<string, ZoneSetup> = {
    [ZONES.hostiles]: { pool: 'hostile', known: 'all' },
    [ZONES.path]: { pool: 'action', known: 'all' },
    [ZONES.cup]: { pool: 'counters', known: 'all' },
    [ZONES.counters]: { pool: 'counters', known: 'all' },
    [ZONES.counterBox]: {
      pool: 'counters',
      known: 'all',
      tokens: Array.from({ length: config.maxSoldiers }, (_, index) => counterTokens(index + 1)).flat(),
    },
  };
  if (cardsOfType(content, 'objective').some(({ present }) => present !== undefined))
    zones[ZONES.present] = { pool: 'hostile', known: 'all' };
  for (const deck of decksOf(content)) {
    const { pool } = deck;
    zones[deck.box] = { pool, known: 'all', tokens: boxTokens(content, deck) };
    zones[deck.deck] = { pool, known: 'none' };
    zones[deck.discard] = { pool, known: 'all' };
  }
  for (let soldier = 1; soldier <= config.maxSoldiers; soldier += 1) {
    zones[handZone(soldier)] = { pool: 'action', known: 'none' };
    for (const zone of [shownZone(soldier), supportZone(soldier)])
      zones[zone] = { pool: 'action', known: 'all' };
    zones[asideZone(soldier)] = { pool: 'action', known: 'none' };
    for (const zone of hasLocationDeck(content) ? [placesZone(soldier), asidePlacesZone(soldier)] : [])
      zones[zone] = { pool: 'location', known: 'none' };
  }
  return zones;
}

/** Reported when everybody who left the mission knows his fate (WF-END-07). */
function outcome({ game, seats }: Reading<WarTypes>): Outcome | undefined {
  const { result, soldiers } = game;
  if (result === undefined || soldiers.some(({ standing, fate }) => standing !== 'in' && fate === undefined))
    return undefined;
  return {
    rule: result.rule,
    result: result.isSuccess ? 'victory' : 'defeat',
    winners: result.isSuccess ? seats.map((_, seat) => seat) : [],
  };
}

const procedures = flow<WarTypes>(PROCEDURES, outcome);

/** WF-END-06: when all have conceded, the next answer, which nobody gives any more, ends the mission. */
function decide(context: War, answers: Parameters<typeof procedures.decide>[1]): void {
  if (!context.state.seats.every(({ hasConceded }) => hasConceded))
    return procedures.decide(context, answers);
  context.cancel();
  end(context, false, 'WF-END-06');
}

/** Warfighter: co-operative missions by cards. */
export const warfighter: Game<WarTypes> = {
  id: 'warfighter',
  version: '0.1.0',
  eventVersion: 1,
  setup,
  ...procedures,
  decide,
  evolve,
  view,
  redact,
  outcome,
  clone,
  determinize,
  upcast: (event) => event,
};

export { advise } from './advice/advise.ts';
export { assemble, type Pack, selectContent } from './content/assemble.ts';
export type * from './content/cards.ts';
export type * from './content/vocabulary.ts';
export { OPTION_VALUES } from './options.ts';
export { soldierOfCounter } from './queries/counters.ts';
export type * from './types.ts';
