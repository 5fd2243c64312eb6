import { distance } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import type { AttackPlan } from '../plans.ts';
import { ignoresArmor } from '../queries/aiming.ts';
import { type Field, get } from '../queries/field.ts';
import { knownOdds } from '../queries/known-odds.ts';
import { hasDice, sharedAttack } from '../queries/planned-attack.ts';
import { anyHit, menExpected, riskOf } from '../queries/risk.ts';
import { EFFECTS, type Effect } from '../types.ts';
import { type BestShot, type Shares, sharesText } from './best-shots.ts';
import type { PoolPart, ShotSketch, SplitSketch, TargetSketch } from './sketches.ts';

/** The attack that a share of a shot's dice is. */
export function attackOf(field: Field, { gun }: BestShot, target: Piece, share: number): AttackPlan {
  const { firer, weapon } = gun;
  const plan = sharedAttack(field, { firer, ignoresArmor: ignoresArmor(field, weapon) }, target, share);
  return { ...plan, weapon };
}

/** What a fire planner draws of a shot. */
export function shotSketch(field: Field, shot: BestShot): ShotSketch {
  const { gun, hex, pool, targets, splits } = shot;
  const from = get(field.game.at, gun.firer);
  const alone = targets.filter((target) => hasDice(attackOf(field, shot, target, pool)));
  return {
    kind: 'shot',
    ...gun,
    from,
    hex,
    distance: distance(field.board.grid, from, hex),
    parts: poolParts(shot),
    pool,
    alone: alone.map((target) => targetSketch(field, shot, target, pool)),
    splits: splits.map((shares) => splitSketch(field, shot, shares)),
    isRevealing: get(field.game.isHidden, gun.firer),
  };
}

/** CV-ATK-15: the firepower, then what the hex adds or takes away. */
function poolParts({ budget, modifiers }: BestShot): readonly PoolPart[] {
  const firepower = { name: 'firepower', dice: budget.dice, rule: 'CV-ATK-07' } as const;
  return [firepower, ...modifiers.map(({ condition, dice, rule }) => ({ name: condition, dice, rule }))];
}

function targetSketch(field: Field, shot: BestShot, target: Piece, share: number): TargetSketch {
  const { dice, facts, modifiers } = attackOf(field, shot, target, share);
  const { count } = dice.attack;
  const { total, counts } = knownOdds(field.content, { dice: count, target: facts });
  const part = (some: bigint) => Number((some * 2000n + total) / (total * 2n));
  const chances: Record<Effect, number> = { none: 0, crawl: 0, wounded: 0, killed: 0 };
  for (const effect of EFFECTS) chances[effect] = part(counts[effect]);
  return { target, share, dice: count, modifiers, chances, hit: part(counts.wounded + counts.killed) };
}

function splitSketch(field: Field, shot: BestShot, shares: Shares): SplitSketch {
  const isArmorIgnored = ignoresArmor(field, shot.gun.weapon);
  const dealt = [...shares].map(([target, dice]) => ({ target, dice, isArmorIgnored }));
  const risk = riskOf([...shares.keys()], [{ field, shares: dealt }]);
  return {
    value: sharesText(shares),
    targets: [...shares].map(([target, share]) => targetSketch(field, shot, target, share)),
    chance: anyHit(risk),
    men: menExpected(risk),
  };
}
