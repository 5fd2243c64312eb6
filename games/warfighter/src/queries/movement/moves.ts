import { derive, type Seat } from '@sitrep/kernel';
import type { Ability, Effect } from '../../content/vocabulary.ts';
import type { Boost, PlayForm, RefusalCode } from '../../types.ts';
import { hasSlotTrait } from '../attack/attack.ts';
import { hasUses, mayJoin, usesLeft } from '../gear/uses.ts';
import { abilitiesAt, isEffect, soldierAbilities } from '../in-force/abilities.ts';
import { mayPlayCards } from '../in-force/forbids.ts';
import type { Note } from '../in-force/search.ts';
import { leaveArgs } from '../in-force/staying.ts';
import { isPlayerSoldier } from '../soldiers/soldiers.ts';
import { costOf, xpCost } from '../table/costs.ts';
import { cardOfToken, type Read, type SoldierView, team } from '../table/lookup.ts';
import { freeXp } from '../table/promises.ts';
import { handCount, handOf, knownHand } from '../table/zones.ts';
import { entranceBalance, moveRefusal } from './entrance.ts';

/** An entrance that is being considered or paid for: which cards are taken already, and who is asking. */
export interface Entrance {
  readonly mover: SoldierView;
  readonly to: number;
  /** Cards that cannot pay: used by the chain, or by the card that grants the Move. */
  readonly spoken: readonly number[];
  readonly boosts: readonly Boost[];
  readonly discards: number;
  /** Who asks: only boosters that he can see count. Others can be shown to the team first (WF-COOP-05). */
  readonly viewer: Seat;
}

/** WF-MOVE-06: a Player Soldier pays with his own cards; for anybody else every Player Soldier may. */
export function entrancePayers(state: Read, mover: SoldierView): readonly SoldierView[] {
  return isPlayerSoldier(state, mover) ? [mover] : playersOf(state);
}

/** The Player Soldiers still in the mission. */
const playersOf = derive.game((state: Read) =>
  team(state).filter((soldier) => isPlayerSoldier(state, soldier)),
);

/** One form in which something can be used to pay: what it is worth, and what it costs its holder in cards and XP. */
interface Booster extends PlayForm {
  /** What it is: it joins an entrance once. */
  readonly name: string;
  readonly ability: Ability;
  readonly gain: number;
  readonly isPenaltyIgnored: boolean;
  readonly xp: number;
  readonly cards: number;
}

/** What the boosters tried so far add up to. */
interface Tried {
  readonly gain: number;
  readonly isPenaltyIgnored: boolean;
  readonly xp: number;
  readonly used: ReadonlyMap<number, number>;
}

const NOTHING_TRIED: Tried = { gain: 0, isPenaltyIgnored: false, xp: 0, used: new Map() };

/** WF-MOVE-05, 06, WF-CORE-15: whether an entrance can be paid in full, by discards alone or with boosters. */
export function canPayEntrance(state: Read, entrance: Entrance, tried = NOTHING_TRIED): boolean {
  return isPaidBy(state, entrance, tried) || canBoost(state, entrance, boosterForms(state, entrance), tried);
}

/** Which of these cards may be discarded next: the rest of the cost must still be payable. */
export function payingCards(state: Read, entrance: Entrance, cards: readonly number[]): readonly number[] {
  const [first] = cards;
  // Without boosters all cards are worth the same.
  if (first !== undefined && isPaidBy(state, withDiscard(entrance, first), NOTHING_TRIED)) return cards;
  return cards.filter((card) => canPayEntrance(state, withDiscard(entrance, card)));
}

/** The payment with one more card. */
function withDiscard(entrance: Entrance, card: number): Entrance {
  return { ...entrance, spoken: [...entrance.spoken, card], discards: entrance.discards + 1 };
}

/** Why the ability cannot be used in this form: the rest could not be paid, or the form serves somebody else. */
export function payWithRefusal(
  state: Read,
  entrance: Entrance,
  ability: Ability,
  { holder, token, isUpgunned }: PlayForm,
): RefusalCode | undefined {
  const forms = boosterForms(state, entrance);
  const wanted = forms.find(
    (form) =>
      form.holder === holder &&
      (form.token === token || (form.token < 0 && token < 0)) &&
      form.ability === ability &&
      form.isUpgunned === isUpgunned,
  );
  if (wanted === undefined) return 'NOT_FOR_HIM';
  const isEnough = worksWith(state, entrance, { form: wanted, others: forms }, NOTHING_TRIED);
  return isEnough ? undefined : 'REST_UNPAID';
}

