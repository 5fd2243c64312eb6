import type { Sight } from '@sitrep/session';
import {
  handZone,
  placesZone,
  type Read,
  shownPlacesZone,
  shownZone,
  supportZone,
} from '@sitrep/warfighter/queries';
import type { Piece } from '../../../kit/page/piece.ts';

/** Where the cards of a Soldier's hand may lie. */
const HAND_ZONES = [handZone, placesZone, shownZone, shownPlacesZone];

/** The cards of a hand that the seat can see, by token. */
export function handTokens({ zones }: Read, soldier: number): readonly number[] {
  return HAND_ZONES.flatMap((zoneOf) => zones[zoneOf(soldier)]?.tokens ?? []);
}

/** How many cards a hand has, whoever may see them. */
export function handCount(zones: Sight['view']['zones'], soldier: number): number {
  return HAND_ZONES.reduce((sum, zoneOf) => sum + (zones[zoneOf(soldier)]?.count ?? 0), 0);
}

/** The Soldiers who have a panel, in number order. */
export function presentSoldiers({ game }: Read): Read['game']['soldiers'] {
  return game.soldiers.filter(({ standing }) => standing === 'in');
}

/** Every piece that has a place of its own on the table: the path, the hostiles, the Soldiers with all they have. */
export function drawnPieces(state: Read): ReadonlySet<Piece> {
  const { game, zones } = state;
  const slots = Array.from({ length: game.slots }, (_, index) => `slot:${index + 1}`);
  const soldiers = presentSoldiers(state).flatMap(({ number, gear }) => [
    `soldier:${number}`,
    ...gear.map(({ id }) => `item:${id}`),
    ...(zones[supportZone(number)]?.tokens ?? []).map((token) => `card:${token}`),
    ...handTokens(state, number).map((token) => `card:${token}`),
  ]);
  return new Set([
    ...slots,
    ...soldiers,
    ...game.hostiles.map(({ token }) => `hostile:${token}`),
    ...game.targetHits.map((_, target) => `target:${target}`),
    ...game.path.flatMap(({ attached }) => attached.map((token) => `card:${token}`)),
    ...game.path.flatMap(({ gear }) => gear.map(({ id }) => `item:${id}`)),
  ]);
}

/** Usable pieces that have no place on the table: they go in the tray. */
export function trayPieces(state: Read, handles: Iterable<Piece>): readonly Piece[] {
  const drawn = drawnPieces(state);
  return [...handles].filter((piece) => !drawn.has(piece));
}
