import { derive, type Immutable, InvariantError, type Reading } from '@sitrep/kernel';
import { cardIndexOf, type Printed } from '../../content/card-index.ts';
import type { CardOf, CardType, HostileCard } from '../../content/cards.ts';
import { type OptionName, type Options, RULESETS } from '../../options.ts';
import type { Hostile, Item, Slot, Soldier } from '../../state.ts';
import type { WarTypes } from '../../types.ts';

/** The state as rules read it. */
export type Read = Reading<WarTypes>;

/** The value of a switch: chosen for this match, or the ruleset's. */
export function option<O extends OptionName>({ config }: Pick<Read, 'config'>, name: O): Options[O] {
  return chosenOptions(config)[name];
}

const chosenOptions = derive.content(({ ruleset, options }: Read['config']): Options => {
  const chosen = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...RULESETS[ruleset], ...Object.fromEntries(chosen) };
});

export function isOn(state: Read, name: OptionName): boolean {
  return option(state, name) === 'on';
}

export function findCard(state: Pick<Read, 'content'>, id: string): Printed | undefined {
  return cardIndexOf(state.content).byId.get(id);
}

export function getCard(state: Read, id: string): Printed {
  const card = findCard(state, id);
  if (card === undefined) throw new InvariantError('CARD_UNKNOWN', `there is no card ${id}`);
  return card;
}

/** The card with this id, which must be of this type. */
export function getCardOf<T extends CardType>(state: Read, type: T, id: string): Printed<CardOf<T>> {
  const card = getCard(state, id);
  if (!isOfType(card, type)) throw new InvariantError('CARD_TYPE', `${id} is a ${card.type}, not a ${type}`);
  return card;
}

function isOfType<T extends CardType>(card: Printed, type: T): card is Printed<CardOf<T>> {
  return card.type === type;
}

export function missionCard(state: Read): Printed<CardOf<'mission'>> {
  return getCardOf(state, 'mission', state.game.mission);
}

export function objectiveCard(state: Read): Printed<CardOf<'objective'>> {
  return getCardOf(state, 'objective', state.game.objective);
}

/** The Situation Report, where there is one. */
export function reportCard(state: Read): Printed<CardOf<'report'>> | undefined {
  const { report } = state.game;
  return report === '' ? undefined : getCardOf(state, 'report', report);
}

/** The card that a token stands for. */
export function cardOfToken(state: Read, token: number): Printed {
  const card = cardIndexOf(state.content).byToken[token];
  if (card === undefined) throw new InvariantError('TOKEN_UNKNOWN', `there is no card with token ${token}`);
  return card;
}

/** The card that was placed in a slot, if any. Locations have a token, which finds them faster than their name. */
export function placedCard(state: Read, { card, token }: Pick<Slot, 'card' | 'token'>): Printed | undefined {
  if (token >= 0) return cardOfToken(state, token);
  if (card === '') return undefined;
  return card === state.game.objective ? objectiveCard(state) : findCard(state, card);
}

/** By slot, then by arrival (WF-RULING-32, 81, 100). */
export function inOrder(hostiles: readonly HostileView[]): readonly HostileView[] {
  return hostiles.toSorted((one, other) => one.slot - other.slot);
}

/** The card of a hostile: a token finds it faster than a name. */
export function hostileCard(state: Read, { token }: Pick<Hostile, 'token'>): Printed<HostileCard> {
  const card = cardOfToken(state, token);
  if (card.type !== 'hostile') throw new InvariantError('CARD_TYPE', `${card.id} is not a hostile`);
  return card;
}

export function getSoldier<S>(
  state: { readonly game: { readonly soldiers: readonly S[] } },
  number: number,
): S {
  const soldier = state.game.soldiers[number - 1];
  if (soldier === undefined) throw new InvariantError('SOLDIER_UNKNOWN', `there is no Soldier ${number}`);
  return soldier;
}

export function findHostile<H extends { readonly token: number }>(
  state: { readonly game: { readonly hostiles: readonly H[] } },
  token: number,
): H | undefined {
  return state.game.hostiles.find((hostile) => hostile.token === token);
}

export function getHostile<H extends { readonly token: number }>(
  state: { readonly game: { readonly hostiles: readonly H[] } },
  token: number,
): H {
  const hostile = findHostile(state, token);
  if (hostile === undefined)
    throw new InvariantError('HOSTILE_UNKNOWN', `there is no Hostile with token ${token}`);
  return hostile;
}

export function getSlot<S>(state: { readonly game: { readonly path: readonly S[] } }, slot: number): S {
  const found = state.game.path[slot - 1];
  if (found === undefined) throw new InvariantError('SLOT_UNKNOWN', `there is no slot ${slot}`);
  return found;
}

export function findItem<I extends { readonly id: number }>(
  soldier: { readonly gear: readonly I[] },
  id: number,
): I | undefined {
  return soldier.gear.find((item) => item.id === id);
}

export function getItem<I extends { readonly id: number }>(
  soldier: { readonly gear: readonly I[] },
  id: number,
): I {
  const item = findItem(soldier, id);
  if (item === undefined) throw new InvariantError('ITEM_UNKNOWN', `there is no item ${id} here`);
  return item;
}

/** The Soldiers still in the mission, in number order. */
export const team = derive.game(({ game }: Read): readonly Immutable<Soldier>[] =>
  game.soldiers.filter(({ standing }) => standing === 'in'),
);

export function soldiersIn(state: Read, slot: number): readonly Immutable<Soldier>[] {
  return team(state).filter((soldier) => soldier.slot === slot);
}

export function numbersOf(soldiers: readonly Immutable<Soldier>[]): readonly number[] {
  return soldiers.map(({ number }) => number);
}

export function hostilesIn(state: Read, slot: number): readonly Immutable<Hostile>[] {
  return state.game.hostiles.filter((hostile) => hostile.slot === slot);
}

export type SoldierView = Immutable<Soldier>;
export type HostileView = Immutable<Hostile>;
export type ItemView = Immutable<Item>;
export type SlotView = Immutable<Slot>;
