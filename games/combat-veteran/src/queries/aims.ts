import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { ShotFrame } from '../frames.ts';
import { NONE } from '../state.ts';
import { isFeasible, mayFire, sourcesOf } from './aiming.ts';
import { type Field, get } from './field.ts';
import { occupiedHexes } from './line-of-sight.ts';
import { isContested, isOnMap, rival, soldiersOf } from './pieces.ts';

/** An attack of which nothing is chosen but who fires with what. */
export function openAim(firer: Piece, weapon: Piece, hex: Hex, movers: readonly Piece[]): ShotFrame {
  return {
    firer,
    weapon,
    hex,
    crew: [],
    isCrewed: false,
    bonus: NONE,
    leader: NONE,
    dots: NONE,
    movers,
    excess: 0,
  };
}

/** Hexes with enemies that may be fired at from outside (CV-ATK-04). */
function enemyHexes(field: Field, seat: Seat): readonly Hex[] {
  const hexes: Hex[] = [];
  for (const enemy of soldiersOf(field, rival(seat))) {
    const hex = get(field.game.at, enemy);
    if (isOnMap(field, enemy) && !hexes.includes(hex) && !isContested(field, hex)) hexes.push(hex);
  }
  return hexes;
}

/** The hexes that a firer can attack in its Combat Phase. */
export function aimsFor(field: Field, firer: Piece, weapon: Piece): readonly Hex[] {
  if (!mayFire(field, firer) || !sourcesOf(field, firer).includes(weapon)) return [];
  const occupied = occupiedHexes(field);
  return enemyHexes(field, get(field.roster.soldiers, firer).seat).filter((hex) =>
    isFeasible(field, openAim(firer, weapon, hex, []), occupied),
  );
}

/** CV-ATK-03: who may attack in the Combat Phase, and with what. */
export function combatShots(field: Field, seat: Seat): readonly Command[] {
  const hexes = enemyHexes(field, seat);
  const occupied = occupiedHexes(field);
  return shotsOf(field, soldiersOf(field, seat), (firer, weapon) =>
    hexes.some((hex) => isFeasible(field, openAim(firer, weapon, hex, []), occupied)),
  );
}

/** CV-DFIRE-01: who of these may fire at those who entered a hex, and with what. */
export function defensiveShots(
  field: Field,
  firers: readonly Piece[],
  hex: Hex,
  movers: readonly Piece[],
): readonly Command[] {
  const occupied = occupiedHexes(field);
  return shotsOf(field, firers, (firer, weapon) =>
    isFeasible(field, openAim(firer, weapon, hex, movers), occupied),
  );
}

function shotsOf(
  field: Field,
  firers: readonly Piece[],
  isPossible: (firer: Piece, weapon: Piece) => boolean,
): readonly Command[] {
  const found: Command[] = [];
  for (const soldier of firers) {
    if (!mayFire(field, soldier)) continue;
    for (const weapon of sourcesOf(field, soldier))
      if (isPossible(soldier, weapon)) found.push({ type: 'fire', soldier, weapon });
  }
  return found;
}
