import type { Spot } from '../sheet/sheet.ts';

/** Writes a path in whole tenths of a map unit, each step from where the last one ended: short, and alike on every machine. */
export interface Pen {
  move(to: Spot): void;
  line(to: Spot): void;
  /** A curve to a place, drawn towards another. */
  bend(towards: Spot, to: Spot): void;
  close(): void;
  /** What was drawn, as the `d` of a path. */
  path(): string;
}

export function makePen(): Pen {
  let path = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const tenths = ([u, v]: Spot): Spot => [Math.round(u * 10), Math.round(v * 10)];
  const go = ([u, v]: Spot) => {
    [x, y] = [u, v];
  };
  const write = (command: string, spots: readonly Spot[]) => {
    const numbers = spots.flatMap(([u, v]) => [u - x, v - y]);
    path += command + numbers.map((each, index) => (index > 0 && each >= 0 ? ` ${each}` : each)).join('');
  };
  return {
    move(to) {
      const spot = tenths(to);
      write('m', [spot]);
      go(spot);
      [startX, startY] = spot;
    },
    line(to) {
      const spot = tenths(to);
      write('l', [spot]);
      go(spot);
    },
    bend(towards, to) {
      const spot = tenths(to);
      write('q', [tenths(towards), spot]);
      go(spot);
    },
    close() {
      path += 'z';
      go([startX, startY]);
    },
    path: () => path,
  };
}

/** A line from place to place. */
export function drawLine(pen: Pen, [first, ...rest]: readonly Spot[], isClosed = false): void {
  if (first === undefined) return;
  pen.move(first);
  for (const spot of rest) pen.line(spot);
  if (isClosed) pen.close();
}

/** A smooth line through the middles between the points; an open one starts and ends at its first and last point. */
export function drawCurve(pen: Pen, points: readonly Spot[], isClosed: boolean): void {
  const count = points.length;
  const at = (index: number): Spot => points[(index + count) % count] ?? [0, 0];
  pen.move(isClosed ? middle(at(-1), at(0)) : at(0));
  for (let index = isClosed ? 0 : 1; index < (isClosed ? count : count - 1); index += 1) {
    const isLast = !isClosed && index === count - 2;
    pen.bend(at(index), isLast ? at(count - 1) : middle(at(index), at(index + 1)));
  }
  if (isClosed) pen.close();
}

function middle([x, y]: Spot, [u, v]: Spot): Spot {
  return [(x + u) / 2, (y + v) / 2];
}

/** A shape around the origin, turned by so many degrees and put somewhere. */
export function placed(shape: readonly Spot[], [left, top]: Spot, turn = 0): readonly Spot[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return shape.map(([x, y]) => [left + x * cos - y * sin, top + x * sin + y * cos]);
}

/** Twelve points around the origin; a curve through them is an ellipse. */
export function ellipse(width: number, height: number): readonly Spot[] {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return [(width / 2) * 1.035 * Math.cos(angle), (height / 2) * 1.035 * Math.sin(angle)];
  });
}
