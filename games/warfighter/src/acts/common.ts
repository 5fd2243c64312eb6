import type { Acting, Context, RuleId, Seat } from '@sitrep/kernel';
import { useKey } from '../queries/gear/uses.ts';
import { effectsOf } from '../queries/in-force/abilities.ts';
import { uncoveredReticles } from '../queries/in-force/reticles.ts';
import { discardOf, tableOf } from '../queries/mission/decks.ts';
import { isCheckedAtTurnEnd, isObjectiveFailed, isObjectiveMet } from '../queries/mission/objective.ts';
import { planFate, resolveFate } from '../queries/movement/exits.ts';
import { isEscape } from '../queries/soldiers/soldiers.ts';
import {
  findHostile,
  getCard,
  getHostile,
  getSoldier,
  hostileCard,
  isOn,
  missionCard,
  option,
  type Read,
  type SoldierView,
  team,
} from '../queries/table/lookup.ts';
import { handOf, hiddenHand, isHandShown, tokensIn, ZONES, zoneOfCard } from '../queries/table/zones.ts';
import type { Help, WarTypes } from '../types.ts';

/** What the rules of Warfighter act through, in any procedure. */
export type War = Acting<WarTypes>;

/** The context of a procedure, whichever it is: others can be called from it that leave nothing behind. */
export type Calling = Context<WarTypes>;

export function seatOf(state: Read, soldier: number): Seat {
  return getSoldier(state, soldier).seat;
}

/** Whether every hand is open, so that an empty window gives nothing away. */
export function areHandsOpen(state: Read): boolean {
  // A single player sees everything he has.
  if (state.seats.length === 1) return true;
  return team(state).every(
    ({ number }) => hiddenHand(state, number).length === 0 || isHandShown(state, number),
  );
}

/** WF-COOP-09: team decisions that nobody caused belong to the lead: the lowest seat that has a Soldier and has not given up. */
export function leadSeat(state: Read): Seat {
  if (state.seats.length === 1) return 0;
  const seats = team(state).map(({ seat }) => seat);
  const playing = seats.filter((seat) => !state.seats[seat]?.hasConceded);
  return Math.min(...(playing.length > 0 ? playing : seats));
}

/** WF-COOP-09: whoever caused it decides, if he still runs a Soldier; otherwise the lead. */
export function deciderOf(state: Read, actor: number): Seat {
  const seat = actor > 0 ? seatOf(state, actor) : leadSeat(state);
  return team(state).some((soldier) => soldier.seat === seat) ? seat : leadSeat(state);
}

/** WF-END-01, 03, 04, 05: success is tested before failure. */
export function checkEnd(context: War): void {
  if (context.state.game.result !== undefined) return;
  if (isObjectiveMet(context.state) && !isCheckedAtTurnEnd(context.state)) complete(context);
  else if (team(context.state).length === 0) end(context, false, 'WF-END-03');
  else if (isObjectiveFailed(context.state)) end(context, false, 'WF-END-04');
}

/** WF-END-01, WF-MISSIONTYPE-08: success, unless it is a Raid that now turns into an Escape. */
export function complete(context: War): void {
  const { isEscaping } = context.state.game;
  if (!missionCard(context.state).raid || isEscaping) return end(context, true, 'WF-END-01');
  context.emit({ type: 'raidTurned', rule: 'WF-MISSIONTYPE-08' });
  checkEnd(context);
}

/** WF-END-07: the mission is over, and everybody who left it learns his fate. */
export function end(context: War, isSuccess: boolean, rule: RuleId): void {
  if (context.state.game.result !== undefined) return;
  context.emit({ type: 'missionEnded', rule, isSuccess });
  for (const soldier of context.state.game.soldiers)
    if (soldier.standing !== 'in') rollFate(context, soldier, isSuccess);
}

function rollFate(context: War, { number: soldier, standing, exitHealth }: SoldierView, isSuccess: boolean) {
  if (standing === 'downed' && isEscape(context.state) && isOn(context.state, 'escape-strict')) {
    context.emit({
      type: 'outcomeRolled',
      rule: 'WF-MISSIONTYPE-07',
      soldier,
      die: 0,
      total: 0,
      outcome: 'kia',
    });
    return;
  }
  const plan = planFate(soldier, exitHealth, isSuccess);
  context.emit({
    type: 'outcomeRolled',
    rule: 'WF-DOWN-18',
    soldier,
    ...resolveFate(plan, context.roll(plan)),
  });
}

/** WF-TURN-08, WF-RULING-24, 25: forward is towards 1; leaving it fails the mission at once. */
export function moveTimer(context: War, forward: number, rule: RuleId): void {
  const to = context.state.game.timer - forward;
  context.emit({ type: 'timerMoved', rule, by: forward, to: Math.max(0, to) });
  if (to < 1) end(context, false, 'WF-END-02');
}

export function discardFromHand(context: War, soldier: number, token: number, rule: RuleId): void {
  context.move({
    rule,
    from: zoneOfCard(context.state, soldier, token),
    into: discardOf(context.state, token),
    tokens: [token],
  });
}

/** Discards cards of one zone, each to the pile of its deck (WF-RULING-14). */
export function discardAll(context: War, from: string, tokens: readonly number[], rule: RuleId): void {
  const piles = new Set(tokens.map((token) => discardOf(context.state, token)));
  for (const into of piles)
    context.move({
      rule,
      from,
      into,
      tokens: tokens.filter((token) => discardOf(context.state, token) === into),
    });
}

/** The Player Soldier whose hand holds a card; 0 for none. */
export function holderOf(state: Read, token: number): number {
  return team(state).find((soldier) => handOf(state, soldier.number).includes(token))?.number ?? 0;
}

