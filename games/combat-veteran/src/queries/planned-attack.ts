import type { Piece } from '../content/roster.ts';
import type { VolleyFrame } from '../frames.ts';
import type { AttackPlan, Target } from '../plans.ts';
import { NONE } from '../state.ts';
import { type Aim, enemiesIn, findShot, ignoresArmor, modifiersFor, poolOf } from './aiming.ts';
import { modified } from './conditions.ts';
import { type Field, soldierOf } from './field.ts';
import { occupiedHexes } from './line-of-sight.ts';
import { isCrawling, isWounded } from './pieces.ts';

/** What the dice need to know about a target. */
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
 * The attacks that an aim may lead to, each with all its dice on one target. Assumes for open choices that nobody else serves,
 * nothing is drawn from a bunker or a leader, and all firepower is committed.
 */
export function plannedAttacks(field: Field, aim: Aim, committed?: number): readonly AttackPlan[] {
  const { firer, weapon, hex, movers } = aim;
  const plain = { ...aim, bonus: Math.max(0, aim.bonus), dots: Math.max(0, aim.dots) };
  const pool = poolOf(field, plain, occupiedHexes(field));
  if (pool === undefined) return [];
  const base = committed ?? pool.budget.dice;
  const attacked = findShot(field, firer)?.targets ?? [];
  const isArmorIgnored = ignoresArmor(field, weapon);
  return enemiesIn(field, hex, soldierOf(field, firer).seat, movers)
    .filter((target) => !attacked.includes(target))
    .map((target) => {
      const modifiers = [...pool.modifiers, ...modifiersFor(field, target, isArmorIgnored)];
      return planned(field, { firer, weapon, target, base, modifiers });
    })
    .filter(hasDice);
}

/** The attack of a share of the dice that are dealt out to the targets of a hex. */
export function sharedAttack(
  field: Field,
  { firer, ignoresArmor: isArmorIgnored }: Pick<VolleyFrame, 'firer' | 'ignoresArmor'>,
  target: Piece,
  share: number,
): AttackPlan {
  const { weapon = NONE } = findShot(field, firer) ?? {};
  const modifiers = modifiersFor(field, target, isArmorIgnored);
  return planned(field, { firer, weapon, target, base: share, modifiers });
}

type Shares = Pick<AttackPlan, 'firer' | 'weapon' | 'target' | 'base' | 'modifiers'>;

function planned(field: Field, shares: Shares): AttackPlan {
  const { target, base, modifiers } = shares;
  const count = modified(base, modifiers);
  return { ...diceOfAttack(count), ...shares, facts: targetOf(field, target) };
}

/** CV-ATK-15: the dice of an attack. */
export function diceOfAttack(count: number): Pick<AttackPlan, 'type' | 'rule' | 'dice'> {
  return { type: 'attack', rule: 'CV-ATK-15', dice: { attack: { count, sides: 6 } } };
}

/** CV-ATK-15: below one die there is no attack. */
export function hasDice({ dice: { attack } }: AttackPlan): boolean {
  return attack.count >= 1;
}
