import { makeGrid } from '@sitrep/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSheet } from '../sheet/sheet.ts';
import { fitted, isInView, NARROWEST, type View } from './camera.ts';
import { followed, shown } from './camera-follow.ts';
import { type Box, freeRoom } from './free-room.ts';
import { bestCorner, boxIn, isUnder } from './panel-corner.ts';

const sheet = makeSheet(
  makeGrid({ columns: 40, rows: 22, firstColumn: 1, firstRow: 1, southColumns: 'odd' }),
);
const view: View = { width: 1100, height: 520, covered: { top: 50, right: 0, bottom: 0, left: 0 } };
/** As a recap and what is being shown lie over the map. */
const recap: Box = { left: 780, top: 10, right: 1090, bottom: 400 };
const stage: Box = { left: 480, top: 450, right: 1090, bottom: 515 };
const anyHexes = fc.array(fc.nat({ max: sheet.grid.size - 1 }), { minLength: 1, maxLength: 5 });

describe('the free part of the view', () => {
  it('is the largest that no panel covers', () => {
    expect(freeRoom(view, []).covered).toEqual(view.covered);
    expect(freeRoom(view, [recap]).covered).toEqual({ top: 50, right: 320, bottom: 0, left: 0 });
    expect(freeRoom(view, [recap, stage]).covered).toEqual({ top: 50, right: 320, bottom: 70, left: 0 });
  });

  it('is all of it if a panel lies elsewhere', () => {
    const elsewhere = { left: 1200, top: 0, right: 1300, bottom: 400 };
    expect(freeRoom(view, [elsewhere]).covered).toEqual(view.covered);
  });

  it('has what is asked about, or followed, under no panel', () => {
    const room = freeRoom(view, [recap, stage]);
    fc.assert(
      fc.property(anyHexes, anyHexes, (before, hexes) => {
        const start = fitted(sheet, view, before);
        for (const move of [shown, followed]) {
          const camera = move(start, sheet, room, hexes);
          if (camera.hexWidth === NARROWEST) continue;
          for (const hex of hexes) {
            expect(isInView(camera, sheet, view, hex)).toBe(true);
            for (const panel of [recap, stage])
              expect(isUnder(panel, { camera, sheet, view }, hex)).toBe(false);
          }
        }
      }),
    );
  });

  it('leaves the camera alone if all that is asked about is in it', () => {
    const camera = fitted(sheet, view, [300, 500]);
    expect(shown(camera, sheet, view, [300, 500])).toBe(camera);
    expect(shown(camera, sheet, freeRoom(view, [recap]), [300, 500])).not.toBe(camera);
  });
});

describe('the corner of a panel', () => {
  const size = { width: 180, height: 110 };
  const camera = fitted(sheet, view, [400, 480]);
  const seen = { camera, sheet, view };
  const under = (corner: 'southEast' | 'southWest' | 'northEast') =>
    sheet.centres.flatMap((_, hex) => (isUnder(boxIn(corner, view, size), seen, hex) ? [hex] : []));

  it('is where it covers nobody, and the same as before where that is no worse', () => {
    const [[east = 0], [west = 0]] = [under('southEast'), under('southWest')];
    expect(bestCorner('southEast', seen, size, [])).toBe('southEast');
    expect(bestCorner('southEast', seen, size, [east])).toBe('southWest');
    expect(bestCorner('southWest', seen, size, [east])).toBe('southWest');
    expect(bestCorner('southEast', seen, size, [east, west])).toBe('northEast');
  });

  it('covers nobody, as long as one of three corners is free', () => {
    fc.assert(
      fc.property(anyHexes, (hexes) => {
        const box = boxIn(bestCorner('southEast', seen, size, hexes), view, size);
        const isTaken = (corner: 'southEast' | 'southWest' | 'northEast') =>
          hexes.some((hex) => under(corner).includes(hex));
        fc.pre(!(isTaken('southEast') && isTaken('southWest') && isTaken('northEast')));
        expect(hexes.some((hex) => isUnder(box, seen, hex))).toBe(false);
      }),
    );
  });
});
