import type { Hex } from '@sitrep/hex';
import { marksOf } from './marks.ts';
import { isBunker, isFit, isSoldier, letterOf, piecesAt, seatOf, type Table } from './table.ts';
import { MARGIN, PITCH, type Region } from './window.ts';

/** The part as text: columns that lie half a hex further south are drawn a line lower. */
export function mapLines(table: Table, region: Region): readonly string[] {
  const { firstColumn, firstRow, southColumns } = table.board.grid.shape;
  const places = Array.from({ length: region.columns }, (_, index) => region.left + index);
  const isSouth = (column: number) => ((column + firstColumn) % 2 === 1) === (southColumns === 'odd');
  const head = places.map((column) => twoDigits(column + firstColumn).padEnd(PITCH)).join('');
  const rows = Array.from({ length: region.rows }, (_, index) => region.top + index);
  const marks = marksOf(table);
  const cells = (row: number, isHere: (column: number) => boolean) =>
    cellsOf({ table, marks }, places, row, isHere);
  return [
    `${' '.repeat(MARGIN)}${head}`.trimEnd(),
    ...rows.flatMap((row) => [
      `${twoDigits(row + firstRow).padEnd(MARGIN)}${cells(row, (column) => !isSouth(column))}`,
      `${' '.repeat(MARGIN)}${cells(row, isSouth)}`,
    ]),
  ].map((line) => line.trimEnd());
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** A table with what is written into its hexes. */
interface Drawing {
  readonly table: Table;
  readonly marks: ReadonlyMap<Hex, string>;
}

/** The cells of a line, each where its column is. */
function cellsOf(
  drawing: Drawing,
  columns: readonly number[],
  row: number,
  isHere: (column: number) => boolean,
): string {
  const { rows } = drawing.table.board.grid.shape;
  return columns.reduce((line, column, index) => {
    if (!isHere(column)) return line;
    return `${line.padEnd(index * PITCH)}${cellOf(drawing, column * rows + row)}`;
  }, '');
}

/** How a hex is drawn: its ground and who is there, with those who are down in small letters. */
function cellOf({ table, marks }: Drawing, hex: Hex): string {
  const pieces = piecesAt(table, hex);
  const soldiers = pieces.filter((piece) => isSoldier(table, piece));
  const counts = [0, 1].flatMap((seat) => {
    const side = soldiers.filter((soldier) => seatOf(table, soldier) === seat);
    const fit = side.filter((soldier) => isFit(table, soldier)).length;
    const letter = letterOf(table, seat);
    return [count(letter, fit), count(letter.toLowerCase(), side.length - fit)];
  });
  // figures side by side would read as one
  const mark = soldiers.length > 0 && marks.has(hex) ? `:${marks.get(hex)}` : (marks.get(hex) ?? '');
  const lying = pieces.length > 0 && soldiers.length === 0 && !pieces.some((piece) => isBunker(table, piece));
  return `${groundOf(table, hex)}${counts.join('')}${lying ? '+' : ''}${mark}`.slice(0, 2 * PITCH - 1);
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
