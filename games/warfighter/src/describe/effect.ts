import type { Effect } from '../content/vocabulary.ts';
import { wordOf } from '../words/lookup.ts';
import type { Setting } from './parts/setting.ts';
import { listPart, type TextPart } from './parts/text-part.ts';

/** What an effect does; with `upgun`, its upgunned figure in brackets. */
export function describeEffect(effect: Effect, setting: Setting, upgun?: Effect): TextPart {
  return wordOf(effect).text(effect, setting, upgun, describeEffects);
}

function describeEffects(effects: readonly Effect[], setting: Setting): TextPart {
  return listPart(
    'and',
    effects.map((effect) => describeEffect(effect, setting)),
  );
}

/** Effects that differ only in their figure share one phrase: `+2 [+4]`. */
export function canPair(effect: Effect, upgun: Effect): boolean {
  return effect.effect === upgun.effect && (effect.effect.startsWith('mod') || effect.effect === 'suppress');
}
