import type { Ink } from '../landscape/inks.ts';
import type { Landscape, Look, Mark, PathNumber } from '../landscape/marks.ts';
import { readSpots, type Spots } from '../landscape/spots.ts';
import type { Spot } from '../sheet/sheet.ts';

/** What a landscape is drawn on: on the page or in a worker. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A part of the sheet in map units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a landscape is drawn: the colours of a theme. */
export interface Manner {
  readonly look: Look;
  readonly inks: ReadonlyMap<Ink, string>;
  /** The font of the numbers. */
  readonly face: string;
}

/** What to draw, and how many pixels a map unit has. */
export interface Cut {
  readonly box: Box;
  readonly scale: number;
  readonly hasLabels: boolean;
}

/** Draws parts of one landscape. */
export type Paint = (surface: Surface, manner: Manner, cut: Cut) => void;

/** Landscapes are in tenths of a map unit. */
const TENTH = 10;
const LABEL_SIZE = 6.2;

export function makePaint(landscape: Landscape): Paint {
  const pathOf = makePaths(landscape);
  return (surface, manner, cut) => {
    const { box, scale } = cut;
    surface.save();
    surface.setTransform(scale / TENTH, 0, 0, scale / TENTH, -box.left * scale, -box.top * scale);
    for (const { look, marks } of landscape.layers)
      if (look === undefined || look === manner.look)
        for (const mark of marks) paintMark(surface, mark, { inks: manner.inks, box, scale, pathOf });
    surface.restore();
    if (cut.hasLabels) paintLabels(surface, landscape, manner, cut);
  };
}

type PathOf = (path: PathNumber) => Path2D;

/** Paths are read when they are first drawn. */
function makePaths({ paths }: Landscape): PathOf {
  const known = new Map<PathNumber, Path2D>();
  const pathOf: PathOf = (number) => {
    const found = known.get(number) ?? readPath(paths[number] ?? '');
    known.set(number, found);
    return found;
  };
  const readPath = (path: Landscape['paths'][number]): Path2D => {
    if (typeof path === 'string') return new Path2D(path);
    const joined = new Path2D();
    for (const part of path) joined.addPath(pathOf(part));
    return joined;
  };
  return pathOf;
}

interface Palette {
  readonly inks: Manner['inks'];
  readonly box: Box;
  readonly scale: number;
  readonly pathOf: PathOf;
}

function paintMark(surface: Surface, mark: Mark, palette: Palette): void {
  const { inks, pathOf } = palette;
  surface.save();
  if (mark.kind === 'crowns') paintCrowns(surface, mark, palette);
  else {
    surface.globalAlpha = mark.opacity ?? 1;
    const color = inks.get(mark.ink) ?? '';
    surface.fillStyle = color;
    surface.strokeStyle = color;
    surface.lineWidth = ('width' in mark ? (mark.width ?? 0) : 0) * TENTH;
    if (mark.kind === 'stamps') paintStamps(surface, mark, palette);
    else if (mark.kind === 'hatch') paintHatch(surface, mark, palette);
    else if (mark.kind === 'line') {
      if (mark.dash) surface.setLineDash(mark.dash.map((part) => part * TENTH));
      if (mark.isRound) [surface.lineCap, surface.lineJoin] = ['round', 'round'];
      surface.stroke(pathOf(mark.path));
    } else {
      const [x, y] = mark.shift ?? [0, 0];
      surface.translate(x * TENTH, y * TENTH);
      surface.fill(pathOf(mark.path), 'evenodd');
    }
  }
  surface.restore();
}

type MarkOf<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

/** What stands outside of the part that is drawn costs nothing. */
function spotsIn({ left, top, width, height }: Box, spots: Spots, reach: number): Spot[] {
  return readSpots(spots).filter(
    ([x, y]) => x > left - reach && y > top - reach && x < left + width + reach && y < top + height + reach,
  );
}

function paintStamps(
  surface: Surface,
  { path, spots, width }: MarkOf<'stamps'>,
  { box, pathOf }: Palette,
): void {
  const shape = pathOf(path);
  const stamps = new Path2D();
  for (const [x, y] of spotsIn(box, spots, 20)) stamps.addPath(shape, { e: x * TENTH, f: y * TENTH });
  if (width === undefined) surface.fill(stamps);
  else surface.stroke(stamps);
}

