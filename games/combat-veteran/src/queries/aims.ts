import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { ShotFrame } from '../frames.ts';
import { NONE } from '../state.ts';
import { findShot } from './aiming.ts';
import { hexesInReach } from './feasible.ts';
import { type Field, get, soldierOf } from './field.ts';
import { mayFire, sourcesOf } from './firers.ts';
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
  const hexes = enemyHexes(field, soldierOf(field, firer).seat);
  return hexes.filter(hexesInReach(field, openAim(firer, weapon, NONE, []), hexes, occupiedHexes(field)));
}

/** What a shot may be aimed at: hexes with enemies, or those who have just entered one. */
interface Prey {
  readonly hexes: readonly Hex[];
  readonly movers: readonly Piece[];
}

/** CV-ATK-03: who may attack in the Combat Phase, and with what; whoever began and stopped is finished (CV-ATK-18). */
export function combatShots(field: Field, seat: Seat): Iterable<Command> {
  const fresh = soldiersOf(field, seat).filter((soldier) => findShot(field, soldier) === undefined);
  return shotsOf(field, fresh, { hexes: enemyHexes(field, seat), movers: [] });
}

/** CV-DFIRE-01: who of these may fire at those who entered a hex, and with what. */
export function defensiveShots(
  field: Field,
  firers: readonly Piece[],
  hex: Hex,
  movers: readonly Piece[],
): Iterable<Command> {
  return shotsOf(field, firers, { hexes: [hex], movers });
}

/** One after another, for often it is enough to know that there is one. */
function* shotsOf(field: Field, firers: readonly Piece[], { hexes, movers }: Prey): Generator<Command> {
  const occupied = occupiedHexes(field);
  for (const soldier of firers) {
    if (!mayFire(field, soldier)) continue;
    for (const weapon of sourcesOf(field, soldier))
      if (hexes.some(hexesInReach(field, openAim(soldier, weapon, NONE, movers), hexes, occupied)))
        yield { type: 'fire', soldier, weapon };
  }
}

/** Whether there is any. */
export function hasAny(commands: Iterable<Command>): boolean {
  for (const _ of commands) return true;
  return false;
}
