import type { Printed } from '../../content/card-index.ts';
import type { Card } from '../../content/cards.ts';
import type { Indexed, PrintedMoment } from '../../content/print.ts';
import type { Ability, Effect, EffectName, EffectOf, Trigger } from '../../content/vocabulary.ts';
import { cardOfToken, type HostileView, hostileCard, type Read, type SoldierView } from '../table/lookup.ts';
import { profileOf, type Source, sourcesOn } from '../table/profile.ts';
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

function findEffects<N extends EffectName>({ effects }: PrintedMoment, name: N): readonly EffectOf<N>[] {
  // The list under a word holds effects of that word only.
  for (const [word, found] of effects) if (word === name) return found as readonly EffectOf<N>[];
  return NONE;
}

export function abilitiesOf(card: Card): readonly Ability[] {
  return card.abilities ?? NONE;
}

/** Every ability with this trigger that a Soldier has through his card, skills, gear and cards in play. */
export function soldierAbilities(state: Read, soldier: SoldierView, when: Trigger): readonly Source[] {
  const own = profileOf(state, soldier).sources.get(when) ?? NONE;
  const supports = supportOf(state, soldier.number);
  return supports.length === 0 ? own : [...own, ...supportSources(state, supports, when)];
}

function supportSources(state: Read, tokens: readonly number[], when: Trigger): readonly Source[] {
  return tokens
    .flatMap((token) => sourcesOn(cardOfToken(state, token), `support:${token}`, { item: 0, token }))
    .filter(({ ability }) => ability.when === when);
}

export function isEffect<N extends EffectName>(effect: Effect, name: N): effect is EffectOf<N> {
  return effect.effect === name;
}

/** WF-HOST-21: special text of a hostile works while a reticle is uncovered. */
export function hostileEffects<N extends EffectName>(
  state: Read,
  hostile: HostileView,
  name: N,
  when: Trigger,
): readonly EffectOf<N>[] {
  const effects = effectsOf(hostileCard(state, hostile), when, name);
  return effects.length === 0 || isUncovered(state, hostile) ? effects : NONE;
}
