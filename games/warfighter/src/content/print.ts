import type { Ability, Effect, EffectName, Trigger } from './vocabulary.ts';

/** An ability and its place on the card. */
export interface Indexed {
  readonly ability: Ability;
  readonly index: number;
}

/** What a card prints for one moment. */
export interface PrintedMoment {
  readonly when: Trigger;
  readonly abilities: readonly Indexed[];
  /** The effects of all these abilities, those of one word together. */
  readonly effects: readonly (readonly [name: EffectName, effects: readonly Effect[]])[];
}

/** What a card prints, sorted by moment. There is so little of it that a linear search is fastest. */
export interface Print {
  readonly print: readonly PrintedMoment[];
  /** WF-BUY-10: by how much it raises what its owner may carry. */
  readonly loadoutBonus: number;
}
