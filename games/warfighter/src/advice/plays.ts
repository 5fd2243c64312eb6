import type { Seat } from '@sitrep/kernel';
import type { Effect, EffectName } from '../content/vocabulary.ts';
import { isEffect, soldierAbilities } from '../queries/in-force/abilities.ts';
import { climatesAt, hardyFor } from '../queries/in-force/environment.ts';
import { buildSlot } from '../queries/mission/objective.ts';
import { extremeSlot } from '../queries/soldiers/soldiers.ts';
import { cardOfToken, getSoldier, type Read, type SoldierView } from '../queries/table/lookup.ts';
import type { Command } from '../types.ts';
import { heldLocations, isMarker, POINT, threatNear, wantsLocation } from './worth.ts';

/** What playing an Action card in the open turn is worth. */
export function playWorth(
  state: Read,
  { soldier, card: token }: Extract<Command, { type: 'playCard' }>,
  seat: Seat,
): number {
  const card = cardOfToken(state, token);
  if (isMarker(card)) return wantsLocation(state, seat) ? 2 * POINT : -POINT;
  if (card.type === 'action' && card.kind === 'support')
    return state.game.hostiles.length > 1 ? POINT : -POINT;
  const effects = (card.abilities ?? []).flatMap((ability) => ability.do);
  return effectsWorth(state, getSoldier(state, soldier), effects, seat) ?? 160;
}

/** What using something in play is worth. */
export function abilityWorth(
  state: Read,
  { soldier: number, source, ability }: Extract<Command, { type: 'useAbility' }>,
  seat: Seat,
): number {
  const soldier = getSoldier(state, number);
  const found = soldierAbilities(state, soldier, 'main').find(
    ({ key, index }) => key === source && index === ability,
  );
  return effectsWorth(state, soldier, found?.ability.do ?? [], seat) ?? 140;
}

type Judge = (state: Read, soldier: SoldierView, seat: Seat) => number;

/** What is not always good. */
const CAREFUL: Readonly<Partial<Record<EffectName, Judge>>> = {
  grantMove: (state) => (threatNear(state, extremeSlot(state, 'front'), 1) > 0 ? 20 : 90),
  gainGear: (state) => (state.game.hostiles.length > 0 ? -50 : 40),
  drawLocation: (state, _soldier, seat) =>
    buildSlot(state) > 0 && heldLocations(state, seat) === 0 ? 150 : -POINT,
  gainHardy: (state, soldier) => (needsHardy(state, soldier) ? 120 : -POINT),
};

/** WF-ENV-01: he is in the cold and has nothing left against it. */
function needsHardy(state: Read, soldier: SoldierView): boolean {
  return climatesAt(state, soldier).some(({ climate }) => hardyFor(soldier, climate) === 0);
}

function effectsWorth(
  state: Read,
  soldier: SoldierView,
  effects: readonly Effect[],
  seat: Seat,
): number | undefined {
  if (effects.some((effect) => isSmoke(effect)))
    return threatNear(state, soldier.slot, 0) > 200 ? 130 : -POINT;
  const judges = effects.flatMap(({ effect }) => CAREFUL[effect] ?? []);
  return judges.length === 0 ? undefined : Math.min(...judges.map((judge) => judge(state, soldier, seat)));
}

/** Something that holds down everybody nearby. */
function isSmoke(effect: Effect): boolean {
  return isEffect(effect, 'suppress') && effect.on.who === 'hostilesHere';
}
