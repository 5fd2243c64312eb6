import {
  type AnyContext,
  type Checked,
  derive,
  flow,
  type Game,
  type Opening,
  type Outcome,
  type Reading,
  type Seat,
  topFrame,
  type ZoneSetup,
} from '@sitrep/kernel';
import { end } from './acts/common.ts';
import { configProblems } from './config-problems.ts';
import { cardsOfType } from './content/card-index.ts';
import type { Content } from './content/cards.ts';
import { determinize } from './determinize.ts';
import { clone, evolve } from './evolve/index.ts';
import { openGame } from './opening.ts';
import { attack } from './procedures/attack.ts';
import { campaign, endCampaign } from './procedures/campaign.ts';
import { handOver } from './procedures/coop.ts';
import { closeMission } from './procedures/debriefing.ts';
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
import { play, playAfterRoll, playBeforeRoll, playBooster, playOnWound } from './procedures/play.ts';
import { chartAttack, supportAttack } from './procedures/printed-attacks.ts';
import { branch, heal, payOr, resolve } from './procedures/resolve.ts';
import { discardDraw, retain, soldierTurn } from './procedures/soldier-turn.ts';
import { strikeSwitch } from './procedures/striking.ts';
import { triggered } from './procedures/triggered.ts';
import { textWounds } from './procedures/wounding.ts';
import type { CampaignView } from './queries/campaign/campaign.ts';
import { decksOf, hasLocationDeck } from './queries/mission/decks.ts';
import { counterTokens } from './queries/table/counters.ts';
import {
  asidePlacesZone,
  asideZone,
  handZone,
  placesZone,
  shownPlacesZone,
  shownZone,
  supportZone,
  ZONES,
} from './queries/table/zones.ts';
import type { Config, WarTypes } from './types.ts';
import { EVENT_VERSION, upcast } from './upcast.ts';
import { redact, view } from './view.ts';
import { whyNot } from './why-not/index.ts';

const PROCEDURES = {
  campaign,
  mission,
  soldierTurn,
  retain,
  hostileTurn,
  discardDraw,
  payXp,
  payDiscards,
  play,
  playBooster,
  playBeforeRoll,
  playAfterRoll,
  playOnWound,
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
  textWounds,
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

/** The problems of a config, cached: playing many matches begins with the same configs over and over. */
const problemsOf = derive.content(configProblems);
const zonesOf = derive.content(openZones);

function setup(config: Config, content: Content): Checked<Opening<WarTypes>> {
  const problems = problemsOf(config, content);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      seats: config.seats,
      game: openGame(config, content),
      zones: zonesOf(config, content),
      start:
        config.campaign === undefined
          ? { procedure: 'mission', locals: {} }
          : { procedure: 'campaign', locals: { mission: '', objective: '', report: '', finished: [] } },
    },
  };
}

/** Each deck is a pool of its own, and so are the counters. */
function openZones(config: Config, content: Content): Readonly<Record<string, ZoneSetup>> {
  const zones: Record<string, ZoneSetup> = {
    [ZONES.hostiles]: { pool: 'hostile', known: 'all' },
    [ZONES.path]: { pool: hasLocationDeck(content) ? 'location' : 'action', known: 'all' },
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
    zones[deck.box] = { pool, known: 'all', tokens: deck.tokens };
    zones[deck.deck] = { pool, known: 'none' };
    zones[deck.discard] = { pool, known: 'all' };
    zones[deck.table] ??= { pool, known: 'all' };
  }
  for (let soldier = 1; soldier <= config.maxSoldiers; soldier += 1) {
    zones[handZone(soldier)] = { pool: 'action', known: 'none' };
    for (const zone of [shownZone(soldier), supportZone(soldier)])
      zones[zone] = { pool: 'action', known: 'all' };
    zones[asideZone(soldier)] = { pool: 'action', known: 'none' };
    if (!hasLocationDeck(content)) continue;
    for (const zone of [placesZone(soldier), asidePlacesZone(soldier)])
      zones[zone] = { pool: 'location', known: 'none' };
    zones[shownPlacesZone(soldier)] = { pool: 'location', known: 'all' };
  }
  return zones;
}

