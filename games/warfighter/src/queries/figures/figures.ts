import type { Span } from '../../content/vocabulary.ts';
import { findHostile, type HostileView, type Read } from '../table/lookup.ts';
import {
  type EffectiveFigure,
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
  rangeFrom,
} from './effective.ts';

/** The current value of a figure on the table: a sum over cards, or the distances at which a hostile acts. */
export type Figure =
  | (EffectiveFigure & { readonly name: 'cover' | 'entrance' | 'movement' })
  /** The Cover against attacks from one Range, where others meet another. */
  | (EffectiveFigure & { readonly name: 'coverAt'; readonly range: number })
  | { readonly name: 'reach'; readonly spans: readonly Span[] };

export function hostileFigures(state: Read, token: number): readonly Figure[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  return [...coverFigures(state, hostile), { name: 'reach', spans: effectiveReach(state, hostile) }];
}

/** WF-KEY-42: one Cover against everybody in the mission, or one for each Range that they are at. */
function coverFigures(state: Read, hostile: HostileView): readonly Figure[] {
  const found = new Map<number, EffectiveFigure>();
  for (const { number, standing } of state.game.soldiers) {
    const range = rangeFrom(state, number, hostile.slot);
    if (standing === 'in' && range !== undefined) found.set(range, effectiveCover(state, hostile, number));
  }
  const covers = [...found].toSorted(([one], [other]) => one - other);
  const [[, first] = [0, effectiveCover(state, hostile)]] = covers;
  if (covers.every(([, { total }]) => total === first.total)) return [{ name: 'cover', ...first }];
  return covers.map(([range, cover]) => ({ name: 'coverAt', range, ...cover }));
}

/** Empty if there is no Location there. */
export function slotFigures(state: Read, slot: number): readonly Figure[] {
  const { card = '' } = state.game.path[slot - 1] ?? {};
  return card === '' ? [] : [{ name: 'entrance', ...effectiveEntrance(state, slot) }];
}

/** Empty for a Soldier who is out of the mission. */
export function soldierFigures(state: Read, number: number): readonly Figure[] {
  const soldier = state.game.soldiers[number - 1];
  if (soldier?.standing !== 'in') return [];
  return [
    { name: 'cover', ...effectiveSoldierCover(state, soldier) },
    { name: 'movement', ...effectiveMovement(state, soldier) },
  ];
}
