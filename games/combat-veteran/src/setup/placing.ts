import { formatHex, type Hex, parseHex } from '@sitrep/hex';
import { boardOf } from '../content/board.ts';
import type { Bunker, Content, Deployment, Force, Soldier, Weapon } from '../content/content.ts';
import type { Side } from '../types.ts';

/** A deployment and what it says about each piece, as far as it makes sense. */
export interface Placing {
  readonly content: Content;
  readonly side: Side;
  readonly force: Force;
  readonly deployment: Deployment;
  readonly soldiers: ReadonlyMap<string, Soldier>;
  readonly weapons: ReadonlyMap<string, Weapon>;
  readonly bunkers: ReadonlyMap<string, Bunker>;
  /** The bunker in each hex that has one. */
  readonly bunkerIn: ReadonlyMap<Hex, Bunker>;
  readonly inside: ReadonlySet<string>;
}

export function makePlacing(content: Content, side: Side, deployment: Deployment): Placing {
  const force = content.forces[side];
  const bunkers = byId(force.bunkers ?? []);
  const { grid } = boardOf(content);
  const placed = [...bunkers.values()].flatMap((bunker) => {
    const hex = parseHex(grid, deployment.posts[bunker.id] ?? '');
    return hex === undefined ? [] : [[hex, bunker] as const];
  });
  return {
    content,
    side,
    force,
    deployment,
    soldiers: byId(force.soldiers),
    weapons: byId(force.weapons),
    bunkers,
    bunkerIn: new Map(placed),
    inside: new Set(deployment.inside),
  };
}

function byId<P extends { readonly id: string }>(pieces: readonly P[]): ReadonlyMap<string, P> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

/** The hex that a piece, or a weapon's user, was put in; `undefined` is off the map. */
export function hexOf({ content, deployment }: Placing, piece: string): Hex | undefined {
  const holder = deployment.users[piece] ?? piece;
  return parseHex(boardOf(content).grid, deployment.posts[holder] ?? '');
}

/** CV-RULING-79: a weapon is in a bunker when its user is. */
export function isInside({ deployment, inside }: Placing, piece: string): boolean {
  return inside.has(deployment.users[piece] ?? piece);
}

/** The pieces of a side, bunkers included, that are on the map, by hex. */
export function piecesByHex(placing: Placing): ReadonlyMap<Hex, readonly string[]> {
  const { soldiers, weapons, bunkers } = placing;
  const found = new Map<Hex, string[]>();
  for (const piece of [...soldiers.keys(), ...weapons.keys(), ...bunkers.keys()]) {
    const hex = hexOf(placing, piece);
    if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), piece]);
  }
  return found;
}

export function labelOf({ content }: Placing, hex: Hex): string {
  return formatHex(boardOf(content).grid, hex);
}
