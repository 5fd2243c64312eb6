import { isNameIn, type Problem } from '@sitrep/kernel';
import type { Card } from '../content/cards.ts';
import { canAttach } from '../queries/squad/team.ts';
import { findCard, isOn, type Read } from '../queries/table/lookup.ts';
import type { GearPurchase, Purchase } from '../types.ts';
import { teamProblems } from './team-problems.ts';

/** A team being put together. Its lines may be wrong in any way; the rules say how. */
export type Draft = readonly Purchase[];

export function hire(draft: Draft, card: string, seats: number): Draft {
  return [...draft, { card, seat: draft.length % seats, gear: [], skills: [] }];
}

/** WF-BUY-05, 06: whether gear and Skills are bought for a Soldier; others come with what they have. */
export function isEquipped(card: Card): boolean {
  return card.type === 'soldier' && card.kind === 'player';
}

export function dismiss(draft: Draft, at: number): Draft {
  return draft.filter((_, index) => index !== at);
}

export function reseat(draft: Draft, at: number, seat: number): Draft {
  return change(draft, at, (line) => ({ ...line, seat }));
}

/** Adds a skill, a Service Record or a piece of gear. More of what is bought unit by unit joins what is there already. */
export function buy(draft: Draft, at: number, card: Card, units: number): Draft {
  if (card.type === 'skill')
    return change(draft, at, (line) => ({ ...line, skills: [...line.skills, card.id] }));
  if (card.type === 'record')
    return change(draft, at, (line) => ({ ...line, records: [...(line.records ?? []), card.id] }));
  return change(draft, at, (line) => ({ ...line, gear: addGear(line.gear, card, units) }));
}

function addGear(gear: readonly GearPurchase[], card: Card, units: number): readonly GearPurchase[] {
  const isCounted = (card.type === 'weapon' || card.type === 'equipment') && card.expended === true;
  const same = isCounted ? gear.findIndex((item) => item.card === card.id) : -1;
  if (same >= 0)
    return gear.map((item, index) => (index === same ? { ...item, units: (item.units ?? 1) + units } : item));
  return [...gear, isCounted ? { card: card.id, units } : { card: card.id }];
}

/** Puts the attachment bought last on the first card of this Soldier that it fits and that has none of it yet. */
export function attachLast(draft: Draft, at: number, cards: Readonly<Record<string, Card>>): Draft {
  return change(draft, at, (line) => {
    const last = line.gear.at(-1);
    const card = cards[last?.card ?? ''];
    if (last === undefined || card?.type !== 'equipment' || card.attachesTo === undefined) return line;
    const taken = line.gear.flatMap((item) => (item.card === last.card ? [item.attachTo] : []));
    const host = line.gear.findIndex(
      (item, index) => !taken.includes(index) && canAttach(card, cards[item.card], false),
    );
    return host < 0 ? line : { ...line, gear: line.gear.with(-1, { ...last, attachTo: host }) };
  });
}

/** The places of the gear list that the attachment in this place fits; none if it is no attachment. */
export function hostsFor(state: Read, { gear }: Purchase, place: number): readonly number[] {
  const card = findCard(state, gear[place]?.card ?? '');
  if (card?.type !== 'equipment' || card.attachesTo === undefined) return [];
  return gear.flatMap((item, index) =>
    canAttach(card, findCard(state, item.card), isOn(state, 'acog-legacy')) ? [index] : [],
  );
}

/** Takes back a skill or a piece of gear, with what was attached to it. */
export function drop(draft: Draft, at: number, card: string): Draft {
  return change(draft, at, (line) => {
    if (line.records?.includes(card))
      return { ...line, records: line.records.filter((record) => record !== card) };
    if (line.skills.includes(card)) return { ...line, skills: line.skills.filter((skill) => skill !== card) };
    const place = line.gear.findLastIndex((item) => item.card === card);
    return place < 0 ? line : { ...line, gear: withoutGear(line.gear, place) };
  });
}

function withoutGear(gear: readonly GearPurchase[], place: number): readonly GearPurchase[] {
  return gear.flatMap((item, index) => {
    if (index === place || item.attachTo === place) return [];
    const { attachTo } = item;
    return [attachTo !== undefined && attachTo > place ? { ...item, attachTo: attachTo - 1 } : item];
  });
}

/** Takes back the piece of gear in this place of the list, with what was attached to it. */
export function dropGear(draft: Draft, at: number, place: number): Draft {
  return change(draft, at, (line) => ({ ...line, gear: withoutGear(line.gear, place) }));
}

/** Changes what is bought in this place of the list: its units, its ammunition, or what it is attached to. */
export function changeGear(draft: Draft, at: number, place: number, part: Partial<GearPurchase>): Draft {
  return change(draft, at, (line) => ({
    ...line,
    gear: line.gear.map((item, index) => (index === place ? { ...item, ...part } : item)),
  }));
}

/** Sets how many extra sets of ammunition are bought for a weapon, one figure for each of its stacks. */
export function setAmmo(draft: Draft, at: number, card: string, ammo: readonly number[]): Draft {
  return change(draft, at, (line) => ({
    ...line,
    gear: line.gear.map((item) => (item.card === card ? { ...item, ammo } : item)),
  }));
}

/** The draft with one more card, bought for the Soldier in that line or as a line of its own, and the rules' objections to it. */
export function tryPurchase(
  state: Read,
  draft: Draft,
  at: number,
  card: Card,
): { readonly draft: Draft; readonly problems: readonly Problem[] } {
  const bought =
    card.type === 'soldier'
      ? hire(draft, card.id, state.config.seats)
      : attachLast(buy(draft, at, card, 1), at, state.content.cards);
  const before = new Set(problemsOf(state, draft).map((each) => JSON.stringify(each)));
  const problems = problemsOf(state, bought).filter((each) => !before.has(JSON.stringify(each)));
  return { draft: bought, problems };
}

function problemsOf(state: Read, soldiers: Draft): readonly Problem[] {
  return teamProblems(state, { type: 'buyTeam', soldiers });
}

/** What a problem is about: the Soldier, and the card of his that it names. */
export function cardsOfProblem(draft: Draft, path: string): readonly string[] {
  const [, index, list, place] = /^soldiers\.(\d+)(?:\.(gear|skills|records)\.(\d+))?/.exec(path) ?? [];
  const line = index === undefined ? undefined : draft[Number(index)];
  if (line === undefined) return [];
  const bought = { gear: line.gear.map((item) => item.card), skills: line.skills, records: line.records };
  const card = isNameIn(bought, list) ? bought[list]?.[Number(place)] : undefined;
  return card === undefined ? [line.card] : [line.card, card];
}

function change(draft: Draft, at: number, by: (line: Purchase) => Purchase): Draft {
  return draft.map((line, index) => (index === at ? by(line) : line));
}
