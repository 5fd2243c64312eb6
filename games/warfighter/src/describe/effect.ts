import type { Effect, EffectName } from '../content/vocabulary.ts';
import { actWords } from './effects/acts.ts';
import { attackWords } from './effects/attack.ts';
import type { Describer } from './effects/describer.ts';
import { figureWords } from './effects/figures.ts';
import { harmWords } from './effects/harm.ts';
import { hostileWords } from './effects/hostile.ts';
import { missionWords } from './effects/mission.ts';
import { placeWords } from './effects/place.ts';
import type { Setting } from './parts/setting.ts';
import { listPart, part, type TextPart } from './parts/text-part.ts';

/** Every word of spec 28.6; those that hold other words are here, because they speak through this table. */
const WORDS: { readonly [N in EffectName]: Describer<N> } = {
  ...actWords,
  ...attackWords,
  ...figureWords,
  ...harmWords,
  ...hostileWords,
  ...missionWords,
  ...placeWords,
  choice: ({ branches }, setting) =>
    listPart(
      'or',
      branches.map((effects) => describeEffects(effects, setting)),
    ),
  payOr: ({ xp, otherwise }, setting) =>
    part('effect.payOr', { xp, otherwise: describeEffects(otherwise, setting) }),
};

/** What an effect does; with `upgun`, its upgunned figure in brackets. */
export function describeEffect(effect: Effect, setting: Setting, upgun?: Effect): TextPart {
  // Each word takes the effect of its own name; the index cannot express that pairing.
  const describe = WORDS[effect.effect] as (effect: Effect, setting: Setting, upgun?: Effect) => TextPart;
  return describe(effect, setting, upgun);
}

export function describeEffects(effects: readonly Effect[], setting: Setting): TextPart {
  return listPart(
    'then',
    effects.map((effect) => describeEffect(effect, setting)),
  );
}

/** Modifiers that differ in nothing but their figure share one phrase: `+2 [+4]`. */
export function canPair(effect: Effect, upgun: Effect): boolean {
  return effect.effect === upgun.effect && effect.effect.startsWith('mod');
}
