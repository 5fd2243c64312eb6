import { isSketch } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Table } from './table.ts';
import { type Region, regionAround } from './window.ts';

/** The part of the map on the table: around what the question is about, else all of one's own. */
export function regionNow(table: Table): Region {
  const focus = focusOf(table);
  return regionAround(table, focus ?? middleOf(table), focus === undefined ? ownHexes(table) : []);
}

/** The hex that a question is about: the one it names, or that of the soldiers it names. */
export function focusOf(table: Table): Hex | undefined {
  const pointed = pointedHex(table);
  if (pointed !== undefined) return pointed;
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

/** The hex of the squad or the target that is pointed at. */
function pointedHex({ scene }: Table): Hex | undefined {
  const [first] = (scene.offers ?? []).flatMap(({ sketch }) => (isSketch(sketch) ? [sketch] : []));
  if (first === undefined) return undefined;
  // those who wait off the map are nowhere
  if ('stack' in first) return first.stack < 0 ? undefined : first.stack;
  return 'hex' in first ? first.hex : undefined;
}

/** Where the seat's own soldiers are. */
function ownHexes({ game, roster, scene }: Table): readonly Hex[] {
  return (roster.sides[Math.max(0, scene.view.seat)] ?? []).flatMap((soldier) => {
    const hex = game.at[soldier] ?? -1;
    return hex < 0 ? [] : [hex];
  });
}

/** The middle of the seat's own soldiers. */
export function middleOf(table: Table): Hex {
  const { board } = table;
  const { rows } = board.grid.shape;
  const hexes = ownHexes(table);
  if (hexes.length === 0) return Math.floor(board.terrain.length / 2);
  const mean = (of: (hex: Hex) => number) =>
    Math.floor(hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length);
  return mean((hex) => Math.floor(hex / rows)) * rows + mean((hex) => hex % rows);
}
