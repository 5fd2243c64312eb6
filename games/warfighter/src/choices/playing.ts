import type { Ability, Condition, Effect, Who } from '../content/vocabulary.ts';
import { spanText } from '../describe/parts/figures.ts';
import { isScreened, screenArgs } from '../queries/attack/screening.ts';
import { couldAttack, targetArgs, targetRefusal } from '../queries/attack/targets.ts';
import { helpFor } from '../queries/gear/discard-help.ts';
import type { Joint } from '../queries/gear/uses.ts';
import { armsOf, weaponRefusal } from '../queries/gear/weapons.ts';
import { abilitiesAt } from '../queries/in-force/abilities.ts';
import { hostileMark } from '../queries/in-force/marks.ts';
import type { Note } from '../queries/in-force/search.ts';
import { isVictim } from '../queries/mission/objective.ts';
import { soldierCard } from '../queries/soldiers/soldiers.ts';
import type { Arm } from '../queries/table/arm.ts';
import { costOf, xpCost } from '../queries/table/costs.ts';
import {
  cardOfToken,
  findHostile,
  type HostileView,
  hostileCard,
  type Read,
  type SoldierView,
} from '../queries/table/lookup.ts';
import { freeXp } from '../queries/table/promises.ts';
import { handOf } from '../queries/table/zones.ts';
import type { PlayForm, RefusalCode } from '../types.ts';
import { whyAll } from '../words/lookup.ts';
import { nobodyRefusal } from './nobody.ts';

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
  /** What else rules out a form at this moment. */
  refuses?(ability: Ability, form: PlayForm): RefusalCode | undefined;
  /** What an ability requires that this moment lacks, if it is refused for that. */
  unmet?(ability: Ability): Condition | undefined;
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
  return playRefusal(state, player, occasion) === undefined;
}

/** Why it can be played in neither form on this occasion: what rules it out as printed. */
export function playRefusal(state: Read, player: Player, occasion: Occasion): RefusalCode | undefined {
  const unpayable = payRefusal(state, player, occasion);
  if (unpayable !== undefined) return unpayable;
  const printed = formRefusal(state, player, occasion, false);
  if (printed === undefined || formRefusal(state, player, occasion, true) === undefined) return undefined;
  return printed;
}

/** Why it cannot be played in this form: costs, conditions, nobody served (WF-CORE-15). */
export function playAsRefusal(
  state: Read,
  player: Player,
  occasion: Occasion,
  isUpgunned: boolean,
): RefusalCode | undefined {
  return payRefusal(state, player, occasion) ?? formRefusal(state, player, occasion, isUpgunned);
}

/** What is the same in both forms: the moment, the conditions, and every cost but XP. */
function payRefusal(state: Read, player: Player, occasion: Occasion): RefusalCode | undefined {
  const { ability, soldier } = player;
  if (ability.when !== occasion.when) return 'WRONG_MOMENT';
  const unmet = conditionRefusal(state, player, occasion);
  if (unmet !== undefined) return unmet;
  const unspent = ability.cost === undefined ? undefined : spendRefusal(state, soldier, ability, occasion);
  if (unspent !== undefined) return unspent;
  return hasCards(state, player, occasion) ? undefined : 'NOT_ENOUGH_CARDS';
}

/** WF-ACT-03, 04: whoever is suppressed cannot use what costs him an Action. */
function spendRefusal(
  state: Read,
  soldier: SoldierView,
  ability: Ability,
  { hostile }: Occasion,
): RefusalCode | undefined {
  const actions = costOf(ability, 'action');
  if (actions > 0 && soldier.suppress > 0) return 'SUPPRESSED';
  if (soldier.actions < actions) return 'NOT_ENOUGH_ACTIONS';
  const isArmed = costOf(ability, 'ammo') === 0 || ammoSources(state, soldier, hostile).length > 0;
  return isArmed ? undefined : 'CANNOT_ATTACK';
}

/** What else a form asks for: XP, conditions of the moment, and somebody to serve. */
function formRefusal(
  state: Read,
  player: Player,
  occasion: Occasion,
  isUpgunned: boolean,
): RefusalCode | undefined {
  const { ability, soldier, token } = player;
  if (isUpgunned && ability.upgun === undefined) return 'NO_UPGUN';
  if (!hasXp(state, xpCost(ability, isUpgunned))) return 'NOT_ENOUGH_XP';
  const barred = occasion.refuses?.(ability, { holder: soldier.number, token, isUpgunned });
  return barred ?? anyoneRefusal(state, player, occasion, isUpgunned);
}

