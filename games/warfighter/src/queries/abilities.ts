import type { Card } from '../content/cards.ts';
import type { Ability, Effect, EffectName, EffectOf, Trigger } from '../content/vocabulary.ts';
import { cardOfToken, getCard, getSlot, type HostileView, type Read, type SoldierView } from './lookup.ts';
import { isUncovered } from './reticles.ts';
import { supportZone, tokensIn } from './zones.ts';

/** An ability in play and what it is printed on. */
export interface Source {
  /** `soldier`, `item:ID`, `skill:ID`, `support:TOKEN`. */
  readonly key: string;
  readonly card: Card;
  readonly ability: Ability;
  readonly index: number;
  readonly item: number;
  readonly token: number;
}

interface Indexed {
  readonly ability: Ability;
  readonly index: number;
}

const NONE: readonly never[] = [];

/** What a card prints, sorted by moment and by word. Cards never change, so this is worked out once for each. */
interface Print {
  readonly abilities: Map<Trigger, Indexed[]>;
  readonly effects: Map<Trigger, Map<EffectName, Effect[]>>;
}

const prints = new WeakMap<Card, Print>();

function printOf(card: Card): Print {
  const known = prints.get(card);
  if (known !== undefined) return known;
  const print: Print = { abilities: new Map(), effects: new Map() };
  for (const [index, ability] of abilitiesOf(card).entries()) sortAbility(print, ability, index);
  prints.set(card, print);
  return print;
}

function sortAbility({ abilities, effects }: Print, ability: Ability, index: number): void {
  abilities.set(ability.when, [...(abilities.get(ability.when) ?? []), { ability, index }]);
  const words = effects.get(ability.when) ?? new Map<EffectName, Effect[]>();
  effects.set(ability.when, words);
  for (const effect of ability.do) words.set(effect.effect, [...(words.get(effect.effect) ?? []), effect]);
}

/** The abilities of a card that work at this moment, with their places on the card. */
export function abilitiesAt(card: Card, when: Trigger): readonly Indexed[] {
  return card.abilities === undefined ? NONE : (printOf(card).abilities.get(when) ?? NONE);
}

export function abilitiesOf(card: Card): readonly Ability[] {
  return card.abilities ?? NONE;
}

/** Every ability with this trigger that a Soldier has through his card, skills, gear and cards in play. */
export function soldierAbilities(state: Read, soldier: SoldierView, when: Trigger): readonly Source[] {
  const found: Source[] = [];
  const own = getCard(state, soldier.card);
  for (const { ability, index } of abilitiesAt(own, when))
    found.push({ key: 'soldier', card: own, ability, index, item: 0, token: -1 });
  for (const skill of soldier.skills) {
    const card = getCard(state, skill);
    for (const { ability, index } of abilitiesAt(card, when))
      found.push({ key: `skill:${skill}`, card, ability, index, item: 0, token: -1 });
  }
  for (const { id, card: gear } of soldier.gear) {
    const card = getCard(state, gear);
    for (const { ability, index } of abilitiesAt(card, when))
      found.push({ key: `item:${id}`, card, ability, index, item: id, token: -1 });
  }
  for (const token of tokensIn(state, supportZone(soldier.number))) {
    const card = cardOfToken(state, token);
    for (const { ability, index } of abilitiesAt(card, when))
      found.push({ key: `support:${token}`, card, ability, index, item: 0, token });
  }
  return found;
}

/** All effects of one word among a card's abilities with this trigger. */
export function effectsOf<N extends EffectName>(card: Card, when: Trigger, name: N): readonly EffectOf<N>[] {
  if (card.abilities === undefined) return NONE;
  // The list under a word holds effects of that word only.
  return (printOf(card).effects.get(when)?.get(name) ?? NONE) as readonly EffectOf<N>[];
}

export function isEffect<N extends EffectName>(effect: Effect, name: N): effect is EffectOf<N> {
  return effect.effect === name;
}

/** WF-HOST-21: special text of a hostile works while a reticle is uncovered. */
export function hostileEffects<N extends EffectName>(
  state: Read,
  hostile: HostileView,
  name: N,
  when: Trigger = 'static',
): readonly EffectOf<N>[] {
  const effects = effectsOf(getCard(state, hostile.card), when, name);
  return effects.length === 0 || isUncovered(state, hostile) ? effects : NONE;
}

/** Text of a Location (WF-CORE-12) and of what lies beside it. */
export function slotEffects<N extends EffectName>(
  state: Read,
  slot: number,
  name: N,
): readonly EffectOf<N>[] {
  const { card, attached } = getSlot(state, slot);
  const own = card === '' || !isInForce(state, slot) ? NONE : effectsOf(getCard(state, card), 'static', name);
  return attached.length === 0
    ? own
    : [...own, ...attached.flatMap((token) => effectsOf(cardOfToken(state, token), 'static', name))];
}

/** WF-OBJ-01: the text of an inactive Objective has no effect. */
function isInForce(state: Read, slot: number): boolean {
  return slot < state.game.slots || state.game.isActive;
}

/** Text that holds for the whole mission: the Mission card and the Situation Report (WF-SR-11). */
export function missionEffects<N extends EffectName>(
  state: Read,
  name: N,
  when: Trigger = 'static',
): readonly EffectOf<N>[] {
  const { mission, report } = state.game;
  const printed = effectsOf(getCard(state, mission), when, name);
  return report === '' ? printed : [...printed, ...effectsOf(getCard(state, report), when, name)];
}
