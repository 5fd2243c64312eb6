import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { hexArmor } from '../queries/aiming.ts';
import { hexModifiers } from '../queries/conditions.ts';
import { type Field, fieldOf, get, type Read, soldierOf } from '../queries/field.ts';
import { countPieces, isOnMap, soldiersOf } from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf, type Why } from '../queries/reason.ts';
import { terrainAt } from '../queries/terrain.ts';
import {
  openChits,
  whyNoBlind,
  whyNoCall,
  whyNoChit,
  whyNoSpotter,
  whyNoSupport,
} from '../reasons/support.ts';
import type { Modifier } from '../types.ts';

type Support = Order<'support' | 'supportBlind'>;

const US: Seat = 0;

/** One chit of each kind that lies open, and in scenario 2 a face-down one. */
function candidates(state: Read): readonly Support[] {
  const { chits } = fieldOf(state).roster;
  const kinds = new Map(
    openChits(state)
      .toReversed()
      .map((chit) => [get(chits, chit), chit]),
  );
  const open = [...kinds.values()].toReversed().map((chit) => ({ type: 'support', chit }) as const);
  return state.content.scenario === 'keating' ? [...open, { type: 'supportBlind' }] : open;
}

/** Why a chit cannot be placed; one chit of each kind is enough to choose from. */
export function whyNoSupportOf(state: Read, seat: Seat, command: Support): Why | undefined {
  const why = whyNoSupport(fieldOf(state), seat);
  if (why !== undefined) return why;
  if (command.type === 'supportBlind') return whyNoBlind(state);
  const isOffered = candidates(state).some((each) => each.type === 'support' && each.chit === command.chit);
  return whyNoChit(state, command.chit) ?? (isOffered ? undefined : { code: 'SAME_CHIT', rule: 'CV-FS-12' });
}

/** The chits that may be placed in this US Combat Phase. */
export function supports(state: Read): readonly Support[] {
  const { active } = state.game;
  if (whyNoSupport(fieldOf(state), active) !== undefined) return [];
  return candidates(state).filter((command) => whyNoSupportOf(state, active, command) === undefined);
}

/** Chits that cannot be placed now, and why. */
export function blockedSupports(state: Read, seat: Seat): readonly Refused[] {
  return seat === US ? refusedOf(candidates(state), (command) => whyNoSupportOf(state, seat, command)) : [];
}

/** Leaders who cannot direct the fire, and why. */
export function blockedSpotters(field: Field): readonly Refused[] {
  const leaders = soldiersOf(field, US).filter(
    (soldier) => soldierOf(field, soldier).rank > 0 && isOnMap(field, soldier),
  );
  return refusedOf(
    leaders.map((leader) => ({ type: 'spotter', leader }) as const),
    ({ leader }) => whyNoSpotter(field, leader),
  );
}

/** Hexes of enemies, and of the leader himself, on which he cannot call fire. */
export function blockedCalls(field: Field, leader: Piece): readonly Refused[] {
  const enemies = soldiersOf(field, 1 - US).filter((soldier) => isOnMap(field, soldier));
  const hexes = new Set([leader, ...enemies].map((soldier): Hex => get(field.game.at, soldier)));
  return refusedOf(
    [...hexes].map((hex) => ({ type: 'callOn', hex }) as const),
    ({ hex }) => whyNoCall(field, leader, hex),
  );
}

/** CV-RULING-113: what modifies the dice of a chit. */
export function supportModifiers(field: Field, hex: Hex): readonly Modifier[] {
  return hexModifiers({
    terrain: terrainAt(field.board, hex).combat,
    distance: 0,
    range: 0,
    occupied: 0,
    pieces: countPieces(field, hex),
    rank: 0,
    isCaptured: false,
    armor: hexArmor(field, hex),
    ignores: [],
  });
}
