import { getSlot } from '../queries/table/lookup.ts';
import type { Item, Slot, Soldier, WarState } from '../state.ts';
import { type Handlers, nothing } from './handlers.ts';

function openSlot(): Slot {
  return {
    card: '',
    token: -1,
    wasEntered: false,
    isClaimed: false,
    attached: [],
    reduction: 0,
    gear: [],
    ammo: [],
  };
}

/** WF-RULING-118: when limits start over. */
const RESETS: Readonly<Record<'soldierTurn' | 'gameTurn' | 'attackStep', (game: WarState) => void>> = {
  soldierTurn(game) {
    for (const soldier of game.soldiers) resetUses(soldier, 'soldierTurn');
    game.hasPlayedLocation = false;
    game.done = [];
  },
  gameTurn(game) {
    for (const soldier of game.soldiers) {
      resetUses(soldier, 'gameTurn');
      soldier.hasStruckStealthily = false;
      for (const item of soldier.gear) freeItem(item);
    }
    for (const slot of game.path) for (const item of slot.gear) freeItem(item);
    for (const hostile of game.hostiles) hostile.isNew = false;
  },
  attackStep(game) {
    for (const soldier of game.soldiers) soldier.hasDefendedHimself = false;
    for (const hostile of game.hostiles) [hostile.hasAttacked, hostile.isFooled] = [false, false];
  },
};

/** What an item did in one game turn does not matter in the next. */
function freeItem(item: Item): void {
  if (item.locked.length > 0) item.locked = [];
  item.helped = 0;
}

/** Uses are kept under `PERIOD SOURCE ABILITY`. */
function resetUses(soldier: Soldier, period: string): void {
  for (const key of Object.keys(soldier.uses)) if (key.startsWith(`${period} `)) delete soldier.uses[key];
}

export const missionHandlers: Handlers<
  | 'missionLaidOut'
  | 'phaseStarted'
  | 'teamApproved'
  | 'teamRejected'
  | 'teamValued'
  | 'timerMoved'
  | 'seatDone'
  | 'missionEnded'
  | 'limitsReset'
  | 'locationPlaced'
  | 'slotEntered'
  | 'cardAttached'
  | 'cardDetached'
  | 'entranceEased'
  | 'objectiveActivated'
  | 'targetHit'
  | 'eventHit'
  | 'timeCounterPlaced'
  | 'clearCounterPlaced'
  | 'raidTurned'
  | 'rewardClaimed'
  | 'eventDrawn'
  | 'eventCancelled'
> = {
  missionLaidOut(game, { mission, objective, report, slots, timer, isActive, targets }) {
    Object.assign(game, { mission, objective, report, slots, timer, isActive });
    game.path = Array.from({ length: slots }, openSlot);
    getSlot({ game }, 1).card = mission;
    getSlot({ game }, slots).card = objective;
    // Nobody can be the first to enter the card that all start on (WF-RULING-52).
    getSlot({ game }, isActive ? slots : 1).wasEntered = true;
    game.targetHits = Array.from({ length: targets }, () => 0);
  },
  phaseStarted(game, { phase, turn }) {
    game.phase = phase;
    game.turn = turn;
  },
  teamApproved(game, { seat }) {
    game.done.push(seat);
  },
  teamRejected(game) {
    game.soldiers = [];
    game.nextItem = 1;
    game.done = [];
  },
  teamValued(game, { value }) {
    game.teamValue = value;
  },
  timerMoved(game, { to }) {
    game.timer = to;
  },
  seatDone(game, { seat, isDone }) {
    if (isDone) game.done.push(seat);
    else game.done = game.done.filter((other) => other !== seat);
  },
  missionEnded(game, { isSuccess, rule }) {
    game.result = { isSuccess, rule };
    game.phase = 'over';
  },
  limitsReset(game, { per }) {
    RESETS[per](game);
  },
  locationPlaced(game, { slot, card, token }) {
    const placed = getSlot({ game }, slot);
    placed.card = card;
    placed.token = token;
    game.hasPlayedLocation = true;
  },
  slotEntered(game, { slot }) {
    getSlot({ game }, slot).wasEntered = true;
  },
  cardAttached(game, { slot, token }) {
    getSlot({ game }, slot).attached.push(token);
  },
  cardDetached(game, { slot, token }) {
    const { attached } = getSlot({ game }, slot);
    attached.splice(attached.indexOf(token), 1);
    game.eventHits = game.eventHits.filter((struck) => struck.token !== token);
  },
  entranceEased(game, { slot, amount }) {
    getSlot({ game }, slot).reduction += amount;
  },
  objectiveActivated(game, { usesLocation }) {
    game.isActive = true;
    if (usesLocation) game.hasPlayedLocation = true;
  },
  targetHit(game, { target, hits }) {
    game.targetHits[target] = (game.targetHits[target] ?? 0) + hits;
  },
  eventHit(game, { token, hits }) {
    const struck = game.eventHits.find((other) => other.token === token);
    if (struck === undefined) game.eventHits.push({ token, hits });
    else struck.hits += hits;
  },
  timeCounterPlaced(game, { counters }) {
    game.timeCounters = counters;
  },
  clearCounterPlaced(game, { counters }) {
    game.clearCounters = counters;
  },
  raidTurned(game) {
    game.isEscaping = true;
  },
  rewardClaimed(game, { slot }) {
    getSlot({ game }, slot).isClaimed = true;
  },
  eventDrawn: nothing,
  eventCancelled: nothing,
};
