import { discardFromHand, spendXp, useHelps, type War } from '../acts/common.ts';
import { boostAbility } from '../queries/attack/boosts.ts';
import { useKey } from '../queries/gear/uses.ts';
import { staysInPlay } from '../queries/in-force/moments.ts';
import { servedBy } from '../queries/soldiers/gear.ts';
import { costOf } from '../queries/table/costs.ts';
import { getCard, getSoldier, type Read } from '../queries/table/lookup.ts';
import { supportZone, zoneOfCard } from '../queries/table/zones.ts';
import type { Boost, PlayFrame } from '../types.ts';

/** A Support card from the hand is only laid down now (WF-CARD-16). */
export function isLaidDown(state: Read, { card, token }: Pick<PlayFrame, 'card' | 'token'>): boolean {
  return token >= 0 && staysInPlay(getCard(state, card));
}

/** What was chosen and must be paid for. */
type Order = Boost & Pick<PlayFrame, 'beneficiary' | 'weapon' | 'stack'>;

/** Carries out a booster that was chosen in a chain: its costs are paid and the card leaves the hand. */
export function commitBoost(context: War, boost: Boost, beneficiary: number): void {
  settle(context, { ...boost, beneficiary, weapon: 0, stack: 0 });
}

/** Pays every cost of what is played, and the card leaves the hand. */
export function settle(context: War, order: Order): void {
  const { soldier, token, card, discards, payers, isUpgunned, beneficiary } = order;
  for (const discard of discards) discardFromHand(context, soldier, discard, 'WF-CARD-07');
  useHelps(context, soldier, order.helps);
  spendXp(context, payers, 'WF-CARD-08');
  payPrinted(context, order);
  if (token >= 0) layCard(context, order);
  if (token >= 0)
    context.emit({ type: 'cardPlayed', rule: 'WF-CARD-01', soldier, card, isUpgunned, beneficiary });
  else
    context.emit({
      type: 'abilityUsed',
      rule: 'WF-ACT-17',
      soldier,
      key: useKey(context.state, order),
      source: card,
    });
  noteItem(context, order);
}

/** WF-GEAR-12: notes that a piece of gear has now served this Soldier, or the card that it is attached to. */
function noteItem(context: War, { soldier, source }: Order): void {
  const item = source.startsWith('item:') ? Number(source.slice('item:'.length)) : 0;
  const gear = getSoldier(context.state, soldier).gear.find(({ id }) => id === item);
  if (gear?.helped === 0)
    context.emit({ type: 'itemHelped', rule: 'WF-GEAR-12', soldier, item, helped: servedBy(gear, soldier) });
}

function payPrinted(context: War, order: Order): void {
  const { soldier, weapon, stack } = order;
  const ability = boostAbility(context.state, order);
  if (ability === undefined) return;
  const actions = costOf(ability, 'action');
  if (actions > 0)
    context.emit({ type: 'actionSpent', rule: 'WF-ACT-17', soldier, amount: actions, act: 'useAbility' });
  if (costOf(ability, 'ammo') > 0) spendRound(context, soldier, weapon, stack);
  if (costOf(ability, 'expend') > 0) expend(context, soldier, Number(order.source.slice('item:'.length)));
}

/** WF-RULING-59: one counter of a loaded weapon, or one unit of an expended one. */
function spendRound(context: War, soldier: number, weapon: number, stack: number): void {
  if (stack >= 0)
    context.emit({ type: 'ammoSpent', rule: 'WF-RULING-59', soldier, item: weapon, stack, amount: 1 });
  else expend(context, soldier, weapon);
}

/** WF-ATK-29, WF-GEAR-17: a unit is used up; with the last one the card goes too. */
export function expend(context: War, soldier: number, item: number): void {
  context.emit({ type: 'itemExpended', rule: 'WF-ATK-29', soldier, item, amount: 1 });
  const left = getSoldier(context.state, soldier).gear.find((gear) => gear.id === item)?.counters ?? 0;
  if (left <= 0) context.emit({ type: 'itemRemoved', rule: 'WF-GEAR-17', soldier, item });
}

function layCard(context: War, order: Order): void {
  const { soldier, token } = order;
  if (!isLaidDown(context.state, order)) return discardFromHand(context, soldier, token, 'WF-CARD-01');
  context.move({
    rule: 'WF-CARD-16',
    from: zoneOfCard(context.state, soldier, token),
    into: supportZone(soldier),
    tokens: [token],
  });
}
