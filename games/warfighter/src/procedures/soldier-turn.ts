import type { Context, PickStep, Procedure, Seat } from '@sitrep/kernel';
import {
  type Calling,
  checkEnd,
  complete,
  discardAll,
  discardFromHand,
  drawActions,
  end,
  noteHelp,
  seatOf,
  spendXp,
  type War,
} from '../acts/common.ts';
import { callMarkers } from '../acts/markers.ts';
import { considerActs, turnFactsOf } from '../choices/actions.ts';
import { openActs } from '../choices/open-acts.ts';
import { shotsOf } from '../queries/attack/shots.ts';
import { itemValue } from '../queries/gear/carried.ts';
import { getArm } from '../queries/gear/weapons.ts';
import { soldierAbilities } from '../queries/in-force/abilities.ts';
import { isObjectiveMet, keepClearOf, timeLimitOf } from '../queries/mission/objective.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { arrangements, isConnected, ownSoldiers, seatsInPlay } from '../queries/soldiers/coop.ts';
import { actionsAtRefresh, handSize, healthOf, isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import {
  cardOfToken,
  getCardOf,
  getSoldier,
  hostilesIn,
  isOn,
  type Read,
  type SoldierView,
  team,
} from '../queries/table/lookup.ts';
import { handOf, handZone, supportOf, supportZone } from '../queries/table/zones.ts';
import type { Command, PaidAct, WarTypes } from '../types.ts';
import { isInstant } from '../words/lookup.ts';
import { freshAttack } from './attack.ts';
import { playOf } from './begin.ts';
import { arrange } from './coop.ts';
import { callEnvironment } from './environment.ts';
import { claimReward } from './locations.ts';
import { freshMove } from './move.ts';
import { teamXp } from './payments.ts';
import { plansOfForms } from './play-choices.ts';
import { actStriking, dropSaved, expireSaved } from './striking.ts';
import { OF_ACTIONS, TURN } from './unplanned.ts';

/** WF-TURN-02, WF-RULING-116: refresh, then "start of turn" effects. */
function start(context: Context<WarTypes, 'soldierTurn'>): void {
  const { turn } = context.state.game;
  context.emit({ type: 'phaseStarted', rule: 'WF-TURN-01', phase: 'soldierTurn', turn: turn + 1 });
  context.emit({ type: 'limitsReset', rule: 'WF-RULING-118', per: 'soldierTurn' });
  for (const soldier of team(context.state)) {
    context.emit({
      type: 'soldierRefreshed',
      rule: 'WF-TURN-02',
      soldier: soldier.number,
      actions: actionsAtRefresh(context.state, soldier),
    });
  }
  expireSaved(context);
  context.go('act');
  // WF-RULING-116: start effects come first, so they are pushed last.
  callEnvironment(context);
  for (const soldier of [...team(context.state)].reverse()) callStartEffects(context, soldier);
}

function callStartEffects(context: Calling, soldier: SoldierView): void {
  for (const { ability, card } of soldierAbilities(context.state, soldier, 'soldierTurnStart')) {
    const { number, slot } = soldier;
    const scope = {
      source: card.id,
      actor: number,
      beneficiary: number,
      hostile: -1,
      slot,
      token: -1,
      spoken: [],
    };
    context.call('resolve', { ...scope, effects: ability.do.filter(isInstant), at: 0 });
  }
}

/** WF-DOWN-16: with the switch on, whoever has gear worth throwing away may do so at any time. */
function mayLighten(state: Read, seat: Seat): boolean {
  if (!isOn(state, 'lighten-anytime')) return false;
  for (const soldier of team(state)) {
    if (soldier.seat !== seat || !isPlayerSoldier(state, soldier)) continue;
    for (const item of soldier.gear) if (itemValue(state, item) > 0) return true;
  }
  return false;
}

/** WF-COOP-07, 11: anybody may act at any time; the turn ends when all have confirmed. */
/** An act of its own: no reaction to anything. */
const NO_OCCASION = { when: 'main', about: 0, hostile: -1 } as const;

const action: PickStep<WarTypes, 'soldierTurn'> = {
  kind: 'pick',
  name: 'action',
  rule: 'WF-TURN-04',
  // Those who are not done come first, for time-outs.
  seats: (state) => {
    const { done } = state.game;
    const seats = seatsInPlay(state);
    if (done.length === 0) return seats;
    return [...seats.filter((seat) => !done.includes(seat)), ...seats.filter((seat) => done.includes(seat))];
  },
  options(state, _frame, seat) {
    if (state.game.done.includes(seat)) return [{ type: 'resume' }];
    const acts = openActs(state, seat);
    const others = arrangements(state, seat);
    if (mayLighten(state, seat)) return [...acts, { type: 'lighten' }, ...others];
    return others.length === 0 ? acts : [...acts, ...others];
  },
  blocked(state, _frame, seat) {
    const facts = turnFactsOf(state, true);
    // A player who has ended his part of the turn must resume it first.
    const ended = state.game.done.includes(seat) ? 'TURN_ENDED' : undefined;
    return blockedBy((note) => {
      for (const soldier of ownSoldiers(state, seat))
        considerActs(state, facts, soldier, (command, rule, refusal, args) =>
          note(command, rule, refusal ?? ended, args),
        );
    });
  },
  plans(state, _frame, _seat, answer) {
    if (answer.type === 'playCard' || answer.type === 'useAbility')
      return plansOfForms(state, playOf(state, answer, NO_OCCASION));
    if (answer.type !== 'attack') return [];
    const soldier = getSoldier(state, answer.soldier);
    return shotsOf(state, { soldier, arm: getArm(state, soldier, answer.weapon, answer.profile) });
  },
  unplanned: OF_ACTIONS,
  fallback: (state, _frame, seat) => ({ type: state.game.done.includes(seat) ? 'resume' : 'done' }),
  answer: (context, _frame, seat, command) => act(context, seat, command),
};

function act(context: Context<WarTypes, 'soldierTurn'>, seat: Seat, command: Command): void {
  switch (command.type) {
    case 'done':
    case 'resume':
      return confirm(context, seat, command.type === 'done');
    case 'removeSuppress':
      return removeSuppress(context, command.soldier);
    case 'discardDraw':
      return context.begin('discardDraw', { soldier: command.soldier, picked: [] });
    case 'playCard':
    case 'useAbility':
      return beginPlay(context, command);
    case 'move':
      return context.begin('move', freshMove(command.soldier, command.to, false));
    case 'attack':
      return context.begin('attack', freshAttack(command.soldier, command.weapon, command.profile, false));
    case 'strike':
    case 'saveForStrike':
    case 'leaveStrike':
      return actStriking(context, command);
    case 'playLocation':
      return context.begin('location', { soldier: command.soldier, card: command.card, payers: [] });
    case 'claimReward':
      return claimReward(context, command.soldier);
    case 'activateObjective':
      return context.call('activate', { soldier: command.soldier });
    case 'handleGear':
      return context.call('gear', { soldier: command.soldier });
    case 'setAside':
      return context.call('setAside', { soldier: command.soldier, beneficiary: command.soldier });
    case 'lighten':
      return context.call('lighten', { discarded: 0, least: 1 });
    case 'handOver':
    case 'showHand':
    case 'showCard':
      return arrange(context, command);
    default:
      return actAtOnce(context, command);
  }
}

/** Acts that need no further choice. */
function actAtOnce(context: Calling, command: Command): void {
  if (command.type === 'reload') {
    spendAction(context, command.soldier, 'reload');
    context.emit({
      type: 'reloaded',
      rule: 'WF-ACT-09',
      soldier: command.soldier,
      item: command.weapon,
      stack: command.stack,
    });
  }
  if (command.type === 'clearJam') {
    spendAction(context, command.soldier, 'clearJam');
    context.emit({ type: 'jamCleared', rule: 'WF-ACT-21', soldier: command.soldier, item: command.weapon });
  }
  if (command.type === 'deploy') {
    spendAction(context, command.soldier, 'deploy');
    context.emit({
      type: 'weaponDeployed',
      rule: 'WF-ACT-19',
      soldier: command.soldier,
      item: command.weapon,
    });
  }
  if (command.type === 'medevac') {
    const health = healthOf(context.state, getSoldier(context.state, command.soldier));
    context.call('exit', { leaving: [{ soldier: command.soldier, how: 'medevaced', health }], at: 0 });
  }
}

function beginPlay(context: Context<WarTypes, 'soldierTurn'>, command: Command): void {
  const played = playOf(context.state, command, NO_OCCASION);
  if (played !== undefined) context.begin('play', played);
}

function spendAction(context: War, soldier: number, act: PaidAct): void {
  context.emit({ type: 'actionSpent', rule: 'WF-ACT-01', soldier, amount: 1, act });
}

function removeSuppress(context: War, soldier: number): void {
  spendAction(context, soldier, 'removeSuppress');
  context.emit({ type: 'suppressRemoved', rule: 'WF-ACT-02', soldier, amount: 1 });
}

function confirm(context: Context<WarTypes, 'soldierTurn'>, seat: Seat, isDone: boolean): void {
  context.emit({ type: 'seatDone', rule: 'WF-COOP-11', seat, isDone });
  const { done } = context.state.game;
  const waiting = seatsInPlay(context.state).filter((each) => isConnected(context.state, each));
  if (isDone && waiting.every((each) => done.includes(each))) context.go('retain');
}

/** WF-CARD-20: cards that print a Retain cost, if they may be kept at all. */
function retainable(state: Read): readonly { readonly soldier: number; readonly token: number }[] {
  const found: { soldier: number; token: number }[] = [];
  for (const { number } of team(state))
    for (const token of supportOf(state, number)) found.push({ soldier: number, token });
  return found;
}

/** WF-OBJ-11, WF-RULING-125: a counter for a turn that ends without hostiles in the active Objective, or none left. */
function countClear(context: War): void {
  const { isActive, slots, clearCounters } = context.state.game;
  if (!isActive || keepClearOf(context.state) === 0) return;
  const counters = hostilesIn(context.state, slots).length === 0 ? clearCounters + 1 : 0;
  context.emit({ type: 'clearCounterPlaced', rule: 'WF-OBJ-11', counters });
}

/** WF-RULING-112: Objective, Retain, end-of-turn checks, Time Limit. */
function finish(context: Context<WarTypes, 'soldierTurn'>): void {
  dropSaved(context);
  countClear(context);
  if (isObjectiveMet(context.state)) complete(context);
  if (context.state.game.result !== undefined) return;
  const limit = timeLimitOf(context.state);
  if (limit > 0 && context.state.game.isActive) {
    const counters = context.state.game.timeCounters + 1;
    context.emit({ type: 'timeCounterPlaced', rule: 'WF-OBJ-18', counters });
    if (counters >= limit) return end(context, false, 'WF-END-04');
  }
  context.done();
}

/** The Soldier Turn (27.3). */
export const soldierTurn: Procedure<WarTypes, 'soldierTurn'> = {
  start: { kind: 'auto', run: start },
  act: action,
  retain: {
    kind: 'auto',
    run(context) {
      checkEnd(context);
      context.call('retain', { queue: retainable(context.state), payers: [] }, 'finish');
    },
  },
  finish: { kind: 'auto', run: finish },
};

function retainCost(state: Read, token: number): number | undefined {
  const card = getCardOf(state, 'action', cardOfToken(state, token).id);
  const isBarred = isOn(state, 'retain-support-only') && card.kind !== 'support';
  return isBarred ? undefined : card.retain;
}

const retainChoice: PickStep<WarTypes, 'retain'> = {
  kind: 'pick',
  name: 'retainChoice',
  rule: 'WF-CARD-19',
  seats: (state, { queue }) => [seatOf(state, queue[0]?.soldier ?? 1)],
  about: (state, { queue }) => ({
    card: cardOfToken(state, queue[0]?.token ?? 0).id,
    xp: retainCost(state, queue[0]?.token ?? 0),
  }),
  options: () => [{ type: 'release' }, { type: 'retain' }],
  fallback: () => ({ type: 'release' }),
  unplanned: TURN,
  answer(context, { queue }, _seat, command) {
    const [next] = queue;
    if (command.type !== 'retain' || next === undefined) return context.go('release');
    context.call(
      'payXp',
      { amount: retainCost(context.state, next.token) ?? 0, actor: next.soldier, payers: [], promised: [] },
      'keep',
    );
  },
};

/** WF-CARD-19, 20: each card in play is paid for or goes. */
export const retain: Procedure<WarTypes, 'retain'> = {
  start: {
    kind: 'auto',
    run(context, { queue }) {
      const [next] = queue;
      if (next === undefined) return context.done();
      const cost = retainCost(context.state, next.token);
      context.go(cost !== undefined && teamXp(context.state) >= cost ? 'ask' : 'release');
    },
  },
  ask: retainChoice,
  keep: {
    kind: 'auto',
    run(context, { queue, payers }) {
      const [next, ...rest] = queue;
      if (payers.length === 0) return context.go('release');
      spendXp(context, payers, 'WF-CARD-19');
      if (next !== undefined)
        context.emit({
          type: 'cardRetained',
          rule: 'WF-CARD-19',
          soldier: next.soldier,
          card: cardOfToken(context.state, next.token).id,
          xp: payers.length,
        });
      context.go('start', { queue: rest, payers: [] });
    },
  },
  release: {
    kind: 'auto',
    run(context, { queue }) {
      const [next, ...rest] = queue;
      if (next !== undefined) discardAll(context, supportZone(next.soldier), [next.token], 'WF-CARD-20');
      context.go('start', { queue: rest });
    },
  },
};

const discardChoice: PickStep<WarTypes, 'discardDraw'> = {
  kind: 'pick',
  name: 'discardChoice',
  rule: 'WF-ACT-06',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  about: (state, { soldier, picked }) => ({
    soldier,
    picked: picked.length,
    size: handSize(state, getSoldier(state, soldier)),
  }),
  options(state, { soldier, picked }) {
    const found: Command[] = [{ type: 'enough' }];
    for (const card of handOf(state, soldier)) if (!picked.includes(card)) found.push({ type: 'pick', card });
    return found;
  },
  blocked: (_state, { picked }) =>
    blockedBy((note) => {
      for (const card of picked) note({ type: 'pick', card }, 'WF-ACT-06', 'PICKED');
    }),
  unplanned: TURN,
  answer(context, { picked }, _seat, command) {
    if (command.type === 'pick') context.go('start', { picked: [...picked, command.card] });
    else context.go('draw');
  },
};

/** Discard and Draw (WF-ACT-06): any number of cards, then up to the hand size. */
export const discardDraw: Procedure<WarTypes, 'discardDraw'> = {
  start: discardChoice,
  draw: {
    kind: 'auto',
    run(context, { soldier, picked }) {
      context.pay();
      spendAction(context, soldier, 'discardDraw');
      for (const token of picked) discardFromHand(context, soldier, token, 'WF-ACT-06');
      const missing =
        handSize(context.state, getSoldier(context.state, soldier)) - handOf(context.state, soldier).length;
      if (missing > 0) drawActions(context, handZone(soldier), missing, 'WF-ACT-06');
      noteHelp(context, soldier, 'modHand');
      context.go('end');
      callMarkers(context, [soldier]);
    },
  },
  end: { kind: 'auto', run: (context) => context.done() },
};
