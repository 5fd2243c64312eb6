import { InvariantError } from '@sitrep/kernel';
import type { Content } from '../content/cards.ts';
import { warfighter } from '../index.ts';
import { nextMission } from '../queries/campaign/campaign.ts';
import { makeItem } from '../queries/gear/carried.ts';
import { actionsAtRefresh, healthOf, soldierCard } from '../queries/soldiers/soldiers.ts';
import { counterTokens } from '../queries/table/counters.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { Hostile, Item, Slot, Soldier, WarState } from '../state.ts';
import type { Config } from '../types.ts';
import { Box } from './box.ts';
import { zonesOf } from './situation-zones.ts';
import type {
  StartingPoint,
  Wanted,
  WantedHostile,
  WantedInCampaign,
  WantedItem,
  WantedSoldier,
} from './wanted.ts';

/** Lays out the middle of a mission as the testkit's `Situation`. Cards that are missing in the content are a mistake of the caller. */
export function situationOf(config: Config, content: Content, wanted: WantedInCampaign) {
  const opening = warfighter.setup(config, content);
  if (!opening.ok) throw new InvariantError('SITUATION_SETUP', JSON.stringify(opening.problems));
  const box = new Box(content);
  const campaign = opening.value.game.campaign && { ...opening.value.game.campaign, ...wanted.campaign };
  const cards = {
    mission: (campaign && nextMission(campaign)) ?? config.mission,
    objective: wanted.objective ?? config.objective,
    report: config.report,
  };
  const game = { ...gameOf({ ...config, ...cards }, content, wanted, box), ...(campaign && { campaign }) };
  const zones = zonesOf(opening.value.zones, config, { wanted, game }, box);
  const around = { procedure: 'campaign', step: 'debriefing', locals: { ...cards, finished: [] } } as const;
  const frames = framesOf(wanted);
  return {
    seats: config.seats,
    game,
    zones,
    frames: campaign === undefined ? frames : ([around, ...frames] as const),
  } as const;
}

const HOSTILE_STEPS: Readonly<Partial<Record<StartingPoint, string>>> = {
  hostileTurn: 'start',
  attackStep: 'attackStart',
  closeRange: 'close',
};

function framesOf({ at = 'act' }: Wanted) {
  const step = HOSTILE_STEPS[at];
  const mission = {
    procedure: 'mission',
    step: step === undefined ? 'hostiles' : 'turns',
    locals: {},
  } as const;
  if (step !== undefined)
    return [mission, { procedure: 'hostileTurn', step, locals: { queue: [], order: [] } }] as const;
  return [mission, { procedure: 'soldierTurn', step: at === 'act' ? 'act' : 'start', locals: {} }] as const;
}

/** Enough of a state for the queries that make items and count Health. */
function readerOf(config: Config, content: Content, game: WarState): Read {
  return {
    config,
    content,
    game,
    zones: {},
    frames: [],
    seats: [],
    chance: { key: '', positions: {} },
    serial: 0,
  };
}

function gameOf(config: Config, content: Content, wanted: Wanted, box: Box): WarState {
  const mission = content.cards[config.mission];
  const objective = content.cards[config.objective];
  if (mission?.type !== 'mission' || objective?.type !== 'objective')
    throw new InvariantError('SITUATION_MISSION', 'name a mission and an objective');
  const slots = wanted.slots ?? mission.objectiveSlot;
  const ends = new Map([
    [1, config.mission],
    [slots, config.objective],
  ]);
  const cardOf = (slot: number) => ends.get(slot) ?? '';
  const path = Array.from({ length: slots }, (_, index) => slotOf(wanted, index + 1, cardOf(index + 1), box));
  const game: WarState = {
    phase: HOSTILE_STEPS[wanted.at ?? 'act'] === undefined ? 'soldierTurn' : 'hostileTurn',
    mission: config.mission,
    objective: config.objective,
    report: config.report,
    slots,
    timer: wanted.timer ?? mission.time,
    turn: (wanted.turn ?? 1) - Number(wanted.at === 'soldierTurn'),
    teamValue: wanted.teamValue ?? mission.resources,
    path,
    soldiers: [],
    hostiles: (wanted.hostiles ?? []).map((hostile) => hostileOf(hostile, box)),
    isActive: wanted.isActive ?? objective.conditions.some(({ need }) => need === 'escape'),
    targetHits: [...(wanted.targetHits ?? Array.from({ length: objective.target?.count ?? 0 }, () => 0))],
    eventHits: [],
    timeCounters: wanted.timeCounters ?? 0,
    clearCounters: wanted.clearCounters ?? 0,
    isEscaping: wanted.isEscaping ?? false,
    hasPlayedLocation: wanted.hasPlayedLocation ?? false,
    done: [],
    nextItem: 1,
    result: undefined,
  };
  for (const soldier of wanted.soldiers) addSoldier(game, readerOf(config, content, game), soldier);
  for (const [slot, { gear = [] }] of Object.entries(wanted.slotChanges ?? {}))
    addLyingGear(game, readerOf(config, content, game), Number(slot), gear);
  return withCounters(game);
}

