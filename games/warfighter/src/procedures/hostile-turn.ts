import { type Context, derive, type PickStep, type Procedure } from '@sitrep/kernel';
import { checkEnd, leadSeat, moveTimer, type War } from '../acts/common.ts';
import { camouflagePlans, isFooledBy } from '../queries/attack/camouflage.ts';
import {
  canHostileAttack,
  hostileAttackRefusal,
  hostilePlans,
  hostileReach,
  inspireCount,
  isAttackBarred,
} from '../queries/attack/hostile-attack.ts';
import { strikersOf } from '../queries/attack/striking.ts';
import { hostileEffects } from '../queries/in-force/abilities.ts';
import { inForce, isOfHostile } from '../queries/in-force/in-force.ts';
import { isInReach, isTargetIn, leastReach } from '../queries/in-force/reticles.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { isEscape } from '../queries/soldiers/soldiers.ts';
import {
  cardOfToken,
  findHostile,
  getCard,
  getHostile,
  getSlot,
  getSoldier,
  type HostileView,
  inOrder,
  isOn,
  type Read,
  soldiersIn,
  team,
} from '../queries/table/lookup.ts';
import { ZONES } from '../queries/table/zones.ts';
import type { Frames, ReinforceDraw, WarTypes } from '../types.ts';
import { drawEvent, drawValue, enterPlay, freshEntry, revealHostile } from './draw.ts';
import { freshHostileAttack } from './hostile-attack.ts';
import { markIfInObjective } from './locations.ts';
import { callBlocked, targetStriker } from './striking.ts';
import { callTriggered } from './triggered.ts';
import { TURN } from './unplanned.ts';

type Running = Context<WarTypes, 'hostileTurn'>;

/** WF-HOST-25, 27: every draw of the Reinforcement step. */
function reinforcements(state: Read): readonly ReinforceDraw[] {
  const { path, hostiles } = state.game;
  const draws: ReinforceDraw[] = [];
  for (let slot = 1; slot <= path.length; slot += 1) {
    const values = slotReinforce(state, slot);
    if (values !== undefined) draws.push({ slot, values, hostile: -1 });
  }
  for (const hostile of inOrder(hostiles))
    for (const { values } of reinforcesOf(state, hostile))
      draws.push({ slot: hostile.slot, values, hostile: hostile.token });
  return draws;
}

/** WF-RULING-34, WF-MISSIONTYPE-07: active abilities; in a strict Escape nothing is added to the Mission card. */
function reinforcesOf(state: Read, hostile: HostileView) {
  const isBarred = hostile.slot === 1 && isEscape(state) && isOn(state, 'escape-strict');
  if (isBarred) return [];
  const printed = hostileEffects(state, hostile, 'reinforce', 'reinforceStep');
  return printed.length === 0 ? printed : printed.filter(({ range }) => isTargetIn(state, hostile, range));
}

/** WF-LOC-09, 10, WF-OBJ-22: the values a slot accepts, or `undefined` when it is not drawn for. */
function slotReinforce(state: Read, slot: number): readonly number[] | undefined {
  const { card: id } = getSlot(state, slot);
  if (id === '' || (slot === state.game.slots && !state.game.isActive)) return undefined;
  const card = getCard(state, id);
  if (card.type !== 'location' && card.type !== 'objective' && card.type !== 'mission') return undefined;
  const { reinforce } = card;
  if (reinforce === undefined || reinforce.length === 0) return undefined;
  const isAlways = card.type !== 'mission' && card.alwaysReinforce;
  return isAlways || soldiersIn(state, slot).length > 0 ? reinforce : undefined;
}

/** WF-HOST-26, 28: on a match the card stays, otherwise it goes. */
function reinforceOne(context: Running, { queue }: Frames['hostileTurn']): void {
  const [next, ...rest] = queue;
  if (next === undefined) return context.go('attackStart');
  context.go('reinforce', { queue: rest });
  if (next.hostile >= 0 && !stillReinforces(context.state, next.hostile)) return;
  const token = revealHostile(context);
  if (token === undefined) return;
  const card = cardOfToken(context.state, token);
  if (!next.values.includes(drawValue(card))) return mismatch(context, token, next.slot);
  if (card.type === 'hostile') {
    enterPlay(context, token, next.slot, { isNew: true });
    const events = drawEvent(context, card, next.slot);
    context.call('entry', freshEntry(next.slot, { hostiles: [token], events }, 0));
  } else {
    context.emit({ type: 'eventDrawn', rule: 'WF-HOST-28', token, card: card.id, slot: next.slot });
    context.call('entry', freshEntry(next.slot, { hostiles: [], events: [token] }, 0));
  }
}

