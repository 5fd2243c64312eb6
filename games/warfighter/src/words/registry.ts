import { addTrait } from './attack/add-trait.ts';
import { automaticHit } from './attack/automatic-hit.ts';
import { cancelAttack } from './attack/cancel-attack.ts';
import { ignoreScreening } from './attack/ignore-screening.ts';
import { modAttack } from './attack/mod-attack.ts';
import { modDefeatCover } from './attack/mod-defeat-cover.ts';
import { moveWounds } from './attack/move-wounds.ts';
import { redirectAttack } from './attack/redirect-attack.ts';
import { setDefeatCover } from './attack/set-defeat-cover.ts';
import { spray } from './attack/spray.ts';
import { choice } from './choices/choice.ts';
import { payOr } from './choices/pay-or.ts';
import { modActions } from './figures/mod-actions.ts';
import { modCover } from './figures/mod-cover.ts';
import { modHand } from './figures/mod-hand.ts';
import { modHealRoll } from './figures/mod-heal-roll.ts';
import { modHth } from './figures/mod-hth.ts';
import { modLoadout } from './figures/mod-loadout.ts';
import { modMovement } from './figures/mod-movement.ts';
import { modUnarmed } from './figures/mod-unarmed.ts';
import { chartAttack } from './harm/chart-attack.ts';
import { discardHostile } from './harm/discard-hostile.ts';
import { hit } from './harm/hit.ts';
import { supportAttack } from './harm/support-attack.ts';
import { suppress } from './harm/suppress.ts';
import { wound } from './harm/wound.ts';
import { camouflage } from './hostile/camouflage.ts';
import { closeQuarters } from './hostile/close-quarters.ts';
import { collateralDamage } from './hostile/collateral-damage.ts';
import { coverAtRange } from './hostile/cover-at-range.ts';
import { environ } from './hostile/environ.ts';
import { fearless } from './hostile/fearless.ts';
import { forbid } from './hostile/forbid.ts';
import { immobile } from './hostile/immobile.ts';
import { inspire } from './hostile/inspire.ts';
import { reinforce } from './hostile/reinforce.ts';
import { screenedBy } from './hostile/screened-by.ts';
import { screens } from './hostile/screens.ts';
import { modBudget } from './mission/mod-budget.ts';
import { modHostileValue } from './mission/mod-hostile-value.ts';
import { modSlots } from './mission/mod-slots.ts';
import { modTime } from './mission/mod-time.ts';
import { moveTimer } from './mission/move-timer.ts';
import { attach } from './place/attach.ts';
import { ignoreEntrancePenalties } from './place/ignore-entrance-penalties.ts';
import { modEntrance } from './place/mod-entrance.ts';
import { placeAt } from './place/place-at.ts';
import { discardCards } from './soldier/discard-cards.ts';
import { drawCards } from './soldier/draw-cards.ts';
import { drawLocation } from './soldier/draw-location.ts';
import { gainActions } from './soldier/gain-actions.ts';
import { gainGear } from './soldier/gain-gear.ts';
import { gainHardy } from './soldier/gain-hardy.ts';
import { gainXp } from './soldier/gain-xp.ts';
import { grantAttack } from './soldier/grant-attack.ts';
import { grantMove } from './soldier/grant-move.ts';
import { grantReload } from './soldier/grant-reload.ts';
import { heal } from './soldier/heal.ts';
import { healRoll } from './soldier/heal-roll.ts';
import { payDiscard } from './soldier/pay-discard.ts';
import { removeSuppress } from './soldier/remove-suppress.ts';

/** Every effect word, in the order of the card author's guide. A word exists only if it is listed here. */
export const WORDS = {
  modAttack,
  modDefeatCover,
  setDefeatCover,
  automaticHit,
  ignoreScreening,
  addTrait,
  modCover,
  modEntrance,
  ignoreEntrancePenalties,
  modMovement,
  payDiscard,
  modLoadout,
  modHand,
  modActions,
  modUnarmed,
  modHth,
  spray,
  modHealRoll,
  modBudget,
  modTime,
  modSlots,
  modHostileValue,
  screenedBy,
  screens,
  fearless,
  immobile,
  coverAtRange,
  inspire,
  reinforce,
  collateralDamage,
  closeQuarters,
  forbid,
  placeAt,
  grantAttack,
  grantMove,
  grantReload,
  gainActions,
  drawCards,
  drawLocation,
  discardCards,
  gainXp,
  gainGear,
  gainHardy,
  environ,
  camouflage,
  cancelAttack,
  redirectAttack,
  moveWounds,
  hit,
  discardHostile,
  suppress,
  removeSuppress,
  wound,
  heal,
  healRoll,
  supportAttack,
  chartAttack,
  moveTimer,
  choice,
  payOr,
  attach,
};

type FieldsByWord<W> = {
  readonly [N in keyof W]: W[N] extends { readonly name: N; readonly fields: infer F } ? F : never;
};

// The vocabulary is below all rules and the words are above them, so it cannot import their types; they are declared into it.
declare module '../content/vocabulary.ts' {
  interface EffectWords extends FieldsByWord<typeof WORDS> {}
}
