import type { Hex } from '@sitrep/hex';
import { centreAt, type Sheet, type Spot } from '../sheet/sheet.ts';
import { type Camera, isInView, toView, type View, within } from './camera.ts';
import { type Box, freeRoom } from './free-room.ts';

/** A sign at the edge of the view for hexes that lie beyond it. */
export interface EdgePointer {
  /** Where it stands in the view. */
  readonly at: Spot;
  /** Where it points, in degrees clockwise from the east. */
  readonly turn: number;
  /** The hexes it stands for, the nearest first. */
  readonly hexes: readonly Hex[];
}

/** More than so many on one side of the view become one. */
const MOST = 5;
const INSET = 18;
/** No sign is larger, in pixels. */
const SIGN = { width: 80, height: 48 };
const EDGES = ['north', 'east', 'south', 'west'] as const;
type Edge = (typeof EDGES)[number];

/** A view with what lies over one of its corners. */
interface Edged extends View {
  readonly tools?: Box | undefined;
}

/** A pointer for each hex that is not in view, at the edge of what panels leave free, and beside the tools. */
export function edgePointers(
  camera: Camera,
  sheet: Sheet,
  view: Edged,
  hexes: readonly Hex[],
): EdgePointer[] {
  const { tools } = view;
  const beside = tools === undefined ? view : freeRoom(view, [tools]);
  const hidden = [...new Set(hexes)].filter((hex) => !isInView(camera, sheet, view, hex));
  const placed = hidden.map((hex) => {
    const spot = toView(camera, view, centreAt(sheet, hex));
    const pointer = pointTo(spot, view, hex);
    return tools !== undefined && isUnder(pointer, view, tools) ? pointTo(spot, beside, hex) : pointer;
  });
  const sides = EDGES.flatMap((edge) => {
    const pointers = placed.filter(({ side }) => side === edge);
    const [first, ...others] = pointers;
    if (first === undefined || pointers.length <= MOST) return pointers;
    return [{ ...joined(first, others), at: middleOf(pointers) }];
  });
  return apart(sides, view).map(({ at, turn, hexes: meant }) => ({ at, turn, hexes: meant }));
}

interface Placed extends EdgePointer {
  readonly side: Edge;
  /** How far the nearest hex is beyond the pointer. */
  readonly far: number;
}

function pointTo([x, y]: Spot, { width, height, covered }: View, hex: Hex): Placed {
  const [left, right] = [covered.left + INSET, width - covered.right - INSET];
  const [top, bottom] = [covered.top + INSET, height - covered.bottom - INSET];
  const at: Spot = [within(x, left, right), within(y, top, bottom)];
  const [aside, along] = [x - at[0], y - at[1]];
  const side = edgeOf(aside, along);
  const turn = Math.round((Math.atan2(along, aside) * 180) / Math.PI);
  return { at, turn, hexes: [hex], side, far: Math.hypot(aside, along) };
}

/** Whether a sign may lie under the tools. */
function isUnder(pointer: Placed, view: View, tools: Box): boolean {
  return isOver(boxOf(pointer, view), tools);
}

/** Where a sign lies, which hangs inwards from its place. */
function boxOf({ at: [x, y] }: Placed, view: View): Box {
  const { width, height } = SIGN;
  const left = x - (width * x) / view.width;
  const top = y - (height * y) / view.height;
  return { left, top, right: left + width, bottom: top + height };
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Signs that would lie over each other become one. */
function apart(pointers: readonly Placed[], view: View): readonly Placed[] {
  const [pointer, ...others] = pointers;
  if (pointer === undefined) return [];
  const near = others.filter((other) => isOver(boxOf(other, view), boxOf(pointer, view)));
  if (near.length === 0) return [pointer, ...apart(others, view)];
  return apart([joined(pointer, near), ...others.filter((other) => !near.includes(other))], view);
}

function edgeOf(aside: number, along: number): Edge {
  if (Math.abs(aside) > Math.abs(along)) return aside > 0 ? 'east' : 'west';
  return along > 0 ? 'south' : 'north';
}

/** One in the place of the nearest. */
function joined(pointer: Placed, others: readonly Placed[]): Placed {
  const nearest = [pointer, ...others].toSorted((one, other) => one.far - other.far);
  return { ...(nearest[0] ?? pointer), hexes: nearest.flatMap(({ hexes }) => hexes) };
}

function middleOf(pointers: readonly Placed[]): Spot {
  const middle = (k: 0 | 1) => pointers.reduce((sum, { at }) => sum + at[k], 0) / pointers.length;
  return [middle(0), middle(1)];
}
