import { derive, type Seat } from '@sitrep/kernel';
import type { Read } from '../queries/table/lookup.ts';
import type { Command } from '../types.ts';
import { listActs } from './open-acts.ts';

/** The acts of a seat if each of its Soldiers had so many Actions. */
export function actsWith(state: Read, seat: Seat, actions: number): ReadonlySet<string> {
  const soldiers = state.game.soldiers.map((soldier) => ({ ...soldier, actions }));
  const acts = listActs({ ...state, game: { ...state.game, soldiers } }, seat);
  return new Set(acts.map((act) => JSON.stringify(act)));
}

const actsByPrice = derive.zones((state: Read, seat: Seat): readonly ReadonlySet<string>[] => [
  actsWith(state, seat, 0),
  actsWith(state, seat, 1),
]);

/** The Actions that an act of the open turn costs: whoever has fewer is not offered it. */
export function actionPrice(state: Read, seat: Seat, act: Command): number {
  const acts = actsByPrice(state, seat);
  const price = acts.findIndex((each) => each.has(JSON.stringify(act)));
  return price < 0 ? acts.length : price;
}
