import { makeGrid } from '@sitrep/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSheet } from '../sheet/sheet.ts';
import {
  type Camera,
  clamped,
  FRAME,
  fitted,
  fittedWhole,
  isInView,
  NARROWEST,
  panned,
  toSheet,
  toView,
  type View,
  WIDEST,
  zoomedAt,
} from './camera.ts';
import { makeCameraControl } from './camera-control.ts';
import { shown } from './camera-follow.ts';
import { edgePointers } from './edge-pointers.ts';

const sheet = makeSheet(
  makeGrid({ columns: 40, rows: 22, firstColumn: 1, firstRow: 1, southColumns: 'odd' }),
);
const view: View = { width: 1440, height: 760, covered: { top: 0, right: 300, bottom: 220, left: 0 } };
const anyCamera: fc.Arbitrary<Camera> = fc.record({
  x: fc.double({ min: -500, max: 2000, noNaN: true }),
  y: fc.double({ min: -500, max: 1500, noNaN: true }),
  hexWidth: fc.double({ min: NARROWEST, max: WIDEST, noNaN: true }),
});
const anyPoint = fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 760 }));
const anyHexes = fc.array(fc.nat({ max: sheet.grid.size - 1 }), { minLength: 1, maxLength: 6 });

describe('the camera', () => {
  it('leads from the view to the sheet and back', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, (camera, point) => {
        const [x, y] = toView(camera, view, toSheet(camera, view, point));
        expect(x).toBeCloseTo(point[0]);
        expect(y).toBeCloseTo(point[1]);
      }),
    );
  });

  it('keeps what is under the pointer there while it zooms', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyPoint,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (camera, point, factor) => {
          const [before, after] = [camera, zoomedAt(camera, view, point, factor)];
          expect(after.hexWidth).toBeGreaterThanOrEqual(NARROWEST);
          expect(after.hexWidth).toBeLessThanOrEqual(WIDEST);
          const [[x, y], [u, v]] = [toSheet(before, view, point), toSheet(after, view, point)];
          expect(u).toBeCloseTo(x);
          expect(v).toBeCloseTo(y);
        },
      ),
    );
  });

  it('moves the sheet with the finger', () => {
    const camera = { x: 400, y: 300, hexWidth: 80 };
    expect(panned(camera, [20, -40])).toEqual({ x: 390, y: 320, hexWidth: 80 });
  });

  it('never shows what is beyond the sheet while the sheet fills the view', () => {
    fc.assert(
      fc.property(anyCamera, (camera) => {
        const led = clamped({ ...camera, hexWidth: 120 }, sheet, view);
        const [left, top] = toView(led, view, [0, 0]);
        const [right, bottom] = toView(led, view, [sheet.width, sheet.height]);
        expect(left).toBeLessThanOrEqual(0.001);
        expect(top).toBeLessThanOrEqual(0.001);
        expect(right).toBeGreaterThanOrEqual(1140 - 0.001);
        expect(bottom).toBeGreaterThanOrEqual(540 - 0.001);
        expect(clamped(led, sheet, view)).toEqual(led);
      }),
    );
  });

  it('fits hexes into what panels leave free, unless they are too far apart', () => {
    fc.assert(
      fc.property(anyHexes, (hexes) => {
        const camera = fitted(sheet, view, hexes);
        if (camera.hexWidth === NARROWEST) return;
        for (const hex of hexes) expect(isInView(camera, sheet, view, hex)).toBe(true);
      }),
    );
  });

  it('shows the whole sheet', () => {
    const camera = fittedWhole(sheet, { ...view, covered: { top: 0, right: 0, bottom: 0, left: 0 } });
    expect(camera.x).toBeCloseTo(sheet.width / 2);
    expect(camera.hexWidth).toBeCloseTo((760 / (sheet.height + 2 * FRAME)) * 40);
  });

  it('stays where it is if all is in view, and never zooms in', () => {
    const camera = fitted(sheet, view, [400, 430]);
    expect(shown(camera, sheet, view, [400])).toBe(camera);
    fc.assert(
      fc.property(anyCamera, anyHexes, (before, hexes) => {
        expect(shown(before, sheet, view, hexes).hexWidth).toBeLessThanOrEqual(before.hexWidth);
      }),
    );
  });
});

