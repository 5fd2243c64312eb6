// Two real maps, drawn in characters: the Rice Paddy Angle, which has no heights, and COP Keating.
import {
  formatHex,
  type Grid,
  type Ground,
  type Hex,
  makeGrid,
  makeSight,
  parseHex,
  type Sight,
} from '../src/index.ts';
import type { GroundAt } from './oracle.ts';
import type { Spot } from './polygon.ts';

export interface TestMap {
  readonly grid: Grid;
  readonly sight: Sight;
  readonly groundAt: GroundAt;
  /** The hex with a label. */
  at(label: string): Hex;
}

type Legend = Readonly<Record<string, Ground>>;

const open = (level: number): Ground => ({ level, obstruction: 'none' });
const full = (level: number): Ground => ({ level, obstruction: 'own-level' });
const slope = (level: number): Ground => ({ level, obstruction: 'lower-levels' });

/** Trees t, jungle J, buildings B and trees in the river w; the rest is open. */
const FLAT: Legend = { t: full(0), J: full(0), B: full(0), w: full(0) };

/** Mountain . and switchback s, mountain vegetation v, peak ^, trees t, buildings B, river ~, bridge #, trees in the river w. */
const HEIGHTS: Legend = {
  '.': slope(2),
  s: slope(2),
  v: full(3),
  '^': full(4),
  t: full(1),
  B: full(1),
  w: full(0),
  '~': open(0),
  '#': open(0),
  r: open(1),
  '=': open(1),
  C: open(1),
};

/** A map whose rows are lines of characters; what the legend does not have is open ground at level 0. */
export function drawMap(drawing: string, legend: Legend, firstRow = 1): TestMap {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const columns = rows[0]?.length ?? 0;
  const grid = makeGrid({ columns, rows: rows.length, firstColumn: 1, firstRow, southColumns: 'odd' });
  const grounds = grid.places.map((_, hex) => {
    const label = formatHex(grid, hex);
    return legend[rows[Number(label.slice(2)) - firstRow]?.[Number(label.slice(0, 2)) - 1] ?? ''] ?? open(0);
  });
  return fromGrounds(grid, grounds);
}

export function fromGrounds(grid: Grid, grounds: readonly Ground[]): TestMap {
  return {
    grid,
    sight: makeSight(grid, grounds),
    groundAt: (spot) => grounds[parseHex(grid, labelOf(spot)) ?? -1],
    at: (label) => parseHex(grid, label) ?? -1,
  };
}

function labelOf({ column, row }: Spot): string {
  return [column, row].map((part) => `${part}`.padStart(2, '0')).join('');
}

export function spotOf(grid: Grid, hex: Hex): Spot {
  const label = formatHex(grid, hex);
  return { column: Number(label.slice(0, 2)), row: Number(label.slice(2)) };
}

export const ricePaddy = drawMap(
  `
  JJtttJtJJtJttttJJJJttJJJJJJttJttJJJJJttt
  JttttJ"""""""""t"t""tJJ"""""""""""JJJJtt
  tttttJ"""""""""t"t""JJt""""""t""""JJtJJt
  tttttt"""""""""t""""JJt""""""""tB"ttttJJ
  tttttt""""""""""""""~~~w~~~""""""t~t~t~J
  ~t~ttt""""""""""tt~~J...JJt~~"~~~~J~J~.~
  .~.~wt~""""""""""wtJJJJtJJt.t~.t....t.JJ
  ...JJ~t~w""""""t~~tJJJJJJJtttt.....tttJJ
  ..tJJ....~~""""~ttJJJJJJtBJBJ...tt.tJtJJ
  ...JJJB.ttt~~w~~JJJJJt....BJJ..JJJtJJJJJ
  ...JJBtttttJtJt..JtJ....t.JJt.JJJJtJtJJJ
  t..Jtt=t=t=t=t=t=J=t=======t=tJttt.t====
  ======t=.=.=.=t=t=t=tt.t.tt=.=======t...
  ...t...t".".".".tt"t""""...t".tt..ttJJJJ
  JJJJ""...tt.."".."...."t...""""""""ttJJJ
  tttJ."".ttt."""tt..ttt.tt."""t""t"..tttt
  tttJ"""ttt""""""tt.".t"t.""""ttt""".ttJt
  tJJt"""tt""""""..".."""""""""""".t"tJJJJ
  tJtt"""""""o."""""o"..."o"""""""t."tJJJJ
  tttt.""""t""t"o""""".o.""""o""""..".JJtt
  ttttt.....t.t...t.tBB.........t..t.ttttt
  JJJt............tt.ttt....t..t..ttt.tttt`,
  FLAT,
  1,
);

export const keating = drawMap(
  `
  vvvv..vv...........vvv.....rt~tt......vv
  vvv...vv....vvvvv........^.rw~trv.vvv...
  vv....vvv....vvv........vvrr~tt.vvvvvv..
  vv..vv.vvvvv....v.vv..v..rrt~rtvvv.vvv..
  vvv.vvvv.vvv..v.^.vv.....rrwrrrv..^..v..
  vvvv.vv...vv..v.vv......rr~~r.....v.....
  vvv.^vvvv.vv..vv....v...rrw.......vv..vv
  vvv.v.vvvvvv..vv....v...r~rr..v.......vv
  ..vv...vvv.v...v.....^.t~~r...^.....vv..
  ..vv...v....v...v....v.twttt...v....vv..
  vv.vv...v^vvvv..vv.ttrt~BBBrvv..vvvvvvv.
  .vv.....v.vvvvvv.v..BCB~trBtvvv.vv.v.v^.
  ..vv..vvtvvv.vr.t.trCBC~#====vvvvv...v.v
  ....t.v.r.rB=t=r=t=rCCCCC~~tr==Bt...v...
  .vrr=rrr=r==r=r=t=r=CCCCCrtw~rr====..v..
  tr==r===t=rr.r.r.r.trBrtrt.trww~wrr==.v.
  ==rt.rrt.r...rv.v.....s......rtr.~~r.==v
  rr......v..vvv.vvv....vss.v......rrw~rr=
  ..v...vvvv.vvv......vvvv.sv........trw~r
  ..vvvvvv...vvv...^v.vvv.ssvv.........rt~
  .......v........vv...vss..vvv..........r
  ......v.v.......vv..ssvv...vvv.v......v.
  ....v..^..v...v.vv..svvv.^......^.....vv
  v...vvv.vvvvv.^v.v..vssvvv.....vv.....vv
  v....v.....vvv........vsvv..v...vvv.....
  ....v......vvv........ssvv......vv.v....
  ..vvvv......vvvvvvvv.svvv.......vv..v...
  v.vv.v.......v...v...svv....v...vvv.....`,
  HEIGHTS,
  23,
);