function freeCards(state: Read, { spoken }: Entrance, holder: number): number {
  if (spoken.length === 0) return handCount(state, holder);
  let free = 0;
  for (const token of handOf(state, holder)) if (!spoken.includes(token)) free += 1;
  return free;
}

/** The cards of a hand that neither the chain nor the boosters tried take. */
function leftCards(state: Read, entrance: Entrance, used: Tried['used'], holder: number): number {
  return freeCards(state, entrance, holder) - (used.get(holder) ?? 0);
}

/** Whether the remaining cards, worth one each, pay the rest. */
function isPaidBy(state: Read, entrance: Entrance, { gain, isPenaltyIgnored, used }: Tried): boolean {
  const { mover, to, boosts, discards } = entrance;
  let cards = 0;
  for (const payer of entrancePayers(state, mover)) cards += leftCards(state, entrance, used, payer.number);
  return cards + gain + discards >= entranceBalance(state, mover, to, { boosts, isPenaltyIgnored });
}

/** Tries every set of boosters that XP and hands allow. */
function canBoost(state: Read, entrance: Entrance, forms: readonly Booster[], tried: Tried): boolean {
  return forms.some((form, index) =>
    worksWith(state, entrance, { form, others: forms.slice(index + 1) }, tried),
  );
}

function worksWith(
  state: Read,
  entrance: Entrance,
  { form, others }: { readonly form: Booster; readonly others: readonly Booster[] },
  tried: Tried,
): boolean {
  const next = withForm(tried, form);
  const isPossible =
    next.xp <= freeXp(state) && (next.used.get(form.holder) ?? 0) <= freeCards(state, entrance, form.holder);
  if (!isPossible) return false;
  const left = others.filter(({ name }) => name !== form.name);
  return isPaidBy(state, entrance, next) || canBoost(state, entrance, left, next);
}

function withForm(tried: Tried, { holder, gain, isPenaltyIgnored, xp, cards }: Booster): Tried {
  return {
    gain: tried.gain + gain,
    isPenaltyIgnored: tried.isPenaltyIgnored || isPenaltyIgnored,
    xp: tried.xp + xp,
    used: new Map([...tried.used, [holder, (tried.used.get(holder) ?? 0) + cards]]),
  };
}

/** The cards in hand, and what Soldiers have in play, that could be used while this Soldier pays, in each form. */
function boosterForms(state: Read, entrance: Entrance): readonly Booster[] {
  const forms: Booster[] = [];
  for (const soldier of state.game.soldiers) {
    if (soldier.standing !== 'in') continue;
    if (mayPlayCards(state, soldier.slot, 'payEntrance'))
      addHandForms(forms, state, entrance, soldier.number);
    addOwnedForms(forms, state, entrance, soldier);
  }
  return forms;
}

function addHandForms(forms: Booster[], state: Read, entrance: Entrance, holder: number): void {
  for (const token of knownHand(state, holder, entrance.viewer)) {
    const card = cardOfToken(state, token);
    const printed = abilitiesAt(card, 'payEntrance');
    if (printed.length === 0 || entrance.spoken.includes(token)) continue;
    const cards = 1 + (card.type === 'action' ? (card.discard ?? 0) : 0);
    for (const { ability } of printed)
      forms.push(...formsOf(state, entrance, { holder, token, name: `hand:${token}`, cards }, ability));
  }
}

function addOwnedForms(forms: Booster[], state: Read, entrance: Entrance, soldier: SoldierView): void {
  const joint = { when: 'payEntrance', joined: entrance.boosts } as const;
  for (const source of soldierAbilities(state, soldier, 'payEntrance')) {
    if (!hasUses(state, soldier, source) || !mayJoin(state, soldier, source, joint)) continue;
    // WF-RULING-132: several counters of a Service Record may be used together; all else joins once.
    const times = source.card.type === 'record' ? Math.min(usesLeft(state, soldier, source), 20) : 1;
    for (let use = 0; use < times; use += 1) {
      const name = `${soldier.number} ${source.key} ${source.index} ${use}`;
      const thing = { holder: soldier.number, token: -1, name, cards: 0 };
      forms.push(...formsOf(state, entrance, thing, source.ability));
    }
  }
}

function formsOf(
  state: Read,
  { mover, to }: Entrance,
  thing: Pick<Booster, 'holder' | 'token' | 'name' | 'cards'>,
  ability: Ability,
): readonly Booster[] {
  if (!holdsAt(state, to, ability)) return [];
  const { holder, token, name } = thing;
  const cards = thing.cards + costOf(ability, 'discard');
  const forms: Booster[] = [];
  for (const isUpgunned of [false, true]) {
    if (!serves(ability, isUpgunned, holder === mover.number)) continue;
    const { gain, isPenaltyIgnored } = worthOf(ability, isUpgunned);
    const xp = xpCost(ability, isUpgunned);
    forms.push({ holder, token, name, ability, isUpgunned, cards, xp, gain, isPenaltyIgnored });
  }
  return forms;
}

