import type { Calling } from '../acts/common.ts';
import type { Ability, Effect, EffectName, Trigger } from '../content/vocabulary.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { EffectScope, RefusalCode } from '../types.ts';
import type { Inner, Variant, Word } from './form/word.ts';
import { WORDS } from './registry.ts';

const BY_NAME: Readonly<Record<EffectName, Word>> = WORDS;

export const allWords: readonly Word[] = Object.values(BY_NAME);

export function wordOf({ effect }: Effect): Word {
  return BY_NAME[effect];
}

/** The effects nested in an effect, with the path to them. */
export function innerOf(effect: Effect): readonly Inner[] {
  return wordOf(effect).inner?.(effect) ?? [];
}

/** The effects of an ability in every form, nested ones included. */
export function allEffects({ do: printed, upgun }: Ability): readonly Effect[] {
  return [...printed, ...(upgun?.do ?? [])].flatMap(withInner);
}

function withInner(effect: Effect): readonly Effect[] {
  return [effect, ...innerOf(effect).flatMap(({ effects }) => effects.flatMap(withInner))];
}

/** The cards that an effect works on at a moment, and its name there. */
export function placeOf(effect: Effect, when: Trigger): Variant {
  const { at, variantOf } = wordOf(effect);
  const carriers = at[when] ?? [];
  const variant = variantOf?.(effect);
  if (variant === undefined) return { name: effect.effect, on: carriers };
  return { name: variant.name, on: carriers.filter((carrier) => variant.on.includes(carrier)) };
}

/** The parts of words that play needs all the time, in objects of one shape, which is faster. */
const BEHAVIOUR = Object.fromEntries(allWords.map(({ name, why, run }) => [name, { why, run }]));

/** Why a list would do nothing: what rules out its first instant effect. Later ones that cannot happen are skipped. */
export function whyAll(state: Read, scope: EffectScope, effects: readonly Effect[]): RefusalCode | undefined {
  for (const effect of effects) {
    const word = BEHAVIOUR[effect.effect];
    if (word?.run !== undefined) return word.why?.(state, scope, effect, whyAll);
  }
  return undefined;
}

/** Whether a list would do something. */
export function canAll(state: Read, scope: EffectScope, effects: readonly Effect[]): boolean {
  return whyAll(state, scope, effects) === undefined;
}

/** Whether the effect makes something happen; otherwise rules only read it. */
export function isInstant({ effect }: Effect): boolean {
  return BEHAVIOUR[effect]?.run !== undefined;
}

export function runEffect(context: Calling, scope: EffectScope, effect: Effect): void {
  BEHAVIOUR[effect.effect]?.run?.(context, scope, effect);
}
