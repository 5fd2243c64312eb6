import type { Hex } from '@sitrep/hex';
import { isBunker, isFit, isSoldier, letterOf, piecesAt, seatOf, type Table } from './table.ts';

/** Characters from one column of the map to the next; a cell is as wide as two, because its neighbours are half a line off. */
const PITCH = 3;
/** Room for the number of the row. */
const MARGIN = 3;

/** A part of the map, by columns and rows counted from 0. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The part around a hex that fits, with as much of the map in it as possible. */
export function regionAround({ board, scene }: Table, hex: Hex, rows: number): Region {
  const { shape } = board.grid;
  const columns = Math.min(shape.columns, Math.floor((scene.width - MARGIN) / PITCH));
  const height = Math.min(shape.rows, rows);
  // in larger steps, so that the map does not jump with every question
  const slide = (middle: number, size: number, all: number) => {
    const stride = Math.max(1, Math.floor(size / 3));
    const start = Math.round((middle - size / 2) / stride) * stride;
    return Math.max(0, Math.min(all - size, start));
  };
  return {
    left: slide(Math.floor(hex / shape.rows), columns, shape.columns),
    top: slide(hex % shape.rows, height, shape.rows),
    columns,
    rows: height,
  };
}

/** The part as text: columns that lie half a hex further south are drawn a line lower. */
export function mapLines(table: Table, region: Region): readonly string[] {
  const { firstColumn, firstRow, southColumns } = table.board.grid.shape;
  const places = Array.from({ length: region.columns }, (_, index) => region.left + index);
  const isSouth = (column: number) => ((column + firstColumn) % 2 === 1) === (southColumns === 'odd');
  const head = places.map((column) => twoDigits(column + firstColumn).padEnd(PITCH)).join('');
  const rows = Array.from({ length: region.rows }, (_, index) => region.top + index);
  return [
    `${' '.repeat(MARGIN)}${head}`.trimEnd(),
    ...rows.flatMap((row) => [
      `${twoDigits(row + firstRow).padEnd(MARGIN)}${cellsOf(table, places, row, (column) => !isSouth(column))}`,
      `${' '.repeat(MARGIN)}${cellsOf(table, places, row, isSouth)}`,
    ]),
  ].map((line) => line.trimEnd());
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The cells of a line, each where its column is. */
function cellsOf(
  table: Table,
  columns: readonly number[],
  row: number,
  isHere: (column: number) => boolean,
): string {
  const { rows } = table.board.grid.shape;
  return columns.reduce((line, column, index) => {
    if (!isHere(column)) return line;
    return `${line.padEnd(index * PITCH)}${cellOf(table, column * rows + row)}`;
  }, '');
}

/** How a hex is drawn: its ground and who is there, with those who are down in small letters. */
function cellOf(table: Table, hex: Hex): string {
  const pieces = piecesAt(table, hex);
  const soldiers = pieces.filter((piece) => isSoldier(table, piece));
  const counts = [0, 1].flatMap((seat) => {
    const side = soldiers.filter((soldier) => seatOf(table, soldier) === seat);
    const fit = side.filter((soldier) => isFit(table, soldier)).length;
    const letter = letterOf(table, seat);
    return [count(letter, fit), count(letter.toLowerCase(), side.length - fit)];
  });
  const lying = pieces.length > 0 && soldiers.length === 0 && !pieces.some((piece) => isBunker(table, piece));
  return `${groundOf(table, hex)}${counts.join('')}${lying ? '+' : ''}`.slice(0, 2 * PITCH - 1);
}

function count(letter: string, number: number): string {
  return number === 0 ? '' : `${letter}${number}`;
}

/** Smoke and bunkers hide the ground. */
function groundOf(table: Table, hex: Hex): string {
  const { game, content, board } = table;
  if (game.smoke.some((smoke) => smoke.hex === hex)) return '*';
  if (piecesAt(table, hex).some((piece) => isBunker(table, piece))) return '&';
  const { rows } = board.grid.shape;
  return content.map.rows[hex % rows]?.[Math.floor(hex / rows)] ?? ' ';
}

/** What the characters of a map stand for. */
export function legendLine(table: Table): string {
  const { text } = table.scene.speech;
  const ground = Object.entries(table.content.map.legend).map(
    ([letter, terrain]) => `${letter} ${text.t(`terrain.${terrain}`)}`,
  );
  const bunker = (table.content.forces.enemy.bunkers ?? []).length > 0 ? [`& ${text.t('cv.bunker')}`] : [];
  return [...ground, ...bunker, `* ${text.t('cv.smoke')}`, `+ ${text.t('cv.lying')}`].join(' · ');
}
