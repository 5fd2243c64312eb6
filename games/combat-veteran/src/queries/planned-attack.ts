import type { Piece } from '../content/roster.ts';
import type { Modifier } from '../types.ts';
import { type Aim, enemiesIn, findShot, ignoresArmor, modifiersFor, poolOf } from './aiming.ts';
import { modified } from './conditions.ts';
import { type Field, soldierOf } from './field.ts';
import { occupiedHexes } from './line-of-sight.ts';
import { isCrawling, isWounded } from './pieces.ts';
import type { Target } from './resolve-attack.ts';

/** An attack on one target as it would be rolled. */
export interface PlannedAttack {
  readonly target: Piece;
  /** The dice before conditions: firepower, or a share of a pool. */
  readonly base: number;
  /** All that adds dice or takes them away, of the hex and of the target. */
  readonly modifiers: readonly Modifier[];
  /** At least one. */
  readonly dice: number;
}

/** What dice must know of a target. */
export function targetOf(field: Field, soldier: Piece): Target {
  const { discipline, isGroup } = soldierOf(field, soldier);
  return {
    discipline,
    isWounded: isWounded(field, soldier),
    isCrawling: isCrawling(field, soldier),
    diesOfWounds: isGroup,
  };
}

/**
 * The attacks that an aim may come to, each with all its dice on one target. What is still open is taken to be so: nobody more serves,
 * nothing is drawn from a bunker or a leader, and all firepower is committed.
 */
export function plannedAttacks(field: Field, aim: Aim, committed?: number): readonly PlannedAttack[] {
  const plain = { ...aim, bonus: Math.max(0, aim.bonus), dots: Math.max(0, aim.dots) };
  const pool = poolOf(field, plain, occupiedHexes(field));
  if (pool === undefined) return [];
  const base = committed ?? pool.budget.dice;
  const attacked = findShot(field, aim.firer)?.targets ?? [];
  return enemiesIn(field, aim.hex, soldierOf(field, aim.firer).seat, aim.movers)
    .filter((target) => !attacked.includes(target))
    .flatMap((target) => planned(target, base, [...pool.modifiers, ...ownModifiers(field, aim, target)]));
}

function ownModifiers(field: Field, { weapon }: Aim, target: Piece): readonly Modifier[] {
  return modifiersFor(field, target, ignoresArmor(field, weapon));
}

/** The attack of a share of the dice that are dealt out to the targets of a hex. */
export function sharedAttack(
  field: Field,
  target: Piece,
  share: number,
  isArmorIgnored: boolean,
): readonly PlannedAttack[] {
  return planned(target, share, modifiersFor(field, target, isArmorIgnored));
}

function planned(target: Piece, base: number, modifiers: readonly Modifier[]): readonly PlannedAttack[] {
  const dice = modified(base, modifiers);
  return dice < 1 ? [] : [{ target, base, modifiers, dice }];
}
