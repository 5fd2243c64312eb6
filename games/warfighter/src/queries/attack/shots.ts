import type { AttackFigures, Boost, ShotPlan } from '../../types.ts';
import { aimOf } from '../in-force/marks.ts';
import type { Read } from '../table/lookup.ts';
import { planAttack } from './attack.ts';
import { openModes } from './modes.ts';
import { type Aim, legalMarks } from './targets.ts';

/** The attack on a target with these boosters, once for each mode that is open. */
export function openShots(
  state: Read,
  figures: AttackFigures,
  boosts: readonly Boost[] = [],
): readonly ShotPlan[] {
  return openModes(state, figures, boosts).map((mode) => planAttack(state, figures, mode, boosts));
}

/** Every attack that a Soldier could make with a weapon now: one for each target and mode. */
export function shotsOf(state: Read, aim: Aim): readonly ShotPlan[] {
  const { number: soldier } = aim.soldier;
  const { weapon, profile } = aim.arm;
  return legalMarks(state, aim).flatMap((mark) =>
    openShots(state, { soldier, weapon, profile, ...aimOf(mark) }),
  );
}
