/** A box on the board, in pixels from its corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A line from one box to another that ends at their edges, and the head of its arrow. */
export interface Aim {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly head: readonly (readonly [x: number, y: number])[];
}

/** Between a box and the line, in pixels. */
const GAP = 7;
const HEAD = { length: 15, half: 8 };

/** The line between two boxes; nothing where they touch. */
export function aimAt(by: Box, at: Box): Aim | undefined {
  const [start, end] = [middleOf(by), middleOf(at)];
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  const way = Math.hypot(x, y);
  const [out, into] = [edgeOf(by, x, y), edgeOf(at, x, y)];
  if (way === 0 || out + into + HEAD.length > way) return undefined;
  const [dx, dy] = [x / way, y / way];
  const from = [start[0] + dx * out, start[1] + dy * out] as const;
  const to = [end[0] - dx * into, end[1] - dy * into] as const;
  const back = [to[0] - dx * HEAD.length, to[1] - dy * HEAD.length] as const;
  const side = (half: number) => [back[0] - dy * half, back[1] + dx * half] as const;
  return { from, to, head: [to, side(HEAD.half), side(-HEAD.half)] };
}

function middleOf({ left, top, width, height }: Box): readonly [number, number] {
  return [left + width / 2, top + height / 2];
}

/** How far the edge of a box is from its middle, in the direction of a line. */
function edgeOf({ width, height }: Box, x: number, y: number): number {
  const share = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y));
  return share * Math.hypot(x, y) + GAP;
}
