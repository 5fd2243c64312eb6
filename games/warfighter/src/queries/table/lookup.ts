import { type Immutable, InvariantError, type Reading } from '@sitrep/kernel';
import { cardIndexOf, type Printed } from '../../content/card-index.ts';
import type { CardOf, CardType, HostileCard } from '../../content/cards.ts';
import { type OptionName, type Options, RULESETS } from '../../options.ts';
import type { Hostile, Item, Slot, Soldier } from '../../state.ts';
import type { WarTypes } from '../../types.ts';

/** The state as rules read it. */
export type Read = Reading<WarTypes>;

/** The value of a switch: chosen for this match, or the ruleset's. */
export function option<O extends OptionName>({ config }: Pick<Read, 'config'>, name: O): Options[O] {
  if (latestOptions === undefined || latestConfig !== config) {
    latestConfig = config;
    latestOptions = chosenOptions(config);
  }
  return latestOptions[name];
}

/** The switches of the match that was asked about last: its wishes never change. */
let latestConfig: Read['config'] | undefined;
let latestOptions: Options | undefined;

function chosenOptions({ ruleset, options }: Read['config']): Options {
  const chosen = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...RULESETS[ruleset], ...Object.fromEntries(chosen) };
}

export function isOn(state: Read, name: OptionName): boolean {
  return option(state, name) === 'on';
}

export function findCard(state: Read, id: string): Printed | undefined {
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
  if (card.type !== type) throw new InvariantError('CARD_TYPE', `${id} is a ${card.type}, not a ${type}`);
  // The type was compared just above; narrowing does not reach a generic discriminant.
  return card as Printed<CardOf<T>>;
}

/** A way to the card of this type with an id that is mostly the one asked for last. */
function cardFinder<T extends CardType>(type: T): (state: Read, id: string) => Printed<CardOf<T>> {
  let last: { readonly content: object; readonly id: string; readonly card: Printed<CardOf<T>> } | undefined;
  return (state, id) => {
    const { content } = state;
    if (last?.id !== id || last.content !== content) last = { content, id, card: getCardOf(state, type, id) };
    return last.card;
  };
}

const findMission = cardFinder('mission');
const findObjective = cardFinder('objective');
const findReport = cardFinder('report');

export function missionCard(state: Read): Printed<CardOf<'mission'>> {
  return findMission(state, state.game.mission);
}

export function objectiveCard(state: Read): Printed<CardOf<'objective'>> {
  return findObjective(state, state.game.objective);
}

/** The Situation Report, where there is one. */
export function reportCard(state: Read): Printed<CardOf<'report'>> | undefined {
  const { report } = state.game;
  return report === '' ? undefined : findReport(state, report);
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
  for (const hostile of state.game.hostiles) if (hostile.token === token) return hostile;
  return undefined;
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
  for (const item of soldier.gear) if (item.id === id) return item;
  return undefined;
}

export function getItem<I extends { readonly id: number }>(
  soldier: { readonly gear: readonly I[] },
  id: number,
): I {
  const item = findItem(soldier, id);
  if (item === undefined) throw new InvariantError('ITEM_UNKNOWN', `there is no item ${id} here`);
  return item;
}

/** The Soldiers still in the mission, in number order. They are asked for all the time: as long as they stay, the list is the same. */
export function team(state: Read): readonly Immutable<Soldier>[] {
  let count = 0;
  for (const soldier of state.game.soldiers) {
    if (soldier.standing !== 'in') continue;
    if (soldier !== lastTeam[count]) return renewTeam(state);
    count += 1;
  }
  return count === lastTeam.length ? lastTeam : renewTeam(state);
}

let lastTeam: readonly Immutable<Soldier>[] = [];

function renewTeam({ game }: Read): readonly Immutable<Soldier>[] {
  lastTeam = game.soldiers.filter(({ standing }) => standing === 'in');
  return lastTeam;
}

export function soldiersIn(state: Read, slot: number): readonly Immutable<Soldier>[] {
  const found: Immutable<Soldier>[] = [];
  for (const soldier of state.game.soldiers)
    if (soldier.standing === 'in' && soldier.slot === slot) found.push(soldier);
  return found;
}

export function numbersOf(soldiers: readonly Immutable<Soldier>[]): readonly number[] {
  return soldiers.map(({ number }) => number);
}

export function hostilesIn(state: Read, slot: number): readonly Immutable<Hostile>[] {
  const found: Immutable<Hostile>[] = [];
  for (const hostile of state.game.hostiles) if (hostile.slot === slot) found.push(hostile);
  return found;
}

export type SoldierView = Immutable<Soldier>;
export type HostileView = Immutable<Hostile>;
export type ItemView = Immutable<Item>;
export type SlotView = Immutable<Slot>;
