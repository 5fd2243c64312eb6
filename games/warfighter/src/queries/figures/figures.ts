import type { Span } from '../../content/vocabulary.ts';
import { findHostile, type Read } from '../table/lookup.ts';
import {
  type EffectiveFigure,
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
} from './effective.ts';

/** The current value of a figure on the table: a sum over cards, or the distances at which a hostile acts. */
export type Figure =
  | (EffectiveFigure & { readonly name: 'cover' | 'entrance' | 'movement' })
  | { readonly name: 'reach'; readonly spans: readonly Span[] };

export function hostileFigures(state: Read, token: number): readonly Figure[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  return [
    { name: 'cover', ...effectiveCover(state, hostile) },
    { name: 'reach', spans: effectiveReach(state, hostile) },
  ];
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
