import { momentBit, type Printed } from '../content/card-index.ts';
import type { ActionCard, Card } from '../content/cards.ts';
import type { Ability, Condition, Effect, Trigger, Who } from '../content/vocabulary.ts';
import { canAll } from '../effects/registry.ts';
import type { PlayForm } from '../types.ts';
import { abilitiesAt } from './abilities.ts';
import { costOf, xpCost } from './costs.ts';
import { helpFor } from './discard-help.ts';
import { isForbidden } from './forbids.ts';
import {
  cardOfToken,
  findHostile,
  getSoldier,
  type HostileView,
  hostileCard,
  type Read,
  type SoldierView,
} from './lookup.ts';
import { isVictim } from './objective.ts';
import { freeXp } from './promises.ts';
import { isScreened } from './screening.ts';
import { soldierCard } from './soldiers.ts';
import { couldAttack } from './targets.ts';
import type { Joint } from './uses.ts';
import { armsOf } from './weapons.ts';
import { handCount, handOf } from './zones.ts';

/** The parts of an ability in force: printed, or upgunned (WF-CARD-12). */
export interface Spoken {
  readonly who: Who;
  readonly effects: readonly Effect[];
}

const SELF: Who = { who: 'self' };
const NONE: readonly number[] = [];

export function spokenOf(ability: Ability, isUpgunned: boolean): Spoken {
  const { who = SELF, do: effects, upgun } = ability;
  return isUpgunned ? { who: upgun?.who ?? who, effects: upgun?.do ?? effects } : { who, effects };
}

/** What an ability is used for: its moment, and the attack or entrance it would join. */
export interface Occasion extends Joint {
  /** The Soldier who attacks, moves or is attacked; 0 in the open turn. */
  readonly about: number;
  /** The hostile whose attack is reacted to; -1 for none. */
  readonly hostile: number;
  /** Cards that a chain around it already uses. */
  readonly spoken?: readonly number[];
  /** Further conditions of the moment. */
  fits?(ability: Ability, form: PlayForm): boolean;
}

/** Who would play it, what it is printed on, and what it may not pay with. */
export interface Player {
  readonly soldier: SoldierView;
  readonly card: string;
  /** The token played from the hand; -1 for an ability of something in play. */
  readonly token: number;
  readonly ability: Ability;
  readonly discard: number;
}

/** Whether it can be played at all on this occasion, as printed or upgunned. */
export function canPlay(state: Read, player: Player, occasion: Occasion): boolean {
  if (!isPayable(state, player, occasion)) return false;
  return isOpen(state, player, occasion, false) || isOpen(state, player, occasion, true);
}

/** Whether it can be played in this form: costs payable, somebody served, conditions met (WF-CORE-15). */
export function canPlayAs(state: Read, player: Player, occasion: Occasion, isUpgunned: boolean): boolean {
  return isPayable(state, player, occasion) && isOpen(state, player, occasion, isUpgunned);
}

/** What is the same in both forms: the moment, the conditions, and every cost but XP. */
function isPayable(state: Read, player: Player, occasion: Occasion): boolean {
  const { ability, soldier } = player;
  if (ability.when !== occasion.when || !holdsForPlayer(state, player, occasion)) return false;
  if (ability.cost !== undefined && !canSpend(state, soldier, ability, occasion)) return false;
  return hasCards(state, player, occasion);
}

/** WF-ACT-03, 04: whoever is suppressed cannot use what costs him an Action. */
function canSpend(state: Read, soldier: SoldierView, ability: Ability, { hostile }: Occasion): boolean {
  const actions = costOf(ability, 'action');
  if (actions > 0 && (soldier.suppress > 0 || soldier.actions < actions)) return false;
  return costOf(ability, 'ammo') === 0 || ammoSources(state, soldier, hostile).length > 0;
}

/** What a form asks for besides: XP, conditions of the moment, and somebody whom it serves. */
function isOpen(state: Read, player: Player, occasion: Occasion, isUpgunned: boolean): boolean {
  const { ability, soldier, token } = player;
  if ((isUpgunned && ability.upgun === undefined) || !hasXp(state, xpCost(ability, isUpgunned))) return false;
  if (occasion.fits?.(ability, { holder: soldier.number, token, isUpgunned }) === false) return false;
  return hasAnyone(state, player, occasion, isUpgunned);
}

/** WF-XP-04: whether the team has so much XP that boosters have not been promised. */
function hasXp(state: Read, needed: number): boolean {
  return needed === 0 || freeXp(state) >= needed;
}