describe('pointers at the edge', () => {
  const camera = fitted(sheet, view, [450]);

  it('stand for what is not in view, and for nothing else', () => {
    fc.assert(
      fc.property(anyHexes, (hexes) => {
        const named = edgePointers(camera, sheet, view, hexes).flatMap((pointer) => pointer.hexes);
        const hidden = new Set(hexes.filter((hex) => !isInView(camera, sheet, view, hex)));
        expect(new Set(named)).toEqual(hidden);
        expect(named).toHaveLength(hidden.size);
      }),
    );
  });

  it('stand inside what panels leave free', () => {
    for (const { at } of edgePointers(camera, sheet, view, [0, 21, 858, 879])) {
      expect(at[0]).toBeGreaterThanOrEqual(0);
      expect(at[0]).toBeLessThanOrEqual(1140);
      expect(at[1]).toBeLessThanOrEqual(540);
    }
  });

  it('stand clear of the tools over the map', () => {
    const tools = { left: 10, top: 10, right: 300, bottom: 60 };
    const [covered] = edgePointers(camera, sheet, view, [0]);
    const [pointer] = edgePointers(camera, sheet, { ...view, tools }, [0]);
    expect(covered?.at[1]).toBeLessThan(tools.bottom);
    expect(pointer?.at[1]).toBeGreaterThan(tools.bottom);
  });

  it('become one where they would lie over each other', () => {
    const [pointer, ...more] = edgePointers(camera, sheet, view, [0, 1]);
    expect(more).toEqual([]);
    expect(pointer?.hexes).toEqual([1, 0]);
  });

  it('become one where there are more than five in a direction', () => {
    const [pointer, ...more] = edgePointers(camera, sheet, view, [868, 869, 846, 847, 824, 825]);
    expect(more).toEqual([]);
    expect(pointer?.hexes).toHaveLength(6);
    expect(pointer?.hexes[0]).toBeLessThan(826);
  });
});

describe('the camera control', () => {
  const [start, end] = [
    { x: 0, y: 0, hexWidth: 40 },
    { x: 100, y: 50, hexWidth: 160 },
  ];

  function makeClock() {
    let time = 1000;
    let waiting: (() => void)[] = [];
    return {
      now: () => time,
      nextFrame(call: () => void) {
        waiting.push(call);
        return () => {
          waiting = waiting.filter((each) => each !== call);
        };
      },
      pass(ms: number) {
        time += ms;
        const calls = waiting;
        waiting = [];
        for (const call of calls) call();
      },
    };
  }

  it('glides, and zooms by equal factors', () => {
    const clock = makeClock();
    const control = makeCameraControl(start, clock);
    control.glide(end, 200);
    clock.pass(100);
    expect(control.camera.get()).toEqual({ x: 50, y: 25, hexWidth: 80 });
    clock.pass(100);
    expect(control.camera.get()).toEqual(end);
  });

  it('cuts where nothing may move', () => {
    const control = makeCameraControl(start, makeClock());
    control.glide(end, 0);
    expect(control.camera.get()).toEqual(end);
  });

  it('waits until the player rests', () => {
    const clock = makeClock();
    const control = makeCameraControl(start, clock);
    control.touch();
    control.glide(end, 0);
    clock.pass(300);
    expect(control.camera.get()).toEqual(start);
    clock.pass(100);
    expect(control.camera.get()).toEqual(end);
  });

  it('waits while the player holds the map, however still', () => {
    const clock = makeClock();
    const control = makeCameraControl(start, clock);
    control.grip(true);
    control.glide(end, 0);
    clock.pass(5000);
    expect(control.camera.get()).toEqual(start);
    control.grip(false);
    clock.pass(399);
    expect(control.camera.get()).toEqual(start);
    clock.pass(1);
    expect(control.camera.get()).toEqual(end);
  });

  it('gives way to the player', () => {
    const clock = makeClock();
    const control = makeCameraControl(start, clock);
    control.glide(end, 200);
    clock.pass(100);
    control.steer(start);
    clock.pass(500);
    expect(control.camera.get()).toEqual(start);
  });

  it('says whether it moves or is about to', () => {
    const clock = makeClock();
    const control = makeCameraControl(start, clock);
    control.touch();
    control.glide(end, 200);
    expect(control.isGliding.get()).toBe(true);
    clock.pass(400);
    clock.pass(200);
    expect(control.isGliding.get()).toBe(false);
    control.glide(start, 200);
    control.steer(end);
    expect(control.isGliding.get()).toBe(false);
  });
});