/** The card may have been covered or killed since the list was made. */
function stillReinforces(state: Read, token: number): boolean {
  const hostile = findHostile(state, token);
  return hostile !== undefined && reinforcesOf(state, hostile).length > 0;
}

function mismatch(context: War, token: number, slot: number): void {
  context.emit({
    type: 'hostileMismatched',
    rule: 'WF-HOST-26',
    hostile: token,
    card: cardOfToken(context.state, token).id,
    slot,
  });
  context.move({ rule: 'WF-HOST-26', from: ZONES.hostiles, into: ZONES.hostileDiscard, tokens: [token] });
}

/** WF-HOST-29, WF-RULING-95: every active Inspire takes one Suppress off every card. */
function startAttacks(context: Running): void {
  context.emit({ type: 'limitsReset', rule: 'WF-RULING-118', per: 'attackStep' });
  const inspired = inspireCount(context.state);
  for (const hostile of inspired === 0 ? [] : context.state.game.hostiles) {
    const amount = Math.min(inspired, hostile.suppress);
    if (amount > 0)
      context.emit({ type: 'hostileUnsuppressed', rule: 'WF-HOST-29', hostile: hostile.token, amount });
  }
  fool(context);
  context.go('attacks');
  callBlocked(context);
}

/** WF-RULING-96: whoever is camouflaged rolls for each card that targets him. */
function fool(context: War): void {
  for (const plan of camouflagePlans(context.state))
    if (isFooledBy(plan, context.roll(plan)))
      context.emit({ type: 'hostileFooled', rule: 'WF-RULING-96', hostile: plan.hostile });
}

const nextAttacker: PickStep<WarTypes, 'hostileTurn'> = {
  kind: 'pick',
  name: 'nextAttacker',
  rule: 'WF-HOST-31',
  seats: (state) => [leadSeat(state)],
  options: (state) => attackers(state).map(({ token }) => ({ type: 'nextAttacker', hostile: token })),
  blocked: (state) =>
    blockedBy((note) => {
      for (const hostile of inOrder(state.game.hostiles))
        note(
          { type: 'nextAttacker', hostile: hostile.token },
          'WF-HOST-30',
          hostileAttackRefusal(state, hostile),
          hostileReach(state, hostile),
        );
    }),
  plans: (state, _frame, _seat, answer) =>
    answer.type === 'nextAttacker'
      ? hostilePlans(state, answer.hostile, getHostile(state, answer.hostile).target)
      : [],
  unplanned: TURN,
  answer(context, _frame, _seat, command) {
    if (command.type === 'nextAttacker') callAttack(context, command.hostile);
  },
};

const attackers = derive.game((state: Read): readonly HostileView[] =>
  inOrder(state.game.hostiles.filter((hostile) => canHostileAttack(state, hostile))),
);

function callAttack(context: Running, token: number): void {
  const { target } = getHostile(context.state, token);
  context.call('hostileAttack', freshHostileAttack(token, target), 'attacks');
}

/** WF-HOST-45: the first card that somebody strikes and that targets somebody else. */
function findStruck(state: Read): HostileView | undefined {
  if (!state.game.soldiers.some(({ striking }) => striking >= 0)) return undefined;
  return inOrder(state.game.hostiles).find(({ token, target }) => {
    const strikers = strikersOf(state, token);
    return strikers.length > 0 && !strikers.some(({ number }) => number === target);
  });
}

/** It turns to whoever strikes it; among several the players choose (WF-RULING-75). */
function turnToStrikers(context: Running): void {
  const struck = findStruck(context.state);
  if (struck === undefined) return context.go('move');
  const [only, second] = strikersOf(context.state, struck.token);
  if (only === undefined || second !== undefined) return context.go('strikerAsk');
  targetStriker(context, struck.token, only.number, 'WF-HOST-45');
  context.go('close');
}

const strikerChoice: PickStep<WarTypes, 'hostileTurn'> = {
  kind: 'pick',
  name: 'strikerChoice',
  rule: 'WF-HOST-45',
  seats: (state) => [leadSeat(state)],
  about: (state) => ({ hostile: findStruck(state)?.token ?? -1 }),
  options: (state) =>
    strikersOf(state, findStruck(state)?.token ?? -1).map(({ number }) => ({
      type: 'forSoldier',
      soldier: number,
    })),
  blocked: (state) =>
    blockedBy((note) => {
      const strikers = strikersOf(state, findStruck(state)?.token ?? -1);
      for (const soldier of team(state)) {
        const refusal = strikers.includes(soldier) ? undefined : 'NOT_ENGAGED';
        note({ type: 'forSoldier', soldier: soldier.number }, 'WF-HOST-45', refusal);
      }
    }),
  unplanned: TURN,
  answer(context, _frame, _seat, command) {
    const struck = findStruck(context.state);
    if (command.type === 'forSoldier' && struck !== undefined)
      targetStriker(context, struck.token, command.soldier, 'WF-HOST-45');
    context.go('close');
  },
};