/** WF-CARD-07: whether the hand could pay, without the card itself and what is spoken for. */
function hasCards(state: Read, player: Player, { spoken }: Occasion): boolean {
  const { soldier, discard, token, ability } = player;
  if (discard === 0 && ability.cost === undefined) return true;
  const typed = discard === 0 ? 0 : Math.max(0, discard - helpFor(state, soldier, player.card));
  const needed = typed + costOf(ability, 'discard');
  if (needed === 0) return true;
  let free = 0;
  for (const card of handOf(state, soldier.number)) if (card !== token && !spoken?.includes(card)) free += 1;
  return free >= needed;
}

function holdsForPlayer(state: Read, { soldier, ability }: Player, { hostile }: Occasion): boolean {
  if (ability.if === undefined) return true;
  return ability.if.every((condition) => isPlayerCondition(state, soldier, hostile, condition));
}

/** Conditions about the playing Soldier; those about an attack are checked with it. */
function isPlayerCondition(
  state: Read,
  soldier: SoldierView,
  hostile: number,
  condition: Condition,
): boolean {
  if (condition.is === 'canAttack') return ammoSources(state, soldier, hostile).length > 0;
  return condition.is !== 'suppressed' || soldier.suppress > 0;
}

/** WF-ATK-33, WF-RULING-59: the loaded weapons that could attack this hostile now. */
export function ammoSources(
  state: Read,
  soldier: SoldierView,
  token: number,
): readonly { readonly weapon: number; readonly stack: number }[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  const sources: { weapon: number; stack: number }[] = [];
  for (const arm of armsOf(state, soldier)) {
    const pays = arm.weapon > 0 && (arm.figures.stack !== undefined || arm.card?.expended);
    if (pays && couldAttack(state, soldier, hostile, arm))
      sources.push({ weapon: arm.weapon, stack: arm.figures.stack ?? -1 });
  }
  return sources;
}

function hasAnyone(state: Read, player: Player, occasion: Occasion, isUpgunned: boolean): boolean {
  const { who, effects } = spokenOf(player.ability, isUpgunned);
  if (who.who === 'hostile') return hostilesFor(state, player, occasion, isUpgunned).length > 0;
  const use = { player, occasion, spoken: takenCards(state, player) };
  if (!isChoice(who)) return isServed(state, use, effects, player.soldier.number);
  const victim = victimOf(state, player.soldier, who, occasion);
  for (const other of state.game.soldiers)
    if (isAmong(state, who, other, victim) && isServed(state, use, effects, other.number)) return true;
  return false;
}

/** WF-CARD-05, 06: whom it may serve on this occasion. */
export function beneficiaries(
  state: Read,
  player: Player,
  occasion: Occasion,
  isUpgunned: boolean,
): readonly number[] {
  const { who, effects } = spokenOf(player.ability, isUpgunned);
  const use = { player, occasion, spoken: takenCards(state, player) };
  if (!isChoice(who))
    return isServed(state, use, effects, player.soldier.number) ? [player.soldier.number] : [];
  const victim = victimOf(state, player.soldier, who, occasion);
  return state.game.soldiers
    .filter((other) => isAmong(state, who, other, victim) && isServed(state, use, effects, other.number))
    .map(({ number }) => number);
}

/** An ability about to be used, and the cards that it takes. */
interface Use {
  readonly player: Player;
  readonly occasion: Occasion;
  readonly spoken: readonly number[];
}

/** Whether these effects would do something for a Soldier. */
function isServed(
  state: Read,
  { player, occasion, spoken }: Use,
  effects: readonly Effect[],
  beneficiary: number,
): boolean {
  if (!isAbout(occasion, beneficiary)) return false;
  const { soldier, card, token } = player;
  const { number: actor, slot } = soldier;
  const { hostile } = occasion;
  return canAll(state, { source: card, actor, beneficiary, hostile, slot, token, spoken }, effects);
}

/** In a reaction only the Soldier concerned can be served; redirections choose somebody else. */
function isAbout({ about, when }: Occasion, number: number): boolean {
  return about === 0 || when === 'hostileDeclares' || when === 'woundAbout' || number === about;
}

/** Words that leave several Soldiers to choose from. */
type Choice = Extract<Who, { who: 'anySoldier' | 'squadSoldier' | 'soldierHere' | 'otherSoldierHere' }>;

function isChoice(who: Who): who is Choice {
  const { who: word } = who;
  return (
    word === 'anySoldier' || word === 'squadSoldier' || word === 'soldierHere' || word === 'otherSoldierHere'
  );
}

/** The Soldier whose Location "here" means. */
function victimOf(state: Read, soldier: SoldierView, { who }: Choice, { about }: Occasion): SoldierView {
  return who === 'otherSoldierHere' && about > 0 ? getSoldier(state, about) : soldier;
}

