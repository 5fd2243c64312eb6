export { type CutMark, cutMarks } from './cut-marks.ts';
export { FLIPS, type Flip } from './flip.ts';
export { CARD, capacityOf, type Format, type Grid, makeGrid, trimmedArea } from './grid.ts';
export { layOut, type Placed, type SheetSide, withCopies } from './lay-out.ts';
export { type Box, MARGIN, PAPERS, type Paper, type Size } from './paper.ts';
export { type Tile, type Tiling, tile } from './tiles.ts';
