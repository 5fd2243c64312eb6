import type { CvTypes } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Answer } from '@sitrep/kernel';
import type { Board } from '../../../table/board.ts';
import { headLines } from './head.ts';
import { legendLine, mapLines, regionAround } from './map.ts';
import { optionNote } from './notes.ts';
import { hexPointer } from './pointer.ts';
import { sightLines } from './sight.ts';
import { stackLines } from './stacks.ts';
import {
  type CvScene,
  findHexOf,
  isSoldier,
  labelOf,
  piecesAt,
  type Table,
  tableOf,
  terrainName,
} from './table.ts';

/** The fewest and the most rows of the map to show; each takes two lines, and other things need room as well. */
const FEWEST_ROWS = 5;
const MOST_ROWS = 9;
const OTHER_LINES = 14;

function rowsFor({ rows }: CvScene): number {
  if (rows === undefined) return MOST_ROWS;
  return Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.floor((rows - OTHER_LINES) / 2)));
}

/** A soldier's own actions are listed under his hex. */
const OWN_ACTS: readonly string[] = [
  'activate',
  'tryMove',
  'stance',
  'fire',
  'rally',
  'treat',
  'selfTreat',
  'repair',
  'assign',
  'shelter',
];

/** The map around what matters now, with the pieces there. */
export const combatVeteranBoard: Board<CvTypes> = {
  lines(scene) {
    const table = tableOf(scene);
    if (table.game.turn === 0) return headLines(table);
    const focus = focusOf(table);
    const hex = focus ?? middleOf(table);
    return [
      ...headLines(table),
      ...mapLines(table, regionAround(table, hex, rowsFor(scene))),
      ...(focus === undefined ? [] : stackLines(table, focus)),
    ];
  },
  note: (scene, answer) => optionNote(tableOf(scene), answer),
  group(scene, answer) {
    const isMoving = scene.view.decision?.name === 'groupChoice';
    if (isMoving || !OWN_ACTS.includes(answer.type) || !('soldier' in answer)) return '';
    const table = tableOf(scene);
    const hex = table.game.at[Number(answer.soldier)] ?? -1;
    return hex < 0 ? scene.speech.text.t('cv.offMap') : `${labelOf(table, hex)} ${terrainName(table, hex)}`;
  },
  isListed: (scene, answer) => isListed(tableOf(scene), answer),
  find(scene, options, place) {
    const hex = findHexOf(tableOf(scene), place);
    const index = options.findIndex((option) => hex !== undefined && 'hex' in option && option.hex === hex);
    return index < 0 ? undefined : index;
  },
  pointer: hexPointer,
  oddsAt: ['diceChoice', 'targetChoice', 'shareChoice'],
  queries: {
    map: (scene, rest) => showMap(tableOf(scene), rest),
    stack: (scene, rest) => showStack(tableOf(scene), rest),
    units: (scene) => showUnits(tableOf(scene)),
    los: (scene, rest) => showSight(tableOf(scene), rest),
  },
};

/** The hex that a question is about: the one it names, or that of the soldiers it names. */
function focusOf(table: Table): Hex | undefined {
  const about: object = table.scene.view.decision?.about ?? {};
  if ('hex' in about) return Number(about.hex);
  const named = ['soldiers', 'soldier', 'target', 'leader', 'firer'].flatMap((field) =>
    Object.entries(about).flatMap(([name, value]: [string, unknown]) =>
      name === field ? [value].flat() : [],
    ),
  );
  const hex = named.map((piece) => table.game.at[Number(piece)] ?? -1).find((each) => each >= 0);
  return hex;
}

/** The middle of the seat's own soldiers. */
function middleOf(table: Table): Hex {
  const { game, roster, scene, board } = table;
  const { rows } = board.grid.shape;
  const hexes = (roster.sides[Math.max(0, scene.view.seat)] ?? []).flatMap((soldier) => {
    const hex = game.at[soldier] ?? -1;
    return hex < 0 ? [] : [hex];
  });
  if (hexes.length === 0) return Math.floor(board.terrain.length / 2);
  const mean = (of: (hex: Hex) => number) =>
    Math.floor(hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length);
  return mean((hex) => Math.floor(hex / rows)) * rows + mean((hex) => hex % rows);
}

/** Long lists leave out what is rarely wanted: weapons that are in good hands, fire on empty ground. */
function isListed(table: Table, command: Answer<CvTypes>): boolean {
  const { game, roster } = table;
  switch (command.type) {
    case 'assign': {
      const user = game.user[command.weapon - roster.firstWeapon] ?? -1;
      return user < 0 || game.stance[user] === 'crawling' || game.stance[user] === 'wounded';
    }
    case 'callOn':
      return piecesAt(table, command.hex).some((piece) => isSoldier(table, piece));
    default:
      return true;
  }
}

/** `map` is the whole map, part by part; `map HEX` the part around a hex. */
function showMap(table: Table, rest: string): readonly string[] {
  const hex = findHexOf(table, rest.trim());
  if (hex !== undefined) return mapLines(table, regionAround(table, hex, rowsFor(table.scene)));
  const { columns, rows } = table.board.grid.shape;
  const [west, east] = [0, (columns - 1) * rows].map((edge) => regionAround(table, edge, rows));
  const parts = [west, east].flatMap((region) =>
    region === undefined ? [] : [...mapLines(table, region), ''],
  );
  return [...parts, legendLine(table)];
}

function showStack(table: Table, rest: string): readonly string[] {
  const hex = findHexOf(table, rest.trim()) ?? (rest.trim() === '' ? focusOf(table) : undefined);
  return hex === undefined ? [table.scene.speech.text.t('cv.stackHow')] : stackLines(table, hex);
}

/** Every hex where somebody is. */
function showUnits(table: Table): readonly string[] {
  const { game } = table;
  const hexes = game.at.filter((hex, piece) => hex >= 0 && isSoldier(table, piece));
  return [...new Set(hexes)].sort((one, other) => one - other).flatMap((hex) => stackLines(table, hex));
}

function showSight(table: Table, rest: string): readonly string[] {
  const [from, to] = rest
    .trim()
    .split(/[\s,]+/)
    .map((label) => findHexOf(table, label));
  if (from === undefined || to === undefined || from === to) return [table.scene.speech.text.t('cv.losHow')];
  return sightLines(table, from, to);
}
