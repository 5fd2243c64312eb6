import type { Calling } from '../acts/common.ts';
import type { Effect, EffectName, EffectOf } from '../content/vocabulary.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { EffectScope } from '../types.ts';

/** Whether a list of effects would do anything. Handed to words that hold other words. */
export type CanAll = (state: Read, scope: EffectScope, effects: readonly Effect[]) => boolean;

/** A word of the vocabulary that something happens by. Words without an entry are read by queries instead. */
export interface Instant<N extends EffectName> {
  /** Whether it would do anything for this beneficiary now; without it, it always would. */
  can?(state: Read, scope: EffectScope, effect: EffectOf<N>, canAll: CanAll): boolean;
  /** Carries it out; the `resolve` procedure goes on with the next effect when control comes back. */
  run(context: Calling, scope: EffectScope, effect: EffectOf<N>): void;
}

export type Instants = { readonly [N in EffectName]?: Instant<N> };