function isAmong(state: Read, { who }: Choice, other: SoldierView, victim: SoldierView): boolean {
  if (other.standing !== 'in') return false;
  switch (who) {
    case 'anySoldier':
      return true;
    case 'squadSoldier':
      return soldierCard(state, other).kind === 'squad';
    case 'soldierHere':
      return other.slot === victim.slot;
    case 'otherSoldierHere':
      return other.slot === victim.slot && other.number !== victim.number;
  }
}

/** The hostile cards that a card effect may choose: never Objective targets (WF-CARD-10), screened ones not at all (WF-RULING-64). */
export function hostilesFor(
  state: Read,
  { ability, soldier }: Player,
  _occasion: Occasion,
  isUpgunned: boolean,
): readonly HostileView[] {
  const { who } = spokenOf(ability, isUpgunned);
  if (who.who !== 'hostile') return [];
  return state.game.hostiles.filter((hostile) => {
    const { value } = hostileCard(state, hostile);
    const range = Math.abs(hostile.slot - soldier.slot);
    const isValue = who.values === undefined || (value >= who.values[0] && value <= who.values[1]);
    const isRange = who.range === undefined || (range >= who.range[0] && range <= who.range[1]);
    return isValue && isRange && !isScreened(state, hostile) && !isVictim(state, hostile);
  });
}

/** The card and what its discard cost will take: cards that pay entrances go last, they are worth more there. */
function takenCards(state: Read, { soldier, token, ability, discard }: Player): readonly number[] {
  const amount = discard + costOf(ability, 'discard');
  if (amount === 0) return token < 0 ? NONE : [token];
  const taken = token < 0 ? [] : [token];
  const most = taken.length + amount;
  const hand = handOf(state, soldier.number);
  for (const isPay of [false, true])
    for (const card of hand)
      if (taken.length < most && card !== token && isEntrancePay(state, card) === isPay) taken.push(card);
  return taken;
}

function isEntrancePay(state: Read, token: number): boolean {
  return abilitiesAt(cardOfToken(state, token), 'payEntrance').length > 0;
}

const NO_CARDS: readonly never[] = [];

/** Every ability of an Action card in hand that could be played on this occasion. */
export function playableCards(
  state: Read,
  soldier: SoldierView,
  occasion: Occasion,
): readonly { readonly token: number; readonly ability: number }[] {
  if (!mayHold(state, soldier.number, occasion.when)) return NO_CARDS;
  const found: { token: number; ability: number }[] = [];
  for (const token of handOf(state, soldier.number)) {
    const index = playableAbility(state, soldier, token, occasion);
    if (index >= 0) found.push({ token, ability: index });
  }
  return found;
}

/** Whether a hand holds anything for this moment: most hands have nothing for most moments. */
function mayHold(state: Read, soldier: number, when: Trigger): boolean {
  if (when === 'main') return true;
  const bit = momentBit(when);
  for (const token of handOf(state, soldier))
    if ((cardOfToken(state, token).moments & bit) !== 0) return true;
  return false;
}

/** The first ability of a card that fits, or -1. A Support card is played to lie there; its own ability is used afterwards. */
export function playableAbility(
  state: Read,
  soldier: SoldierView,
  token: number,
  occasion: Occasion,
): number {
  const card = cardOfToken(state, token);
  if (card.type !== 'action' || !hasMoment(card, occasion.when) || isForbidden(state, 'playCards')) return -1;
  return fittingAbility(state, soldier, { token, card }, occasion);
}

/** The same where playing cards is known not to be forbidden. */
export function fittingAbility(
  state: Read,
  soldier: SoldierView,
  { token, card }: { readonly token: number; readonly card: Printed<ActionCard> },
  occasion: Occasion,
): number {
  const { id, discard = 0 } = card;
  if (staysInPlay(card)) {
    const isAffordable = canDiscardFor(state, soldier, card);
    return occasion.when === 'main' && isAffordable ? 0 : -1;
  }
  for (const { ability, index } of abilitiesAt(card, occasion.when))
    if (canPlay(state, { soldier, card: id, token, ability, discard }, occasion)) return index;
  return -1;
}

/** WF-CARD-07, WF-SR-06: whether the discard cost of a card in hand can be paid, by cards or what counts as such. */
export function canDiscardFor(state: Read, soldier: SoldierView, { id, discard = 0 }: ActionCard): boolean {
  const left = handCount(state, soldier.number) - 1;
  return left >= discard || left + helpFor(state, soldier, id) >= discard;
}

/** Whether a card could ever be played at this moment; Support cards are laid down in the open turn. */
function hasMoment(card: Printed<ActionCard>, when: Trigger): boolean {
  return staysInPlay(card) ? when === 'main' : abilitiesAt(card, when).length > 0;
}

/** WF-CARD-16, 20: Support cards, and any other card that prints a Retain cost, lie in front of who played them. */
export function staysInPlay(card: Card): boolean {
  return card.type === 'action' && (card.kind === 'support' || card.retain !== undefined);
}
