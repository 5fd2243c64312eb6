import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';
import { bestOf, hexArmor } from './aiming.ts';
import { openAim } from './aims.ts';
import { openFirers } from './defence.ts';
import { diceAt, planOf, type TargetHex } from './feasible.ts';
import { type Field, get, soldierOf } from './field.ts';
import { mayFire, sourcesOf } from './firers.ts';
import { canSee, occupiedHexes } from './line-of-sight.ts';
import { countPieces, rival, sizeOf } from './pieces.ts';

/** Fire at somebody who enters a hex. */
export interface Threat {
  readonly firer: Piece;
  /** `NONE` for its own rating. */
  readonly weapon: Piece;
  /** The most dice on one of those who enter. */
  readonly dice: number;
}

/** The fire that awaits a group in one hex of its path. */
export interface Exposure {
  readonly hex: Hex;
  readonly threats: readonly Threat[];
}

/**
 * What enemies that both sides see may fire at a group as it enters each hex of a path, each firer with its best source. Undiscovered
 * soldiers are left out, whoever asks, so nothing about them is given away.
 */
export function exposureOf(
  field: Field,
  members: readonly Piece[],
  path: readonly Hex[],
): readonly Exposure[] {
  const { seat } = soldierOf(field, get(members, 0));
  const firers = openFirers(field, rival(seat)).filter((firer) => mayFire(field, firer));
  const occupied = occupiedHexes(field, members);
  return path.map((hex) => {
    const target = entryTargetHex(field, members, hex);
    return { hex, threats: firers.flatMap((firer) => threatOf(field, firer, target, occupied)) };
  });
}

/** A hex as it will be when the group is in it. */
function entryTargetHex(field: Field, members: readonly Piece[], hex: Hex): TargetHex {
  const newcomers = members.filter((member) => field.game.at[member] !== hex);
  return {
    hex,
    pieces: newcomers.reduce((sum, member) => sum + sizeOf(field, member), countPieces(field, hex)),
    armor: hexArmor(field, hex),
    best: bestOf(field, members, false),
    bestBare: bestOf(field, members, true),
  };
}

function threatOf(
  field: Field,
  firer: Piece,
  target: TargetHex,
  occupied: readonly Hex[],
): readonly Threat[] {
  if (!canSee(field, get(field.game.at, firer), target.hex)) return [];
  let best: Threat | undefined;
  for (const weapon of sourcesOf(field, firer)) {
    const plan = planOf(field, openAim(firer, weapon, NONE, []));
    const dice = plan && diceAt(field, { ...plan, isBegun: false }, target, occupied);
    if (dice !== undefined && dice > (best?.dice ?? 0)) best = { firer, weapon, dice };
  }
  return best === undefined ? [] : [best];
}
