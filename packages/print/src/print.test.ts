import { describe, expect, it } from 'vitest';
import { type CutMark, cutMarks } from './cut-marks.ts';
import { FLIPS, flipBox } from './flip.ts';
import { CARD, capacityOf, type Format, makeGrid, trimAt, trimmedArea } from './grid.ts';
import { layOut, withCopies } from './lay-out.ts';
import { MARGIN, PAPERS, type Paper } from './paper.ts';
import { OVERLAP, tile } from './tiles.ts';

const COUNTER: Format = { trim: { width: 15, height: 15 }, bleed: 1.5 };
const papers = Object.keys(PAPERS) as Paper[];

describe('cards on a sheet', () => {
  it('lie four by two on A4, sideways', () => {
    const grid = makeGrid('a4', CARD);
    expect(grid).toMatchObject({ page: { width: 297, height: 210 }, columns: 4, rows: 2 });
    expect(grid.area).toEqual({ left: 10.5, top: 11, width: 276, height: 188 });
    expect(trimAt(grid, 0)).toEqual({ left: 13.5, top: 14, width: 63, height: 88 });
    expect(trimAt(grid, 7)).toEqual({ left: 220.5, top: 108, width: 63, height: 88 });
    expect(trimmedArea(grid)).toEqual({ left: 13.5, top: 14, width: 270, height: 182 });
  });

  it('lie three by two on Letter, sideways', () => {
    const grid = makeGrid('letter', CARD);
    expect(grid).toMatchObject({ page: { width: 279.4, height: 215.9 }, columns: 3, rows: 2 });
    expect(grid.area).toEqual({ left: 36.2, top: 13.95, width: 207, height: 188 });
    expect(trimAt(grid, 5)).toEqual({ left: 177.2, top: 110.95, width: 63, height: 88 });
  });
});

it.each(papers)('everything on %s lies within what a printer reaches, and no two bleeds overlap', (paper) => {
  for (const format of [CARD, COUNTER]) {
    const grid = makeGrid(paper, format);
    const { page, area } = grid;
    for (const { x1, y1, x2, y2 } of cutMarks(grid)) {
      for (const x of [x1, x2]) expect(x).toBeGreaterThanOrEqual(0);
      for (const y of [y1, y2]) expect(y).toBeGreaterThanOrEqual(0);
      for (const x of [x1, x2]) expect(x).toBeLessThanOrEqual(page.width);
      for (const y of [y1, y2]) expect(y).toBeLessThanOrEqual(page.height);
    }
    expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(MARGIN);
    const [first, second] = [trimAt(grid, 0), trimAt(grid, 1)];
    expect(second.left - first.left).toBe(format.trim.width + 2 * format.bleed);
  }
});

describe('cut marks', () => {
  const grid = makeGrid('a4', CARD);
  const marks = cutMarks(grid);
  const isUpright = ({ x1, x2 }: CutMark) => x1 === x2;

  it('stand at both ends of every cut', () => {
    expect(marks).toHaveLength(2 * (2 * 4) + 2 * (2 * 2));
    expect(marks.filter(isUpright).map(({ x1 }) => x1)).toContain(13.5);
    expect(marks[0]).toEqual({ x1: 13.5, y1: 6, x2: 13.5, y2: 10 });
    expect(marks.at(-1)).toEqual({ x1: 287.5, y1: 196, x2: 291.5, y2: 196 });
  });

  it('never touch the bleed', () => {
    const { left, top, width, height } = grid.area;
    for (const { x1, y1, x2, y2 } of marks) {
      const isBeside = x2 < left || x1 > left + width || y2 < top || y1 > top + height;
      expect(isBeside).toBe(true);
    }
  });
});

describe('fronts and backs', () => {
  const pieces = Array.from({ length: 10 }, (_, index) => `card ${index}`);

  it('follow each other in the order of the pieces', () => {
    const sides = layOut(makeGrid('a4', CARD), pieces, 'long');
    expect(sides.map(({ side, placed }) => [side, placed.length])).toEqual([
      ['front', 8],
      ['back', 8],
      ['front', 2],
      ['back', 2],
    ]);
    expect(
      sides.filter(({ side }) => side === 'front').flatMap(({ placed }) => placed.map(({ piece }) => piece)),
    ).toEqual(pieces);
  });

  it('are fronts alone without backs', () => {
    expect(layOut(makeGrid('a4', CARD), pieces, undefined).map(({ side }) => side)).toEqual([
      'front',
      'front',
    ]);
  });

  // a sheet that lies sideways has its long edge above: it is turned over upwards
  it.each([
    ['long', 'below', { left: 13.5, top: 108 }, true],
    ['short', 'at the other side', { left: 220.5, top: 14 }, false],
  ] as const)('the back of the first card lies %s: %s', (flip, _place, at, isTurned) => {
    const [, back] = layOut(makeGrid('a4', CARD), pieces, flip);
    expect(back?.placed[0]).toMatchObject({ piece: 'card 0', trim: at, isTurned });
  });

  it.each(papers.flatMap((paper) => FLIPS.map((flip) => [paper, flip] as const)))(
    'are in register on %s when it is turned about its %s edge',
    (paper, flip) => {
      for (const format of [CARD, COUNTER]) {
        const grid = makeGrid(paper, format);
        const [front, back] = layOut(grid, pieces.slice(0, capacityOf(grid)), flip);
        expect(back?.placed.map(({ trim }) => flipBox(grid.page, flip, trim))).toEqual(
          front?.placed.map(({ trim }) => trim),
        );
        const places = back?.placed.map(({ trim }) => `${trim.left} ${trim.top}`) ?? [];
        const own = Array.from({ length: capacityOf(grid) }, (_, place) => trimAt(grid, place));
        for (const place of places) expect(own.map(({ left, top }) => `${left} ${top}`)).toContain(place);
      }
    },
  );
});

it('copies lie side by side', () => {
  const pieces = [
    { id: 'thug', copies: 2 },
    { id: 'boss', copies: 1 },
    { id: 'none', copies: 0 },
  ];
  expect(withCopies(pieces).map(({ id }) => id)).toEqual(['thug', 'thug', 'boss']);
});

describe('a map in parts', () => {
  const map = { width: 700, height: 450 };

  it('takes as few sheets of A4 as possible', () => {
    const { page, columns, rows, tiles } = tile('a4', map);
    expect({ page, columns, rows }).toEqual({ page: { width: 210, height: 297 }, columns: 4, rows: 2 });
    expect(tiles.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
    expect(tiles[0]).toEqual({
      name: 'A1',
      part: { left: 0, top: 0, width: 200, height: 287 },
      at: { left: 5, top: 5, width: 200, height: 287 },
      joints: { x: 195, y: 282 },
    });
    expect(tiles[7]).toMatchObject({ part: { left: 570, top: 277, width: 130, height: 173 }, joints: {} });
  });

  it.each(papers)('shows every spot on %s, and the overlap twice', (paper) => {
    const { columns, rows, tiles } = tile(paper, map);
    const line = tiles.slice(0, columns).map(({ part }) => part);
    for (const [index, part] of line.slice(1).entries()) {
      const before = line[index];
      expect(before && before.left + before.width - part.left).toBeCloseTo(OVERLAP, 6);
    }
    const last = tiles.at(-1)?.part;
    expect(last && [last.left + last.width, last.top + last.height]).toEqual([map.width, map.height]);
    expect(tiles).toHaveLength(columns * rows);
  });

  it('is one sheet if it fits', () => {
    expect(tile('letter', { width: 150, height: 100 }).tiles).toHaveLength(1);
  });
});
