import { focusOf, regionNow } from './focus.ts';
import { legendLine } from './legend.ts';
import { mapLines } from './map.ts';
import { sightLines } from './sight.ts';
import { stackLines } from './stacks.ts';
import { findHexOf, isSoldier, type Table } from './table.ts';
import { movedBy, regionAround } from './window.ts';

/** Where `map` and a letter move the window. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, -1],
  s: [0, 1],
  e: [1, 0],
  w: [-1, 0],
};

/** `map` is the whole map, part by part; `map HEX` the part around a hex; `map n` what is north of the part on the table. */
export function showMap(table: Table, rest: string): readonly string[] {
  const typed = rest.trim().toLowerCase();
  const hex = findHexOf(table, typed);
  if (hex !== undefined) return mapLines(table, regionAround(table, hex));
  const here = regionNow(table);
  const move = Object.hasOwn(MOVES, typed) ? MOVES[typed] : undefined;
  if (move !== undefined) return mapLines(table, movedBy(table, here, move));
  const { columns, rows } = table.board.grid.shape;
  const lefts = here.columns >= columns ? [0] : [0, columns - here.columns];
  const parts = lefts.flatMap((left) => [...mapLines(table, { ...here, left, top: 0, rows }), '']);
  return [...parts, legendLine(table)];
}

export function showStack(table: Table, rest: string): readonly string[] {
  const hex = findHexOf(table, rest.trim()) ?? (rest.trim() === '' ? focusOf(table) : undefined);
  return hex === undefined ? [table.scene.speech.text.t('cv.stackHow')] : stackLines(table, hex);
}

/** Every hex where somebody is. */
export function showUnits(table: Table): readonly string[] {
  const { game } = table;
  const hexes = game.at.filter((hex, piece) => hex >= 0 && isSoldier(table, piece));
  return [...new Set(hexes)].sort((one, other) => one - other).flatMap((hex) => stackLines(table, hex));
}

export function showSight(table: Table, rest: string): readonly string[] {
  const [from, to] = rest
    .trim()
    .split(/[\s,]+/)
    .map((label) => findHexOf(table, label));
  if (from === undefined || to === undefined || from === to) return [table.scene.speech.text.t('cv.losHow')];
  return sightLines(table, from, to);
}