/** A booster may ask for a trait of the Location that is entered. */
export function holdsAt(state: Read, to: number, ability: Ability): boolean {
  if (ability.if === undefined) return true;
  return ability.if.every(
    (condition) => condition.is !== 'locationTrait' || hasSlotTrait(state, to, condition.trait),
  );
}

/** WF-CARD-05, 06: a plain "you" serves the holder, "[any Soldier]" whoever moves. */
function serves({ who, upgun }: Ability, isUpgunned: boolean, isOwn: boolean): boolean {
  if (isUpgunned && upgun === undefined) return false;
  const served = (isUpgunned ? upgun?.who : undefined) ?? who;
  return isOwn || served?.who === 'anySoldier';
}

function worthOf({ do: printed, upgun }: Ability, isUpgunned: boolean) {
  const effects: readonly Effect[] = (isUpgunned ? upgun?.do : undefined) ?? printed;
  return {
    gain: effects.reduce((sum, effect) => sum + (isEffect(effect, 'modMovement') ? effect.amount : 0), 0),
    isPenaltyIgnored: effects.some((effect) => isEffect(effect, 'ignoreEntrancePenalties')),
  };
}

/** A Move that nothing has been paid for yet. `spoken` cards cannot pay. */
function freshEntrance(
  mover: SoldierView,
  to: number,
  viewer: Seat,
  spoken: readonly number[] = NONE,
): Entrance {
  return { mover, to, spoken, boosts: NONE, discards: 0, viewer };
}

const NONE: readonly never[] = [];

/** The adjacent slots that nothing keeps this Soldier from (WF-MOVE-01, 02). */
export function openMoves(state: Read, mover: SoldierView): readonly number[] {
  return [mover.slot - 1, mover.slot + 1].filter((to) => moveRefusal(state, mover, to) === undefined);
}

/** What keeps a Soldier from a slot, or that it cannot be paid for, as far as the viewer knows (WF-MOVE-04 to 06). */
function entranceRefusal(state: Read, entrance: Entrance): RefusalCode | undefined {
  const refusal = moveRefusal(state, entrance.mover, entrance.to);
  if (refusal !== undefined) return refusal;
  return canPayEntrance(state, entrance) ? undefined : 'CANNOT_AFFORD_ENTRANCE';
}

/** The adjacent slots that are affordable. */
export function affordableMoves(state: Read, mover: SoldierView, viewer: Seat): readonly number[] {
  return [mover.slot - 1, mover.slot + 1].filter(
    (to) => entranceRefusal(state, freshEntrance(mover, to, viewer)) === undefined,
  );
}

/** The adjacent slots, and what rules out a Move there. */
export function considerMoves(state: Read, mover: SoldierView, viewer: Seat, note: Note): void {
  for (const to of [mover.slot - 1, mover.slot + 1])
    if (to >= 1 && to <= state.game.slots) {
      const refusal = goRefusal(state, mover, to, viewer);
      const args = leaveArgs(state, mover.slot, refusal);
      note({ type: 'move', soldier: mover.number, to }, 'WF-MOVE-01', refusal, args);
    }
}

/** Why a Soldier cannot Move to a slot: something keeps him, or it cannot be paid. */
export function goRefusal(
  state: Read,
  mover: SoldierView,
  to: number,
  viewer: Seat,
): RefusalCode | undefined {
  return entranceRefusal(state, freshEntrance(mover, to, viewer));
}

/** Why there is no such Move at all when some cards are already taken. */
export function stayRefusal(
  state: Read,
  mover: SoldierView,
  viewer: Seat,
  spoken: readonly number[],
): RefusalCode | undefined {
  const back = entranceRefusal(state, freshEntrance(mover, mover.slot - 1, viewer, spoken));
  if (back === undefined) return undefined;
  const ahead = entranceRefusal(state, freshEntrance(mover, mover.slot + 1, viewer, spoken));
  if (ahead === undefined) return undefined;
  // A slot without a Location says nothing of the way that there is.
  return KEEPING.find((code) => code === back || code === ahead) ?? 'NOWHERE_TO_GO';
}

/** What is said to keep a Soldier where he is, if the two ways differ: the first of these. */
const KEEPING: readonly RefusalCode[] = [
  'HAS_MOVED',
  'CANNOT_AFFORD_ENTRANCE',
  'CANNOT_LEAVE',
  'OBJECTIVE_INACTIVE',
];