/** WF-XP-04: whether the team has that much XP beyond what boosters were promised. */
function hasXp(state: Read, needed: number): boolean {
  return needed === 0 || freeXp(state) >= needed;
}

/** WF-CARD-07: whether the hand could pay, without the card itself and what is already committed. */
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

/** Conditions about the playing Soldier; those about an attack are checked with it. */
function conditionRefusal(
  state: Read,
  { soldier, ability }: Player,
  { hostile }: Occasion,
): RefusalCode | undefined {
  for (const { is } of ability.if ?? NONE_ASKED) {
    if (is === 'canAttack' && ammoSources(state, soldier, hostile).length === 0) return 'CANNOT_ATTACK';
    if (is === 'suppressed' && soldier.suppress === 0) return 'NOT_SUPPRESSED';
  }
  return undefined;
}

const NONE_ASKED: readonly Condition[] = [];

/** WF-ATK-33, WF-RULING-59: the loaded weapons that could attack this hostile now. */
export function ammoSources(
  state: Read,
  soldier: SoldierView,
  token: number,
): readonly { readonly weapon: number; readonly stack: number }[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  const sources: { weapon: number; stack: number }[] = [];
  for (const arm of armsOf(state, soldier))
    if (isFed(arm) && couldAttack(state, soldier, hostile, arm)) sources.push(sourceOf(arm));
  return sources;
}

/** Whether a weapon has counters, or is used up unit by unit. */
function isFed({ weapon, figures, card }: Arm): boolean {
  return weapon > 0 && (figures.stack !== undefined || card?.expended === true);
}

function sourceOf({ weapon, figures }: Arm): { readonly weapon: number; readonly stack: number } {
  return { weapon, stack: figures.stack ?? -1 };
}

/** The weapons with ammunition, and why they could not attack this hostile now. */
export function considerAmmo(state: Read, soldier: SoldierView, token: number, note: Note): void {
  const hostile = findHostile(state, token);
  const sources = ammoSources(state, soldier, token);
  for (const arm of hostile === undefined ? [] : armsOf(state, soldier)) {
    if (!isFed(arm) || hostile === undefined) continue;
    const source = sourceOf(arm);
    const isOpen = sources.some(({ weapon, stack }) => weapon === source.weapon && stack === source.stack);
    const mark = hostileMark(state, hostile);
    const refusal = weaponRefusal(arm, state, soldier) ?? targetRefusal(state, { soldier, arm }, mark);
    const args = targetArgs(state, { soldier, arm }, mark, refusal);
    note({ type: 'ammoFrom', ...source }, 'WF-ATK-33', isOpen ? undefined : refusal, args);
  }
}

function anyoneRefusal(
  state: Read,
  player: Player,
  occasion: Occasion,
  isUpgunned: boolean,
): RefusalCode | undefined {
  const { who, effects } = spokenOf(player.ability, isUpgunned);
  if (who.who === 'hostile')
    return hostilesFor(state, player, isUpgunned).length > 0 ? undefined : 'NO_HOSTILE';
  const use = { player, occasion, who, spoken: takenCards(state, player) };
  if (!isChoice(who)) return serveRefusal(state, use, effects, player.soldier.number);
  let found: RefusalCode | undefined;
  for (const other of state.game.soldiers) {
    if (choiceRefusal(state, who, other, player.soldier) !== undefined) continue;
    const refusal = serveRefusal(state, use, effects, other.number);
    if (refusal === undefined) return undefined;
    found ??= refusal;
  }
  return nobodyRefusal(found);
}

/** WF-CARD-05, 06: whom it may serve on this occasion. */
export function beneficiaries(
  state: Read,
  player: Player,
  occasion: Occasion,
  isUpgunned: boolean,
): readonly number[] {
  return state.game.soldiers.flatMap((other) =>
    beneficiaryRefusal(state, player, occasion, { isUpgunned, other }) === undefined ? [other.number] : [],
  );
}

/** Why it may not serve somebody. */
export function beneficiaryRefusal(
  state: Read,
  player: Player,
  occasion: Occasion,
  { isUpgunned, other }: { readonly isUpgunned: boolean; readonly other: SoldierView },
): RefusalCode | undefined {
  const { who, effects } = spokenOf(player.ability, isUpgunned);
  const use = { player, occasion, who, spoken: takenCards(state, player) };
  if (!isChoice(who) && other.number !== player.soldier.number) return 'NOT_FOR_HIM';
  const barred = isChoice(who) ? choiceRefusal(state, who, other, player.soldier) : undefined;
  return barred ?? serveRefusal(state, use, effects, other.number);
}

