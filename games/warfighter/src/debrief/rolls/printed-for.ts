import type { SeatEvent } from '@sitrep/kernel';
import type { EffectName, EffectOf } from '../../content/vocabulary.ts';
import { isEffect } from '../../queries/in-force/abilities.ts';
import { findCard, type Read } from '../../queries/table/lookup.ts';
import { allEffects } from '../../words/lookup.ts';

/** The word that a roll comes from, with the card that prints it and what was said when that card came up. */
export interface PrintedFor<N extends EffectName> {
  readonly card: string;
  readonly effect: EffectOf<N>;
  readonly event: SeatEvent;
}

/** The last card before a roll that came up, was played or used, and says so. */
export function printedFor<N extends EffectName>(
  state: Read,
  events: readonly SeatEvent[],
  roll: SeatEvent,
  word: N,
): PrintedFor<N> | undefined {
  for (const event of events.toReversed()) {
    const card = event.n < roll.n ? cardIn(event) : '';
    const effect = effectsOn(state, card).find((each) => isEffect(each, word));
    if (effect !== undefined && isEffect(effect, word)) return { card, effect, event };
  }
  return undefined;
}

const NAMING: Readonly<Record<string, string>> = {
  cardPlayed: 'card',
  eventDrawn: 'card',
  locationPlaced: 'card',
  hostileEntered: 'card',
  abilityUsed: 'source',
};

function cardIn(event: SeatEvent): string {
  return String(event[NAMING[event.type] ?? ''] ?? '');
}

function effectsOn(state: Read, id: string) {
  const card = id === '' ? undefined : findCard(state, id);
  return (card?.abilities ?? []).flatMap(allEffects);
}
