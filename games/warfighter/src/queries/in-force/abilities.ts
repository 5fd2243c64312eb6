import type { Printed } from '../../content/card-index.ts';
import type { Card } from '../../content/cards.ts';
import type { Indexed, Moment } from '../../content/print.ts';
import type { Ability, Effect, EffectName, EffectOf, Trigger } from '../../content/vocabulary.ts';
import {
  cardOfToken,
  getCard,
  getSlot,
  type HostileView,
  hostileCard,
  missionCard,
  option,
  placedCard,
  type Read,
  reportCard,
  type SoldierView,
} from '../table/lookup.ts';
import { addSources, printedSources, type Source } from '../table/profile.ts';
import { supportOf } from '../table/zones.ts';
import { isUncovered } from './reticles.ts';

const NONE: readonly never[] = [];

/** The abilities of a card that work at this moment, with their places on the card. */
export function abilitiesAt({ print }: Printed, when: Trigger): readonly Indexed[] {
  for (const moment of print) if (moment.when === when) return moment.abilities;
  return NONE;
}

/** All effects of one word among a card's abilities with this trigger. */
export function effectsOf<N extends EffectName>(
  { print }: Printed,
  when: Trigger,
  name: N,
): readonly EffectOf<N>[] {
  for (const moment of print) if (moment.when === when) return findEffects(moment, name);
  return NONE;
}

function findEffects<N extends EffectName>({ effects }: Moment, name: N): readonly EffectOf<N>[] {
  // The list under a word holds effects of that word only.
  for (const [word, found] of effects) if (word === name) return found as readonly EffectOf<N>[];
  return NONE;
}

export function abilitiesOf(card: Card): readonly Ability[] {
  return card.abilities ?? NONE;
}

/** Every ability with this trigger that a Soldier has through his card, skills, gear and cards in play. */
export function soldierAbilities(state: Read, soldier: SoldierView, when: Trigger): readonly Source[] {
  const own = printedSources(state, soldier, when);
  let found: Source[] | undefined;
  for (const token of supportOf(state, soldier.number)) {
    const card = cardOfToken(state, token);
    if (abilitiesAt(card, when).length === 0) continue;
    found ??= [...own];
    addSources(found, card, when, { key: `support:${token}`, item: 0, token });
  }
  return found ?? own;
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
  const effects = effectsOf(hostileCard(state, hostile), when, name);
  return effects.length === 0 || isUncovered(state, hostile) ? effects : NONE;
}

/** WF-RULING-42: whether text that only describes a card outlasts its being covered (the switch covered-text). */
function keepsDescriptors(state: Read): boolean {
  return option(state, 'covered-text') === 'descriptors-stay';
}

/** The same for text that describes the card itself. */
export function descriptorsOf<N extends EffectName>(
  state: Read,
  hostile: HostileView,
  name: N,
): readonly EffectOf<N>[] {
  const effects = effectsOf(hostileCard(state, hostile), 'static', name);
  return effects.length === 0 || keepsDescriptors(state) || isUncovered(state, hostile) ? effects : NONE;
}

/** Text of a Location (WF-CORE-12) and of what lies beside it. */
export function slotEffects<N extends EffectName>(
  state: Read,
  slot: number,
  name: N,
): readonly EffectOf<N>[] {
  const place = getSlot(state, slot);
  const card = isInForce(state, slot) ? placedCard(state, place) : undefined;
  let found = card === undefined ? NONE : placeEffects(state, card, name);
  for (const token of place.attached) {
    const more = effectsOf(cardOfToken(state, token), 'static', name);
    if (more.length > 0) found = [...found, ...more];
  }
  return found;
}

/** Goes through the same, with the card that each effect is printed on. */
export function eachSlotEffect<N extends EffectName>(
  state: Read,
  slot: number,
  name: N,
  visit: (effect: EffectOf<N>, source: string) => void,
): void {
  const place = getSlot(state, slot);
  const card = isInForce(state, slot) ? placedCard(state, place) : undefined;
  if (card !== undefined) for (const effect of placeEffects(state, card, name)) visit(effect, card.id);
  for (const token of place.attached) {
    const beside = cardOfToken(state, token);
    for (const effect of effectsOf(beside, 'static', name)) visit(effect, beside.id);
  }
}

/** What a placed card prints, with what is embedded in it (WF-RULING-128). */
function placeEffects<N extends EffectName>(state: Read, card: Printed, name: N): readonly EffectOf<N>[] {
  const own = effectsOf(card, 'static', name);
  if (card.type !== 'objective' || card.embedded === undefined) return own;
  return [...own, ...effectsOf(getCard(state, card.embedded), 'static', name)];
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
  const printed = effectsOf(missionCard(state), when, name);
  const report = reportCard(state);
  const reported = report === undefined ? NONE : effectsOf(report, when, name);
  return reported.length === 0 ? printed : [...printed, ...reported];
}

/** Goes through the same, with the card that each effect is printed on. */
export function eachMissionEffect<N extends EffectName>(
  state: Read,
  name: N,
  visit: (effect: EffectOf<N>, source: string) => void,
): void {
  const mission = missionCard(state);
  for (const effect of effectsOf(mission, 'static', name)) visit(effect, mission.id);
  const report = reportCard(state);
  if (report !== undefined) for (const effect of effectsOf(report, 'static', name)) visit(effect, report.id);
}