/** Reported when everybody who left the mission knows his fate (WF-END-07). */
function missionOutcome({ game, seats }: Reading<WarTypes>): Outcome | undefined {
  const { result, soldiers } = game;
  if (result === undefined || soldiers.some(({ standing, fate }) => standing !== 'in' && fate === undefined))
    return undefined;
  return {
    rule: result.rule,
    result: result.isSuccess ? 'victory' : 'defeat',
    winners: result.isSuccess ? everySeat(seats) : [],
  };
}

function everySeat(seats: readonly unknown[]): readonly Seat[] {
  return seats.map((_, seat) => seat);
}

/** WF-CAMP-15: a campaign is over when its level is known; one without any effect is won by nobody. */
function campaignOutcome({ level }: CampaignView, seats: readonly unknown[]): Outcome | undefined {
  if (level === undefined) return undefined;
  return { rule: 'WF-CAMP-15', result: level, winners: level === 'noEffect' ? [] : everySeat(seats) };
}

/** The end of the match: of its mission, or of its campaign. */
function outcome(state: Reading<WarTypes>): Outcome | undefined {
  const { campaign } = state.game;
  return campaign === undefined ? missionOutcome(state) : campaignOutcome(campaign, state.seats);
}

/** Procedures also stop at the end of a mission within a campaign: `decide` takes it from there. */
function nextEnd(state: Reading<WarTypes>): Outcome | undefined {
  const { campaign } = state.game;
  return missionOutcome(state) ?? (campaign && campaignOutcome(campaign, state.seats));
}

const procedures = flow<WarTypes>(PROCEDURES, nextEnd);

function begin(context: AnyContext<WarTypes>): void {
  procedures.begin(context);
  goOn(context);
}

function decide(context: AnyContext<WarTypes>, answers: Parameters<typeof procedures.decide>[1]): void {
  if (context.state.seats.every(({ hasConceded }) => hasConceded)) giveUp(context);
  else procedures.decide(context, answers);
  goOn(context);
}

/** After a mission of a campaign: back to the campaign, and on to its next question. */
function goOn(context: AnyContext<WarTypes>): void {
  const { campaign, result } = context.state.game;
  if (campaign === undefined || result === undefined) return;
  closeMission(context);
  begin(context);
}

/** WF-END-06: once everybody has conceded, nobody is left to answer, and the mission or the campaign ends. */
function giveUp(context: AnyContext<WarTypes>): void {
  context.cancel();
  if (topFrame(context.state)?.procedure === 'campaign') endCampaign(context);
  else end(context, false, 'WF-END-06');
}

/** Warfighter: co-operative missions by cards, one by one or as a campaign. */
export const warfighter: Game<WarTypes> = {
  id: 'warfighter',
  version: '0.4.0',
  olderVersions: ['0.1.0', '0.2.0', '0.3.0'],
  eventVersion: EVENT_VERSION,
  setup,
  ...procedures,
  begin,
  decide,
  evolve,
  view,
  redact,
  whyNot,
  outcome,
  clone,
  determinize,
  upcast,
};

export { advise } from './advice/advise.ts';
export { assemble, type Pack, selectContent } from './content/assemble.ts';
export type * from './content/cards.ts';
export type * from './content/vocabulary.ts';
export {
  CAMPAIGN_ORDERS,
  OPTION_VALUES,
  type OptionName,
  OWN_CAMPAIGN,
  optionsOf,
  RULESETS,
} from './options.ts';
export { outermost } from './queries/campaign/goals.ts';
export { MOST_SEATS } from './queries/soldiers/coop.ts';
export { soldierOfCounter } from './queries/table/counters.ts';
export type * from './types.ts';