/** WF-HOST-41 to 46, WF-RULING-100: moves are computed from the positions at the start of the step. */
function closeRange(context: Running): void {
  const { state } = context;
  const movers = state.game.hostiles.filter((hostile) => closingSlot(state, hostile) !== hostile.slot);
  context.go('closing', { order: inOrder(movers).map(({ token }) => token) });
}

function closingSlot(state: Read, hostile: HostileView): number {
  const target = getSoldier(state, hostile.target);
  const isHeld = hostile.suppress > 0 || hostile.isFooled || isImmobile(state, hostile);
  if (isHeld || target.standing !== 'in') return hostile.slot;
  const distance = Math.abs(hostile.slot - target.slot);
  const towards = Math.sign(target.slot - hostile.slot);
  // WF-HOST-44, WF-RULING-98: barred from attacking, it comes closer.
  const isBarred = isOn(state, 'hostile-backoff') && isAttackBarred(state, target);
  if (isInReach(state, hostile, distance)) return isBarred ? hostile.slot + towards : hostile.slot;
  const isTooClose = isOn(state, 'hostile-backoff') && distance < leastReach(state, hostile);
  return isTooClose ? awaySlot(state, hostile, towards) : hostile.slot + towards;
}

/** WF-HOST-46, WF-KEY-08, 49: it never moves, or stops moving after a number of Kills. */
function isImmobile(state: Read, hostile: HostileView): boolean {
  return inForce(state, 'immobile').some(
    (text) => isOfHostile(text, hostile) && hostile.ekia >= (text.effect.after ?? 0),
  );
}

/** WF-RULING-97: away from the target; from a shared slot towards the Objective, or back from it. */
function awaySlot(state: Read, hostile: HostileView, towards: number): number {
  const { slots } = state.game;
  const back = hostile.slot === slots ? -1 : 1;
  const to = hostile.slot + (towards === 0 ? back : -towards);
  return to < 1 || to > slots ? hostile.slot : to;
}

function closeOne(context: Running, { order }: Frames['hostileTurn']): void {
  const [token, ...rest] = order;
  if (token === undefined) return context.go('rally');
  context.go('closing', { order: rest });
  const hostile = findHostile(context.state, token);
  if (hostile === undefined) return;
  const { slot: from } = hostile;
  const to = closingSlot(context.state, hostile);
  if (to === from) return;
  context.emit({ type: 'hostileClosed', rule: 'WF-HOST-41', hostile: token, from, to });
  markIfInObjective(context, token, to);
  checkEnd(context);
  callBlocked(context);
  callTriggered(context, token);
}

/** The Hostile Turn in its five steps (WF-TURN-06). */
export const hostileTurn: Procedure<WarTypes, 'hostileTurn'> = {
  start: {
    kind: 'auto',
    run(context) {
      context.emit({
        type: 'phaseStarted',
        rule: 'WF-TURN-06',
        phase: 'hostileTurn',
        turn: context.state.game.turn,
      });
      context.go('reinforce', { queue: reinforcements(context.state) });
    },
  },
  reinforce: { kind: 'auto', run: reinforceOne },
  attackStart: { kind: 'auto', run: startAttacks },
  attacks: {
    kind: 'auto',
    run(context) {
      const [only, second] = attackers(context.state);
      if (only === undefined) context.go('close');
      else if (second !== undefined) context.go('attackAsk');
      else callAttack(context, only.token);
    },
  },
  attackAsk: nextAttacker,
  close: { kind: 'auto', run: turnToStrikers },
  strikerAsk: strikerChoice,
  move: { kind: 'auto', run: closeRange },
  closing: { kind: 'auto', run: closeOne },
  rally: {
    kind: 'auto',
    run(context) {
      for (const { token, suppress } of context.state.game.hostiles) {
        if (suppress > 0)
          context.emit({ type: 'hostileUnsuppressed', rule: 'WF-HOST-47', hostile: token, amount: 1 });
      }
      context.go('timer');
      callBlocked(context);
    },
  },
  timer: {
    kind: 'auto',
    run(context) {
      moveTimer(context, 1, 'WF-TURN-08');
      context.emit({ type: 'limitsReset', rule: 'WF-RULING-118', per: 'gameTurn' });
      context.done();
    },
  },
};
