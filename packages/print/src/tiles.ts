import { type Box, bestSheet, MARGIN, type Paper, rounded, type Size } from './paper.ts';

/** So much of a picture is printed on both of two neighbouring sheets, so that they can be glued. */
export const OVERLAP = 10;

/** One sheet of a picture that is larger than the paper. */
export interface Tile {
  /** Its line and its place in the line, as `A1`. */
  readonly name: string;
  /** The part of the picture that it shows. */
  readonly part: Box;
  /** Where that part lies on the page. */
  readonly at: Box;
  /** Where the next sheets begin: lines on the page down and across it, if there are such sheets. */
  readonly joints: { readonly x?: number; readonly y?: number };
}

export interface Tiling {
  readonly page: Size;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

/** A picture of this size on as few sheets as possible, at its true size. */
export function tile(paper: Paper, picture: Size): Tiling {
  const count = (page: Size) =>
    sheets(picture.width, roomOf(page).width) * sheets(picture.height, roomOf(page).height);
  const page = bestSheet(paper, (one, other) => count(one) < count(other));
  const room = roomOf(page);
  const columns = sheets(picture.width, room.width);
  const rows = sheets(picture.height, room.height);
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    tileAt(picture, room, [index % columns, Math.floor(index / columns)]),
  );
  return { page, columns, rows, tiles };
}

function tileAt(picture: Size, room: Size, [column, row]: readonly [number, number]): Tile {
  const [left, width] = stretch(picture.width, room.width, column);
  const [top, height] = stretch(picture.height, room.height, row);
  const goesOn = { x: left + width < picture.width, y: top + height < picture.height };
  return {
    name: `${String.fromCharCode(65 + row)}${column + 1}`,
    part: { left, top, width, height },
    at: { left: MARGIN, top: MARGIN, width, height },
    joints: {
      ...(goesOn.x && { x: rounded(MARGIN + width - OVERLAP) }),
      ...(goesOn.y && { y: rounded(MARGIN + height - OVERLAP) }),
    },
  };
}

/** Where the part with this number begins, and how long it is. */
function stretch(length: number, room: number, number: number): readonly [from: number, length: number] {
  const from = rounded(number * (room - OVERLAP));
  return [from, rounded(Math.min(room, length - from))];
}

function sheets(length: number, room: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP) / (room - OVERLAP)));
}

function roomOf({ width, height }: Size): Size {
  return { width: rounded(width - 2 * MARGIN), height: rounded(height - 2 * MARGIN) };
}
