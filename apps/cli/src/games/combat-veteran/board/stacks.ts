import type { Piece } from '@sitrep/combat-veteran';
import { DIRECTIONS, findNeighbour, type Hex, hexsideOf } from '@sitrep/hex';
import {
  isBunker,
  isSoldier,
  labelOf,
  nameOf,
  nationOf,
  piecesAt,
  seatOf,
  type Table,
  terrainName,
  weaponsOf,
} from './table.ts';

/** All that is known of a hex: ground, hexsides, the pieces of each side, and what lies there. */
export function stackLines(table: Table, hex: Hex): readonly string[] {
  const pieces = piecesAt(table, hex);
  const sides = [0, 1].flatMap((seat) => {
    const soldiers = pieces.filter((piece) => isSoldier(table, piece) && seatOf(table, piece) === seat);
    if (soldiers.length === 0) return [];
    return [
      `  ${nationOf(table, seat)}: ${soldiers.map((soldier) => soldierText(table, soldier)).join(', ')}`,
    ];
  });
  const loose = pieces.filter((piece) => !isSoldier(table, piece) && !hasUser(table, piece));
  const rest = loose.length === 0 ? [] : [`  ${loose.map((piece) => looseText(table, piece)).join(', ')}`];
  return [
    `${labelOf(table, hex)} ${[terrainName(table, hex), ...sidesOf(table, hex)].join(' · ')}`,
    ...sides,
    ...rest,
  ];
}

function hasUser({ game, roster }: Table, piece: Piece): boolean {
  return (game.user[piece - roster.firstWeapon] ?? -1) >= 0;
}

/** A soldier with figures, stance and weapons: `Kirk 4/6 •• crawling [M203]`. */
function soldierText(table: Table, soldier: Piece): string {
  const { game, roster, scene } = table;
  const { text } = scene.speech;
  const figures = roster.soldiers[soldier];
  const stance = game.stance[soldier] ?? 'walking';
  const man = game.carries[soldier] ?? -1;
  const weapons = weaponsOf(table, soldier).map((weapon) => weaponText(table, weapon));
  return [
    `${nameOf(table, soldier)} ${figures?.firepower ?? '–'}/${figures?.discipline ?? '–'}`,
    '•'.repeat(figures?.rank ?? 0),
    figures?.isMedic ? text.t('cv.medic') : '',
    figures?.isHero ? text.t('cv.hero') : '',
    stance === 'walking' ? '' : text.t(`stance.${stance}`),
    game.isInside[soldier] ? text.t('cv.inside') : '',
    game.isHidden[soldier] ? text.t('cv.secret') : '',
    man >= 0 ? text.t('cv.carries', { man: nameOf(table, man) }) : '',
    weapons.length > 0 ? `[${weapons.join(', ')}]` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function weaponText(table: Table, weapon: Piece): string {
  const { game, roster, scene } = table;
  const isBroken = game.isBroken[weapon - roster.firstWeapon];
  return isBroken ? `${nameOf(table, weapon)} ${scene.speech.text.t('cv.broken')}` : nameOf(table, weapon);
}

function looseText(table: Table, piece: Piece): string {
  if (!isBunker(table, piece)) return weaponText(table, piece);
  const { game, scene } = table;
  const name = nameOf(table, piece);
  return game.isHidden[piece] ? `${name} (${scene.speech.text.t('cv.secret')})` : name;
}

/** The hexsides that are more than a line: `wall to 2236`. */
function sidesOf(table: Table, hex: Hex): readonly string[] {
  const { board, scene } = table;
  return DIRECTIONS.flatMap((direction) => {
    const barrier = board.barriers.get(hexsideOf(board.grid, hex, direction));
    const next = findNeighbour(board.grid, hex, direction);
    if (barrier === undefined || next === undefined) return [];
    const { text } = scene.speech;
    return [text.t('cv.side', { side: text.t(`barrier.${barrier.id}`), hex: labelOf(table, next) })];
  });
}