/** An ability about to be used, and the cards that it takes. */
interface Use {
  readonly player: Player;
  readonly occasion: Occasion;
  readonly who: Who;
  readonly spoken: readonly number[];
}

/** Why these effects would do nothing for a Soldier. */
function serveRefusal(
  state: Read,
  use: Use,
  effects: readonly Effect[],
  beneficiary: number,
): RefusalCode | undefined {
  if (!isAbout(use, beneficiary)) return 'NOT_FOR_HIM';
  const { player, occasion, spoken } = use;
  const { soldier, card, token } = player;
  const { number: actor, slot } = soldier;
  const { hostile } = occasion;
  const scope = { source: card, actor, beneficiary, hostile, slot, token, spoken };
  return whyAll(state, scope, effects);
}

/** In a reaction only the Soldier concerned can be served. What hands it on to another serves whoever plays it (WF-RULING-91, 92). */
function isAbout({ occasion: { about }, who, player }: Use, number: number): boolean {
  return about === 0 || about === (who.who === 'otherSoldierHere' ? player.soldier.number : number);
}

/** Words that leave several Soldiers to choose from. */
type Choice = Extract<Who, { who: 'anySoldier' | 'squadSoldier' | 'soldierHere' | 'otherSoldierHere' }>;

function isChoice(who: Who): who is Choice {
  const { who: word } = who;
  return (
    word === 'anySoldier' || word === 'squadSoldier' || word === 'soldierHere' || word === 'otherSoldierHere'
  );
}

/** Why a Soldier is not among those that the words leave to choose from. */
function choiceRefusal(
  state: Read,
  { who }: Choice,
  other: SoldierView,
  player: SoldierView,
): RefusalCode | undefined {
  if (other.standing !== 'in') return 'HAS_LEFT';
  switch (who) {
    case 'anySoldier':
      return undefined;
    case 'squadSoldier':
      return soldierCard(state, other).kind === 'squad' ? undefined : 'SQUAD_ONLY';
    case 'soldierHere':
      return other.slot === player.slot ? undefined : 'ELSEWHERE';
    case 'otherSoldierHere':
      if (other.number === player.number) return 'NOT_FOR_HIM';
      return other.slot === player.slot ? undefined : 'ELSEWHERE';
  }
}

/** The hostile cards that a card effect may choose. */
export function hostilesFor(state: Read, player: Player, isUpgunned: boolean): readonly HostileView[] {
  return state.game.hostiles.filter(
    (hostile) => hostileRefusal(state, player, isUpgunned, hostile) === undefined,
  );
}

/** Why it cannot choose a hostile card: never Objective targets (WF-CARD-10), screened ones not at all (WF-RULING-64). */
export function hostileRefusal(
  state: Read,
  { ability, soldier }: Player,
  isUpgunned: boolean,
  hostile: HostileView,
): RefusalCode | undefined {
  const { who } = spokenOf(ability, isUpgunned);
  if (who.who !== 'hostile') return 'NOT_FOR_HIM';
  const { values, range } = who;
  const { value } = hostileCard(state, hostile);
  const distance = Math.abs(hostile.slot - soldier.slot);
  if (values !== undefined && (value < values[0] || value > values[1])) return 'WRONG_VALUE';
  if (range !== undefined && (distance < range[0] || distance > range[1])) return 'OUT_OF_RANGE';
  if (isScreened(state, hostile)) return 'SCREENED';
  return isVictim(state, hostile) ? 'OBJECTIVE_TARGET' : undefined;
}

/** What the reason against a hostile card names. */
export function hostileArgs(
  state: Read,
  { ability, soldier }: Player,
  isUpgunned: boolean,
  { hostile, refusal }: { readonly hostile: HostileView; readonly refusal: RefusalCode | undefined },
): object | undefined {
  const { who } = spokenOf(ability, isUpgunned);
  const { values, range } = who.who === 'hostile' ? who : {};
  if (refusal === 'WRONG_VALUE' && values !== undefined)
    return { value: hostileCard(state, hostile).value, values: spanText(values) };
  if (refusal === 'OUT_OF_RANGE' && range !== undefined)
    return { range: Math.abs(hostile.slot - soldier.slot), reach: spanText(range) };
  return refusal === 'SCREENED' ? screenArgs(state, hostile) : undefined;
}

/** The card and what its discard cost will take: cards that pay for entrances go last, because they are worth more there. */
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