/** WF-XP-04: takes the XP that the payers agreed to. */
export function spendXp(context: War, payers: readonly number[], rule: RuleId): void {
  for (const soldier of new Set(payers)) {
    context.emit({
      type: 'xpSpent',
      rule,
      soldier,
      amount: payers.filter((payer) => payer === soldier).length,
    });
  }
}

/** WF-GEAR-12: the equipment whose text counts here has now helped this Soldier. */
export function noteHelp(
  context: War,
  soldier: number,
  name: 'modMovement' | 'modHand' | 'modHealRoll',
): void {
  for (const { id, card, helped } of getSoldier(context.state, soldier).gear) {
    const counts = effectsOf(getCard(context.state, card), 'static', name).length > 0;
    if (counts && helped === 0)
      context.emit({ type: 'itemHelped', rule: 'WF-GEAR-12', soldier, item: id, helped: soldier });
  }
}

/** WF-SR-04: each use of something in play takes one of its uses away. */
export function useHelps(context: War, soldier: number, helps: readonly Help[]): void {
  for (const { source, ability, id } of helps)
    context.emit({
      type: 'abilityUsed',
      rule: 'WF-ACT-17',
      soldier,
      key: useKey(context.state, { card: id, ability, source }),
      source: id,
    });
}

/** WF-ATK-18, WF-XP-01: a card whose every reticle is killed leaves play; the killer is paid. */
export function eliminateIfDead(context: War, token: number, by: number, isPaid: boolean): void {
  const hostile = findHostile(context.state, token);
  if (hostile === undefined) return;
  const { reticles, value } = hostileCard(context.state, hostile);
  if (hostile.ekia < reticles) return;
  leavePlay(context, token);
  context.emit({
    type: 'hostileEliminated',
    rule: 'WF-ATK-18',
    hostile: token,
    card: hostile.card,
    xp: isPaid ? value : 0,
    by,
  });
  if (isPaid && by > 0 && value > 0 && getSoldier(context.state, by).standing === 'in') {
    context.emit({ type: 'xpGained', rule: 'WF-XP-01', soldier: by, amount: value });
  }
  checkEnd(context);
}

/** WF-HTH-25, WF-RULING-78, 107: weapons under the card go back to their owners, or fall where it stood. */
function returnThrown(context: War, token: number): void {
  const { slot } = getHostile(context.state, token);
  for (const owner of context.state.game.soldiers)
    for (const { id: item, under } of owner.gear) {
      if (under !== token) continue;
      const { number: soldier, standing } = owner;
      const isNear = owner.slot === slot || option(context.state, 'thrown-retrieval') === 'anywhere';
      if (standing === 'in' && isNear)
        context.emit({ type: 'weaponReturned', rule: 'WF-HTH-25', soldier, item });
      else
        context.emit({
          type: 'gearDropped',
          rule: 'WF-HTH-25',
          soldier,
          item,
          slot,
          isLeft: standing !== 'in',
        });
    }
}

/** WF-HOST-12: the card goes to the discard pile and its counter back to the cup. */
function leavePlay(context: War, token: number): void {
  const { counter } = getHostile(context.state, token);
  returnThrown(context, token);
  context.move({ rule: 'WF-ATK-18', from: ZONES.hostiles, into: ZONES.hostileDiscard, tokens: [token] });
  if (counter >= 0)
    context.move({ rule: 'WF-HOST-12', from: ZONES.counters, into: ZONES.cup, tokens: [counter] });
}

/** Takes a card out of play without killing it. */
export function removeHostile(
  context: War,
  token: number,
  how: 'destroyed' | 'discarded' | 'malfunctioned',
  rule: RuleId,
): void {
  const { card } = getHostile(context.state, token);
  leavePlay(context, token);
  context.emit({ type: 'hostileRemoved', rule, hostile: token, card, how });
  checkEnd(context);
}

/** WF-HOST-48: an Event that is over goes to the pile of its deck. */
export function discardEvent(context: War, token: number): void {
  discardAll(context, tableOf(context.state, token), [token], 'WF-HOST-48');
}

/** WF-CORE-11, WF-RULING-11: an empty deck is rebuilt from its discard pile. */
export function refill(context: War, deck: string, discard: string): void {
  if (tokensIn(context.state, deck).length > 0) return;
  const tokens = tokensIn(context.state, discard);
  if (tokens.length > 0) context.move({ rule: 'WF-CORE-11', from: discard, into: deck, tokens: [...tokens] });
}

/** Draws Action cards into a hand, as many as there are (WF-RULING-12). */
export function drawActions(context: War, into: string, count: number, rule: RuleId): void {
  const first = context.draw({ rule, from: ZONES.actionDeck, into, count });
  if (first.length === count) return;
  refill(context, ZONES.actionDeck, ZONES.actionDiscard);
  context.draw({ rule, from: ZONES.actionDeck, into, count: count - first.length });
}

/** WF-ATK-16, WF-HOST-24: on uncovered reticles only, and never on the fearless. */
export function suppressHostile(context: War, token: number, amount: number, rule: RuleId): void {
  const hostile = getHostile(context.state, token);
  const isFearless = effectsOf(hostileCard(context.state, hostile), 'static', 'fearless').length > 0;
  const placed = isFearless ? 0 : Math.min(amount, uncoveredReticles(context.state, hostile));
  if (placed > 0) context.emit({ type: 'hostileSuppressed', rule, hostile: token, amount: placed });
}

/** WF-HOST-40: one Suppress counter for each. */
export function suppressSoldiers(
  context: War,
  soldiers: readonly SoldierView[],
  amount: number,
  rule: RuleId,
): void {
  for (const { number } of soldiers) context.emit({ type: 'suppressed', rule, soldier: number, amount });
}
