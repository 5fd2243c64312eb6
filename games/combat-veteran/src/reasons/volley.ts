import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { VolleyFrame } from '../frames.ts';
import { enemiesIn, findShot, modifiersFor } from '../queries/aiming.ts';
import { modified } from '../queries/conditions.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import { isOnMap } from '../queries/pieces.ts';
import { elsewhere, type Refused, refusedOf, type Why } from '../queries/reason.ts';
import { NONE } from '../state.ts';
import { upTo } from './attack.ts';
import { noDice } from './no-dice.ts';

type Volley = Readonly<VolleyFrame>;

/** CV-ATK-17, CV-DFIRE-02, CV-RULING-66: why a soldier cannot be attacked. Dice that a target adds count, but not towards dice already dealt out. */
export function whyNoTarget(field: Field, volley: Volley, soldier: Piece): Why | undefined {
  const { seat, hex, movers, pool, attacked } = volley;
  if (soldierOf(field, soldier).seat === seat)
    return { code: 'NOT_AN_ENEMY', rule: 'CV-RULING-74', args: { soldier } };
  // CV-S1-10: an undiscovered soldier is not there, wherever it is
  if (!isOnMap(field, soldier) || get(field.game.at, soldier) !== hex) return elsewhere(soldier, 'CV-ATK-22');
  if (movers.length > 0 && !movers.includes(soldier))
    return { code: 'STOOD_STILL', rule: 'CV-DFIRE-02', args: { soldier } };
  if (attackedBefore(field, volley).includes(soldier))
    return { code: 'ATTACKED_ALREADY', rule: 'CV-ATK-17', args: { soldier } };
  if (pool < 1 && attacked.length > 0) return { code: 'TOO_MANY_DICE', rule: 'CV-ATK-16', args: { most: 0 } };
  return whyTooFew(field, { ...volley, target: soldier }, pool);
}

function attackedBefore(field: Field, { firer, attacked }: Volley): readonly Piece[] {
  return firer === NONE ? attacked : (findShot(field, firer)?.targets ?? []);
}

/** CV-ATK-15: at least one die must be left of a share after the target's own conditions. */
function whyTooFew(field: Field, { target, ignoresArmor, hex }: Volley, share: number): Why | undefined {
  const modifiers = modifiersFor(field, target, ignoresArmor);
  return modified(share, modifiers) >= 1 ? undefined : noDice(hex, modifiers);
}

/** Why a target cannot get this many of the dice. */
export function whyNoShare(field: Field, volley: Volley, dice: number): Why | undefined {
  const { pool } = volley;
  if (dice > pool) return { code: 'TOO_MANY_DICE', rule: 'CV-ATK-16', args: { most: pool } };
  // a pool without dice can only go to one target that adds some
  if (dice < Math.min(1, pool)) return { code: 'TOO_FEW_DICE', rule: 'CV-ATK-15', args: { least: 1 } };
  return whyTooFew(field, volley, dice);
}

export function whyNoDealing(field: Field, volley: Volley, choice: Command): Why | undefined {
  if (choice.type === 'target') return whyNoTarget(field, volley, choice.soldier);
  // until a target is chosen, no dice are dealt out
  if (choice.type !== 'share' || volley.target === NONE) return undefined;
  return whyNoShare(field, volley, choice.dice);
}

/** Enemies in the hex that cannot be attacked, and why. */
export function blockedTargets(field: Field, volley: Volley): readonly Refused[] {
  const enemies = enemiesIn(field, volley.hex, volley.seat, []);
  return refusedOf(
    enemies.map((soldier) => ({ type: 'target', soldier }) as const),
    (choice) => whyNoDealing(field, volley, choice),
  );
}

/** Shares of the dice that are too small. */
export function blockedShares(field: Field, volley: Volley): readonly Refused[] {
  return refusedOf(
    upTo(volley.pool).map((dice) => ({ type: 'share', dice }) as const),
    (choice) => whyNoDealing(field, volley, choice),
  );
}
