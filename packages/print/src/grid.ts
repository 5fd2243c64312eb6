import { type Box, bestSheet, MARGIN, type Paper, rounded, type Size } from './paper.ts';

/** A kind of piece: its size when it is cut out, and how far its print goes beyond the cut. */
export interface Format {
  readonly trim: Size;
  readonly bleed: number;
}

/** Playing cards, as sleeves for them are made. */
export const CARD: Format = { trim: { width: 63, height: 88 }, bleed: 3 };

/** Pieces of one format side by side on a sheet. Their bleeds touch, and the whole lies in the middle of the page. */
export interface Grid extends Format {
  readonly page: Size;
  readonly columns: number;
  readonly rows: number;
  /** The outermost bleeds of the grid. */
  readonly area: Box;
}

/** The grid that brings the most pieces onto a sheet of this paper. */
export function makeGrid(paper: Paper, format: Format): Grid {
  const holds = (page: Size) =>
    across(page.width, cellOf(format).width) * across(page.height, cellOf(format).height);
  const page = bestSheet(paper, (one, other) => holds(one) > holds(other));
  const cell = cellOf(format);
  const [columns, rows] = [across(page.width, cell.width), across(page.height, cell.height)];
  const [width, height] = [columns * cell.width, rows * cell.height];
  const left = rounded((page.width - width) / 2);
  const top = rounded((page.height - height) / 2);
  return { ...format, page, columns, rows, area: { left, top, width, height } };
}

/** How many pieces a sheet holds. */
export function capacityOf({ columns, rows }: Grid): number {
  return columns * rows;
}

/** Where the piece at a place of the grid is cut; places are counted line by line from the top left. */
export function trimAt({ columns, area, trim, bleed }: Grid, place: number): Box {
  const cell = cellOf({ trim, bleed });
  const [column, row] = [place % columns, Math.floor(place / columns)];
  return {
    left: rounded(area.left + column * cell.width + bleed),
    top: rounded(area.top + row * cell.height + bleed),
    ...trim,
  };
}

/** What is left of the sheet when all outer cuts are made. */
export function trimmedArea({ area, bleed }: Grid): Box {
  return {
    left: rounded(area.left + bleed),
    top: rounded(area.top + bleed),
    width: rounded(area.width - 2 * bleed),
    height: rounded(area.height - 2 * bleed),
  };
}

function cellOf({ trim, bleed }: Format): Size {
  return { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
}

function across(room: number, length: number): number {
  return Math.floor((room - 2 * MARGIN) / length);
}