/** Gear that lies in a Location. */
function addLyingGear(game: WarState, state: Read, slot: number, gear: readonly WantedItem[]): void {
  const [first, place] = [game.nextItem, game.path[slot - 1]];
  if (place !== undefined)
    place.gear = [...place.gear, ...gear.map((item, index) => itemOf(state, first + index, first, item))];
  game.nextItem += gear.length;
}

/** The Mission and the Objective lie there from the start; Locations are taken from the box. */
function slotOf(wanted: Wanted, slot: number, fixed: string, box: Box): Slot {
  const location = fixed === '' ? (wanted.path?.[slot - 2] ?? '') : '';
  const token = location === '' ? -1 : box.take(location);
  const { attached = [], gear: _gear, ...changes } = wanted.slotChanges?.[slot] ?? {};
  return {
    card: fixed === '' ? location : fixed,
    token,
    wasEntered: location !== '' || slot === 1,
    isClaimed: false,
    reduction: 0,
    ammo: [],
    ...changes,
    attached: attached.map((event) => box.take(event)),
    gear: [],
  };
}

function hostileOf({ card, ...changes }: WantedHostile, box: Box): Hostile {
  const base = {
    counter: -1,
    suppress: 0,
    ekia: 0,
    isMarked: false,
    isNew: false,
    isPresent: false,
    isFooled: false,
    hasAttacked: false,
    lastKiller: 0,
  };
  return { ...base, drawnFor: changes.slot, ...changes, card, token: box.take(card) };
}

function addSoldier(game: WarState, state: Read, wanted: WantedSoldier): void {
  const {
    gear = [],
    skills = [],
    records = [],
    hand: _hand,
    support: _support,
    strikes,
    ...changes
  } = wanted;
  const number = game.soldiers.length + 1;
  const first = game.nextItem;
  const soldier: Soldier = {
    number,
    seat: 0,
    standing: 'in',
    slot: 1,
    actions: 0,
    dueActions: 0,
    suppress: 0,
    wounds: [],
    xp: 0,
    hasMoved: false,
    hasFoughtUnarmed: false,
    hasStruckStealthily: false,
    hasDefendedHimself: false,
    gear: gear.map((item, index) => itemOf(state, first + index, first, item)),
    skills: [...skills],
    records: [...records],
    striking: -1,
    savedActions: 0,
    savedIn: 0,
    hardy: {},
    uses: {},
    bought: {},
    exitHealth: 0,
    fate: undefined,
    ...changes,
    ...(strikes !== undefined && { striking: game.hostiles[strikes]?.token ?? -1 }),
  };
  const { kit = [] } = soldierCard(state, soldier);
  for (const item of soldier.gear) item.isPrinted = kit.includes(item.card);
  for (const { card, units = 1 } of gear) soldier.bought[card] = (soldier.bought[card] ?? 0) + units;
  game.soldiers.push(soldier);
  game.nextItem += gear.length;
  if (changes.actions === undefined && healthOf(state, soldier) > 0)
    soldier.actions = actionsAtRefresh(state, soldier);
}

function itemOf(
  state: Read,
  id: number,
  first: number,
  {
    stacks = [],
    attachTo,
    counters,
    isJammed = false,
    isDeployed = false,
    locked = [],
    droppedBy = 0,
    ...bought
  }: WantedItem,
): Item {
  const item = makeItem(state, id, bought);
  return {
    ...item,
    isJammed,
    isDeployed,
    locked: [...locked],
    droppedBy,
    counters: counters ?? item.counters,
    attachedTo: attachTo === undefined ? 0 : first + attachTo,
    stacks: item.stacks.map((stack, index) => ({ ...stack, ...stacks[index] })),
  };
}

/** Gives every hostile a Targeting counter of its target, as far as they go. */
function withCounters(game: WarState): WarState {
  const left = new Map(game.soldiers.map(({ number }) => [number, [...counterTokens(number)]]));
  for (const hostile of game.hostiles) hostile.counter = left.get(hostile.target)?.shift() ?? -1;
  return game;
}
