import { type Hex, parseHex } from '@sitrep/hex';
import type { Problem } from '@sitrep/kernel';
import { boardOf } from '../content/board.ts';
import type { Content, Deployment } from '../content/content.ts';
import type { Side } from '../types.ts';
import { deploymentProblems } from './deployment.ts';
import { hexOf, isInside, labelOf, makePlacing, piecesByHex } from './placing.ts';
import type { DeploymentProblem } from './problems.ts';
import { bunkerZone, zoneOf } from './zones.ts';

/** A set-up on the drawing board: whose it is, and how it stands. */
export interface Arrangement {
  readonly content: Content;
  readonly side: Side;
  readonly deployment: Deployment;
}

const placingOf = ({ content, side, deployment }: Arrangement) => makePlacing(content, side, deployment);

/** Everything that a set-up has in a hex, weapons in use included. */
export function piecesAt(arrangement: Arrangement, hex: Hex): readonly string[] {
  return piecesByHex(placingOf(arrangement)).get(hex) ?? [];
}

/** Soldiers and bunkers that must start on the map and have no hex yet. */
export function unplaced(arrangement: Arrangement): readonly string[] {
  const { content, side } = arrangement;
  const placing = placingOf(arrangement);
  const waiting = (id: string) => hexOf(placing, id) === undefined;
  const soldiers = [...placing.soldiers.values()].filter(
    (soldier) => zoneOf(content, side, soldier).hexes.size > 0,
  );
  return [...placing.bunkers.keys(), ...soldiers.map(({ id }) => id)].filter(waiting);
}

/** The set-up with pieces put in a hex, or taken off the map. Bunkers bring those inside along. */
export function put(arrangement: Arrangement, pieces: readonly string[], hex: Hex | undefined): Deployment {
  const placing = placingOf(arrangement);
  const { deployment, bunkers, weapons, soldiers } = placing;
  const sites = pieces.filter((id) => bunkers.has(id)).map((id) => hexOf(placing, id));
  const along = [...soldiers.keys()].filter(
    (id) => isInside(placing, id) && sites.includes(hexOf(placing, id)),
  );
  const moved = new Set([...pieces, ...along].filter((id) => !weapons.has(id)));
  const others = Object.entries(deployment.posts).filter(([id]) => !moved.has(id));
  const put = hex === undefined ? [] : [...moved].map((id) => [id, labelOf(placing, hex)] as const);
  return sheltered({
    ...arrangement,
    deployment: { ...deployment, posts: Object.fromEntries([...others, ...put]) },
  });
}

/** CV-S1-03: whoever is in the hex of a bunker is inside, and nobody else. */
function sheltered(arrangement: Arrangement): Deployment {
  const { deployment } = arrangement;
  const placing = placingOf(arrangement);
  const isSheltered = (id: string) => placing.bunkerIn.has(hexOf(placing, id) ?? -1);
  return { ...deployment, inside: [...placing.soldiers.keys()].filter(isSheltered) };
}

/** The set-up with a weapon in a soldier's hands. */
export function handed({ deployment }: Arrangement, weapon: string, soldier: string): Deployment {
  const { [weapon]: _post, ...posts } = deployment.posts;
  return { ...deployment, posts, users: { ...deployment.users, [weapon]: soldier } };
}

/** What would be wrong with the set-up if the pieces were there, and is not wrong now. */
export function whyNotIn(
  arrangement: Arrangement,
  pieces: readonly string[],
  hex: Hex,
): readonly DeploymentProblem[] {
  return newProblems(arrangement, pieces)(hex);
}

function newProblems(arrangement: Arrangement, pieces: readonly string[]) {
  const { content, side, deployment } = arrangement;
  const known = new Set(deploymentProblems(content, side, deployment).map(nameOf));
  return (hex: Hex) =>
    deploymentProblems(content, side, put(arrangement, pieces, hex)).filter(
      (problem) => !known.has(nameOf(problem)),
    );
}

function nameOf({ code, path, args }: DeploymentProblem): string {
  return `${code} ${path} ${hexIn(args)}`;
}

/** The hex that a problem names; nothing if it names none. */
function hexIn(args: object = {}): string {
  return 'hex' in args && typeof args.hex === 'string' ? args.hex : '';
}

/** The hexes where the pieces can go together without breaking anything. */
export function hexesFor(arrangement: Arrangement, pieces: readonly string[]): readonly Hex[] {
  const problemsIn = newProblems(arrangement, pieces);
  const isSpecial = specialHexes(arrangement);
  const zone = commonZone(arrangement, pieces);
  // within the zone all hexes where nothing else starts are alike
  const [sample] = zone.filter((hex) => !isSpecial.has(hex));
  const isFree = sample !== undefined && problemsIn(sample).length === 0;
  return zone.filter((hex) => (isSpecial.has(hex) ? problemsIn(hex).length === 0 : isFree));
}

/** The hexes in which a piece starts, or has to. */
function specialHexes(arrangement: Arrangement): ReadonlySet<Hex> {
  const placing = placingOf(arrangement);
  const { grid } = boardOf(arrangement.content);
  const fixed = arrangement.content.setup.posts.flatMap(({ hex }) => parseHex(grid, hex) ?? []);
  return new Set([...piecesByHex(placing).keys(), ...fixed]);
}

/** Where each of the pieces may start. */
function commonZone(arrangement: Arrangement, pieces: readonly string[]): readonly Hex[] {
  const { content, side } = arrangement;
  const { soldiers, bunkers } = placingOf(arrangement);
  const zones = pieces.flatMap((id) => {
    const soldier = soldiers.get(id);
    if (soldier !== undefined) return [zoneOf(content, side, soldier).hexes];
    return bunkers.has(id) ? [bunkerZone(content).hexes] : [];
  });
  const [first = new Set<Hex>(), ...others] = zones;
  return [...first].filter((hex) => others.every((zone) => zone.has(hex)));
}

/** Where on the map a problem is, and which piece it is about, as far as it is about one. */
export function placeOf(
  arrangement: Arrangement,
  { path, args }: Pick<Problem, 'path' | 'args'>,
): { readonly piece?: string; readonly hex?: Hex } {
  const placing = placingOf(arrangement);
  const [list = '', name = ''] = path.split('.');
  const piece = list === 'inside' ? arrangement.deployment.inside[Number(name)] : name;
  const { grid } = boardOf(arrangement.content);
  const named = parseHex(grid, hexIn(args));
  const hex = named ?? (piece === undefined ? undefined : hexOf(placing, piece));
  return { ...(piece ? { piece } : {}), ...(hex === undefined ? {} : { hex }) };
}