/** Each group covers the one before, so that crowns overlap. */
function paintCrowns(
  surface: Surface,
  { inks: [rim, body, lit], groups }: MarkOf<'crowns'>,
  { inks, box }: Palette,
): void {
  const read = groups.map(({ radius, spots }) => ({ radius, spots: spotsIn(box, spots, 10) }));
  const dots = (spots: readonly Spot[], radius: number, [x, y]: Spot = [0, 0]) => {
    const path = new Path2D();
    for (const [u, v] of spots) {
      path.moveTo((u + x + radius) * TENTH, (v + y) * TENTH);
      path.arc((u + x) * TENTH, (v + y) * TENTH, radius * TENTH, 0, 2 * Math.PI);
    }
    return path;
  };
  const fill = (path: Path2D, ink: Ink, opacity = 1) => {
    surface.globalAlpha = opacity;
    surface.fillStyle = inks.get(ink) ?? '';
    surface.fill(path);
  };
  for (const { radius, spots } of read) fill(dots(spots, radius, [1.6, 2]), rim, 0.4);
  for (const { radius, spots } of read) {
    fill(dots(spots, radius + 0.65), rim);
    fill(dots(spots, radius), body);
    fill(dots(spots, radius * 0.52, [-radius * 0.22, -radius * 0.26]), lit, 0.7);
  }
}

/** Lines across the area; every second line of dashes is moved on by half a dash. */
function paintHatch(surface: Surface, mark: MarkOf<'hatch'>, { pathOf, scale }: Palette): void {
  const pattern = makeHatch(surface, mark, scale);
  if (pattern === null) return;
  surface.fillStyle = pattern;
  surface.fill(pathOf(mark.path), 'evenodd');
}

/** Tiles are drawn finer than they are shown, because they are turned. */
const FINER = 1.5;

/** Two lines of the hatching, repeated: much quicker than drawing every line. */
function makeHatch(surface: Surface, mark: MarkOf<'hatch'>, scale: number): CanvasPattern | null {
  const { gap, turn, width, dash = [] } = mark;
  const period = dash.length > 0 ? dash.reduce((sum, part) => sum + part, 0) : 2 * gap;
  const [across, down] = [period, 2 * gap].map((size) => Math.ceil(size * scale * FINER));
  const canvas = makeCanvas(across ?? 1, down ?? 1);
  const tile = canvas.getContext('2d');
  if (tile === null) return null;
  tile.scale(canvas.width / period, canvas.height / (2 * gap));
  tile.strokeStyle = surface.strokeStyle;
  tile.lineWidth = width;
  tile.setLineDash([...dash]);
  for (const line of [0, 1]) {
    tile.lineDashOffset = (line * period) / 2;
    tile.stroke(new Path2D(`M${-period} ${(line + 0.5) * gap}H${2 * period}`));
  }
  const pattern = surface.createPattern(canvas, 'repeat');
  const stretch = [(TENTH * period) / canvas.width, (TENTH * 2 * gap) / canvas.height] as const;
  pattern?.setTransform(new DOMMatrix().rotate(turn).scale(...stretch));
  return pattern;
}

/** A canvas to draw on beside the screen, on the page or in a worker. */
export function makeCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function paintLabels(
  surface: Surface,
  { labels }: Landscape,
  { inks, face }: Manner,
  { box, scale }: Cut,
): void {
  surface.save();
  surface.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  surface.font = `600 ${LABEL_SIZE}px ${face}`;
  surface.textAlign = 'center';
  surface.fillStyle = inks.get('ink') ?? '';
  // a pale rim keeps the numbers legible in woods
  surface.strokeStyle = inks.get('ground') ?? '';
  surface.lineWidth = 1.3;
  surface.lineJoin = 'round';
  for (const { text, at } of labels) {
    surface.globalAlpha = 0.4;
    surface.strokeText(text, ...at);
    surface.globalAlpha = 0.72;
    surface.fillText(text, ...at);
  }
  surface.restore();
}
