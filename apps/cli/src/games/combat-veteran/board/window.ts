import { distance, type Hex } from '@sitrep/hex';
import { type CvScene, isSoldier, labelOf, letterOf, piecesAt, seatOf, type Table } from './table.ts';

/** Characters from one column of the map to the next; a cell is as wide as two, because its neighbours are half a line off. */
export const PITCH = 3;
/** Room for the number of the row. */
export const MARGIN = 3;

/** A part of the map, by columns and rows counted from 0. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The fewest rows to show, and how many where there is no screen; each takes two lines, and other things need room as well. */
const FEWEST_ROWS = 4;
const USUAL_ROWS = 9;
const OTHER_LINES = 16;

/** How much of the map fits on the screen. */
function sizeIn({ board, scene }: Table): Pick<Region, 'columns' | 'rows'> {
  const { shape } = board.grid;
  const columns = Math.floor((scene.width - MARGIN) / PITCH);
  return { columns: Math.min(shape.columns, columns), rows: Math.min(shape.rows, rowsFor(scene)) };
}

function rowsFor({ rows }: CvScene): number {
  return rows === undefined ? USUAL_ROWS : Math.max(FEWEST_ROWS, Math.floor((rows - OTHER_LINES) / 2));
}

/** Columns and rows that should be seen, ends included. */
interface Box {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

function boxOf({ board }: Table, hex: Hex): Box {
  const { rows } = board.grid.shape;
  const [column, row] = [Math.floor(hex / rows), hex % rows];
  return { west: column, east: column, north: row, south: row };
}

function both(one: Box, other: Box): Box {
  return {
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
    north: Math.min(one.north, other.north),
    south: Math.max(one.south, other.south),
  };
}

/** The part around a hex, with as many of the nearest known enemies in it as fit; before them, all that must be seen. */
export function regionAround(table: Table, hex: Hex, first: readonly Hex[] = []): Region {
  const size = sizeIn(table);
  const fits = ({ west, east, north, south }: Box) => east - west < size.columns && south - north < size.rows;
  const box = [...first, ...enemyHexes(table, hex)].reduce(
    (seen, enemy) => {
      const wider = both(seen, boxOf(table, enemy));
      return fits(wider) ? wider : seen;
    },
    boxOf(table, hex),
  );
  const { shape } = table.board.grid;
  return {
    ...size,
    left: placed(box.west, box.east, size.columns, shape.columns),
    top: placed(box.north, box.south, size.rows, shape.rows),
  };
}

/** Where a window of a size begins that shows a stretch; in larger steps if it can, so that the map does not jump with every question. */
function placed(from: number, to: number, size: number, all: number): number {
  const within = (start: number) => Math.max(0, Math.min(all - size, start));
  const exact = within(Math.floor((from + to + 1 - size) / 2));
  const stride = Math.max(1, Math.floor(size / 3));
  const calm = within(Math.round(exact / stride) * stride);
  return calm <= from && to < calm + size ? calm : exact;
}

/** The same part moved by as much as it shows. */
export function movedBy({ board }: Table, region: Region, [right, down]: readonly [number, number]): Region {
  const { shape } = board.grid;
  const within = (start: number, size: number, all: number) => Math.max(0, Math.min(all - size, start));
  return {
    ...region,
    left: within(region.left + right * region.columns, region.columns, shape.columns),
    top: within(region.top + down * region.rows, region.rows, shape.rows),
  };
}

/** The hexes of known enemies, the nearest to a hex first. */
function enemyHexes(table: Table, from: Hex): readonly Hex[] {
  const { game, scene, board } = table;
  const hexes = game.at.filter(
    (hex, piece) => hex >= 0 && isSoldier(table, piece) && seatOf(table, piece) !== scene.view.seat,
  );
  return [...new Set(hexes)].toSorted(
    (one, other) => distance(board.grid, from, one) - distance(board.grid, from, other),
  );
}

/** More of those who are not on this part are counted. */
const MOST_BEYOND = 8;

/** Known enemies who are not on this part of the map, by the direction where they are, the nearest first. */
export function beyondLines(table: Table, region: Region, from: Hex): readonly string[] {
  const { text } = table.scene.speech;
  const beyond = enemyHexes(table, from).filter((hex) => directionOf(boxOf(table, hex), region) !== '');
  if (beyond.length === 0) return [];
  const told = new Map<string, string[]>();
  for (const hex of beyond.slice(0, MOST_BEYOND)) {
    const direction = text.t(`cv.direction.${directionOf(boxOf(table, hex), region)}`);
    told.set(direction, [...(told.get(direction) ?? []), `${labelOf(table, hex)} ${countIn(table, hex)}`]);
  }
  const groups = [...told].map(([direction, hexes]) => `${direction} ${hexes.join(', ')}`);
  const more = beyond.length - MOST_BEYOND;
  const enemies = [...groups, ...(more > 0 ? [`+${more}`] : [])].join(' · ');
  return [text.t('cv.beyond', { enemies })];
}

function directionOf({ west, north }: Box, { left, top, columns, rows }: Region): string {
  const along = north < top ? 'n' : north >= top + rows ? 's' : '';
  const aside = west < left ? 'w' : west >= left + columns ? 'e' : '';
  return `${along}${aside}`;
}

function countIn(table: Table, hex: Hex): string {
  const seat = 1 - table.scene.view.seat;
  const there = piecesAt(table, hex).filter(
    (piece) => isSoldier(table, piece) && seatOf(table, piece) === seat,
  );
  return `${letterOf(table, seat)}${there.length}`;
}
