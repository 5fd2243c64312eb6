import { findHexIn, getCell } from './cells.ts';
import type { Hex } from './grid.ts';
import { stepAt } from './number-at.ts';
import { getAnchor, getPath, getSign, type Line } from './paths.ts';
import type { Sight } from './sight.ts';

/** What a line on a map passes through: a hex, or the hexes on both sides of a hexside; `undefined` is off the map. */
export type Passage = readonly (Hex | undefined)[];

/** The same in cells. */
export type CellPassage = readonly [number] | readonly [number, number];

/** What lies on a line between two hexes; what belongs to one of them, a side included, does not. */
export function cellPassages({ cells, paths }: Sight, from: Hex, to: Hex, line: Line): CellPassage[] {
  const path = getPath(paths, from, to, line);
  const [anchor, sign] = [getAnchor(paths, from, line), getSign(line)];
  const [first, last] = [getCell(cells, from), getCell(cells, to)];
  const passages: CellPassage[] = [];
  for (let index = 0; index < path.length; index += 2) {
    const here = anchor + sign * stepAt(path, index);
    const beside = anchor + sign * stepAt(path, index + 1);
    if (here === first || here === last || beside === first || beside === last) continue;
    passages.push(here === beside ? [here] : [here, beside]);
  }
  return passages;
}

export function toPassage({ cells }: Sight, [here, beside]: CellPassage): Passage {
  return beside === undefined ? [findHexIn(cells, here)] : [findHexIn(cells, here), findHexIn(cells, beside)];
}
