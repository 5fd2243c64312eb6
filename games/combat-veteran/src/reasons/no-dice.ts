import { distance, type Hex } from '@sitrep/hex';
import { enemiesIn, findShot, ignoresArmor, modifiersFor, poolOf } from '../queries/aiming.ts';
import { modified } from '../queries/conditions.ts';
import type { Plan } from '../queries/feasible.ts';
import { type Field, soldierOf } from '../queries/field.ts';
import { mainStop } from '../queries/look.ts';
import type { Why } from '../queries/reason.ts';
import type { Modifier } from '../types.ts';

/** CV-LOS-12: why there is no line of sight: the hex that stops the most lines, and how. */
export function noSight(field: Field, from: Hex, hex: Hex): Why {
  const stop = mainStop(field, from, hex);
  const block = stop?.hex === undefined ? { block: 'edge' } : { block: stop.reason, stop: stop.hex };
  return { code: 'NO_SIGHT', rule: 'CV-LOS-12', args: { hex, ...block } };
}

/** An attack that is left without a die, with everything that adds dice or takes them away. */
interface Failure {
  readonly hex: Hex;
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
}

/** CV-ATK-15: what takes the most dice from the attack that comes closest to having one. */
export function whyNoDice(field: Field, plan: Plan, hexes: readonly Hex[], occupied: readonly Hex[]): Why {
  const failures = hexes.flatMap((hex) => failuresAt(field, plan, hex, occupied));
  const [best] = failures.toSorted((a, b) => b.dice - a.dice);
  if (best === undefined) return { code: 'ATTACKED_ALREADY', rule: 'CV-ATK-17' };
  return noDice(best.hex, best.modifiers, {
    distance: distance(field.board.grid, plan.from, best.hex),
    range: plan.budget.range,
  });
}

/** CV-ATK-15: no die is left against a hex, with the condition that takes the most and any further arguments. */
export function noDice(hex: Hex, modifiers: readonly Modifier[], more: object = {}): Why {
  const { condition, dice } = worstOf(modifiers);
  return { code: 'NO_DICE', rule: 'CV-ATK-15', args: { hex, condition, dice, ...more } };
}

/** One for each target that was not attacked yet. */
function failuresAt(field: Field, plan: Plan, hex: Hex, occupied: readonly Hex[]): readonly Failure[] {
  const { firer, weapon, movers } = plan.aim;
  const pool = poolOf(field, { ...plan.aim, hex, dots: plan.dots }, occupied);
  const attacked = findShot(field, firer)?.targets ?? [];
  return enemiesIn(field, hex, soldierOf(field, firer).seat, movers)
    .filter((target) => !attacked.includes(target))
    .map((target) => {
      const modifiers = [
        ...(pool?.modifiers ?? []),
        ...modifiersFor(field, target, ignoresArmor(field, weapon)),
      ];
      return { hex, dice: modified(plan.budget.dice, modifiers), modifiers };
    });
}

const NOTHING: Modifier = { condition: 'terrain', dice: 0, rule: 'CV-ATK-15' };

/** The modifier that takes the most dice. */
function worstOf(modifiers: readonly Modifier[]): Modifier {
  return modifiers.reduce((worst, each) => (each.dice < worst.dice ? each : worst), NOTHING);
}
