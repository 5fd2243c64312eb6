import type { Hex } from '@sitrep/hex';
import { sees } from '@sitrep/hex';
import type { Blocked, Reason } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { NONE } from '../state.ts';
import { hexArmor } from './aiming.ts';
import { hexModifiers, type Modifier } from './conditions.ts';
import { type Field, fieldOf, get, type Read, soldierOf } from './field.ts';
import { canSee } from './line-of-sight.ts';
import {
  countPieces,
  isBroken,
  isContested,
  isEffective,
  isOnMap,
  soldiersIn,
  soldiersOf,
} from './pieces.ts';
import { terrainAt } from './terrain.ts';

const US = 0;

/** CV-FS-02: the rank of those who direct fire. */
const SPOTTER_RANK = 2;

/** The zone of the chits that lie open, and that of a turn's face-down chits. */
export const CHITS = 'chits';

/** CV-FS-02, CV-RULING-109: the leaders who may direct a chit now, one of each hex (CV-FS-03). */
export function spotters(field: Field): readonly Piece[] {
  const { game } = field;
  return soldiersOf(field, US).filter((leader) => {
    const hex = get(game.at, leader);
    const chosen = game.spotters.find((spotter) => spotter.hex === hex)?.leader ?? leader;
    return (
      soldierOf(field, leader).rank >= SPOTTER_RANK &&
      isOnMap(field, leader) &&
      isEffective(field, leader) &&
      // CV-RULING-149
      !isContested(field, hex) &&
      chosen === leader &&
      hasContact(field, hex)
    );
  });
}

/** CV-FS-11: in scenario 2 nobody needs a radio; otherwise one of the own side that works, whoever has it (CV-RULING-144). */
function hasContact(field: Field, hex: Hex): boolean {
  const { content, game, roster } = field;
  if (content.scenario === 'keating') return true;
  return roster.weapons.some(({ type, seat }, index) => {
    const radio = index + roster.firstWeapon;
    return type.isRadio === true && seat === US && get(game.at, radio) === hex && !isBroken(field, radio);
  });
}

/** The hexes on which a leader may call a chit. */
export function supportHexes(field: Field, leader: Piece): readonly Hex[] {
  const from = get(field.game.at, leader);
  const needsSight = field.content.scenario !== 'keating';
  const cop = bannedHexes(field);
  const found: Hex[] = [];
  for (let hex = 0; hex < field.board.terrain.length; hex += 1) {
    if (hex === from || cop?.has(hex) || isContested(field, hex)) continue;
    if (!needsSight || (sees(field.board.sight, from, hex) && canSee(field, from, hex))) found.push(hex);
  }
  return found;
}

/** CV-S2-13, CV-RULING-139: the COP is out of bounds while any US soldier is in it. */
function bannedHexes(field: Field): ReadonlySet<Hex> | undefined {
  const cop = field.board.areas.get('cop');
  const isHeld = soldiersOf(field, US).some((soldier) => cop?.has(get(field.game.at, soldier)));
  return isHeld ? cop : undefined;
}

/** The chits that may be placed in this US Combat Phase, one of each kind. */
export function supports(state: Read): readonly Command[] {
  const { game } = state;
  if (game.active !== US || whyNoFire(fieldOf(state)) !== undefined) return [];
  const open = openKinds(state).filter((chit) => whyNoChit(state, chit) === undefined);
  const blind = state.zones[`box${game.turn}`]?.tokens.length ?? 0;
  return [
    ...open.map((chit) => ({ type: 'support', chit }) as const),
    // CV-S2-05: those of this turn only
    ...(blind > 0 ? [{ type: 'supportBlind' } as const] : []),
  ];
}

/** Open chits that cannot be placed now, one of each kind, and why. */
export function blockedSupports(state: Read): readonly Blocked<CvTypes>[] {
  if (state.game.active !== US) return [];
  return openKinds(state).flatMap((chit) => {
    const why = whyNoFire(fieldOf(state)) ?? whyNoChit(state, chit);
    return why === undefined ? [] : [{ command: { type: 'support', chit } as const, ...why }];
  });
}

function openChits({ zones }: Read): readonly number[] {
  return zones[CHITS]?.tokens ?? [];
}

/** One chit of each kind that lies open. */
function openKinds(state: Read): readonly number[] {
  const { chits } = fieldOf(state).roster;
  const kinds = new Map(
    openChits(state)
      .toReversed()
      .map((chit) => [get(chits, chit), chit]),
  );
  return [...kinds.values()].toReversed();
}

/** What keeps the US side from all fire support. */
function whyNoFire(field: Field): Reason<CvTypes> | undefined {
  if (!field.game.isSupportOpen) return { code: 'SUPPORT_LOCKED', rule: 'CV-S1-08' };
  return spotters(field).length === 0 ? { code: 'NO_SPOTTER', rule: 'CV-FS-02' } : undefined;
}

/** CV-S1-09, CV-S2-09: some chits wait for the others, some need men at the mortar. */
function whyNoChit(state: Read, chit: number): Reason<CvTypes> | undefined {
  const field = fieldOf(state);
  const { isLast, mortarCrew = 0 } = get(field.roster.chits, chit);
  if (isLast && openChits(state).some((other) => !get(field.roster.chits, other).isLast))
    return { code: 'BOMBS_LOCKED', rule: 'CV-S1-09' };
  return mortarCrew > 0 && mortarMen(field) < mortarCrew
    ? { code: 'NO_MORTAR_CREW', rule: 'CV-S2-09' }
    : undefined;
}

/** CV-RULING-119: effective US soldiers in the mortar pit. */
function mortarMen(field: Field): number {
  const [pit = NONE] = field.board.areas.get('mortar-pit') ?? [];
  return soldiersIn(field, pit, US).filter((soldier) => isEffective(field, soldier)).length;
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
