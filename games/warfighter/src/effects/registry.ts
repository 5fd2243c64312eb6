import type { Calling } from '../acts/common.ts';
import type { Effect, EffectName } from '../content/vocabulary.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { EffectScope } from '../types.ts';
import { attach } from './attach.ts';
import { chartAttack } from './chart-attack.ts';
import { choice } from './choice.ts';
import { discardCards } from './discard-cards.ts';
import { discardHostile } from './discard-hostile.ts';
import { drawCards } from './draw-cards.ts';
import { drawLocation } from './draw-location.ts';
import type { Instant, Instants } from './effect.ts';
import { gainActions } from './gain-actions.ts';
import { gainGear } from './gain-gear.ts';
import { gainHardy } from './gain-hardy.ts';
import { gainXp } from './gain-xp.ts';
import { grantAttack } from './grant-attack.ts';
import { grantMove } from './grant-move.ts';
import { grantReload } from './grant-reload.ts';
import { heal } from './heal.ts';
import { healRoll } from './heal-roll.ts';
import { hit } from './hit.ts';
import { moveTimer } from './move-timer.ts';
import { payOr } from './pay-or.ts';
import { removeSuppress } from './remove-suppress.ts';
import { supportAttack } from './support-attack.ts';
import { suppress } from './suppress.ts';
import { wound } from './wound.ts';

const WORDS: Instants = {
  attach,
  chartAttack,
  choice,
  discardCards,
  discardHostile,
  drawCards,
  drawLocation,
  gainActions,
  gainGear,
  gainHardy,
  gainXp,
  grantAttack,
  grantMove,
  grantReload,
  heal,
  healRoll,
  hit,
  moveTimer,
  payOr,
  removeSuppress,
  supportAttack,
  suppress,
  wound,
};

/** The same, all with both fields: things of one shape are read faster. */
const INSTANTS = Object.fromEntries(
  Object.entries(WORDS).map(([name, { can, run }]) => [name, { can, run }]),
);

function instantOf(name: EffectName): Instant<EffectName> | undefined {
  // Each entry takes the effect of its own name; the index cannot express that pairing.
  return INSTANTS[name] as Instant<EffectName> | undefined;
}

/** Whether a list would do something: its first instant effect can. Later ones are passed over where they cannot. */
export function canAll(state: Read, scope: EffectScope, effects: readonly Effect[]): boolean {
  for (const effect of effects) {
    const instant = instantOf(effect.effect);
    if (instant !== undefined) return instant.can?.(state, scope, effect, canAll) ?? true;
  }
  return true;
}

export function isInstant(effect: Effect): boolean {
  return instantOf(effect.effect) !== undefined;
}

export function runEffect(context: Calling, scope: EffectScope, effect: Effect): void {
  instantOf(effect.effect)?.run(context, scope, effect);
}
