import type { Dice } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { AttackFrame, VolleyFrame } from '../frames.ts';
import type { AttackPlan, RerollPlan, Target } from '../plans.ts';
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
  const dice = { attack: { count, sides: 6 } };
  return { type: 'attack', rule: 'CV-ATK-15', dice, ...shares, facts: targetOf(field, target) };
}

/** An attack whose dice are settled, with all that adds some or takes them away. */
export function settledAttack(
  field: Field,
  { firer, target, count }: Pick<AttackFrame, 'firer' | 'target' | 'count'>,
): AttackPlan {
  const { weapon = NONE } = findShot(field, firer) ?? {};
  return planned(field, { firer, weapon, target, base: count, modifiers: [] });
}

/** CV-HERO-02: the die of an attack that is rolled again, up to its face; a die is named by what it shows. */
export function planReroll(
  field: Field,
  { target, dice: faces, fixed }: Pick<AttackFrame, 'target' | 'dice' | 'fixed'>,
  face: number,
): RerollPlan {
  const place = faces.findIndex((die, at) => die === face && at !== fixed);
  const dice = { reroll: { count: 1, sides: 6 } };
  return { type: 'reroll', rule: 'CV-HERO-02', dice, target, facts: targetOf(field, target), faces, place };
}

/** The dice of an attack after one was rolled again. */
export function rerolled(
  { faces, place }: Pick<RerollPlan, 'faces' | 'place'>,
  { reroll: [die = 1] }: Dice<RerollPlan['dice']>,
): readonly number[] {
  return faces.with(place, die);
}

/** CV-ATK-15: below one die there is no attack. */
export function hasDice({ dice: { attack } }: AttackPlan): boolean {
  return attack.count >= 1;
}
