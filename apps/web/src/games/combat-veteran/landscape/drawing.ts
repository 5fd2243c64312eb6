import type { Spot } from '../sheet/sheet.ts';
import type { Field } from './field.ts';
import type { LandscapePath, Layer, LayerName, Look, Mark, PathNumber } from './marks.ts';
import { type Beyond, findOutlines } from './outline.ts';
import { drawCurve, drawLine, makePen } from './pen.ts';

/** Collects the paths and layers of a landscape while it is drawn. */
export interface Drawing {
  readonly paths: LandscapePath[];
  readonly layers: Layer[];
}

/** The number of a path; one that was added before keeps its number. */
function addPath({ paths }: Drawing, path: string): PathNumber {
  const known = paths.indexOf(path);
  return known === -1 ? paths.push(path) - 1 : known;
}

/** Several paths as one. */
export function joinPaths({ paths }: Drawing, parts: readonly PathNumber[]): PathNumber {
  return paths.push(parts) - 1;
}

/** Adds a layer without the marks that would show nothing. */
export function addLayer(drawing: Drawing, name: LayerName, marks: readonly Mark[], look?: Look): void {
  const isShown = (mark: Mark) => {
    if (mark.kind === 'crowns') return mark.groups.some(({ spots }) => spots !== '');
    return drawing.paths[mark.path] !== '' && !(mark.kind === 'stamps' && mark.spots === '');
  };
  const shown = marks.filter(isShown);
  if (shown.length > 0) drawing.layers.push({ name, marks: shown, ...(look && { look }) });
}

/** The outlines of what lies above a level, as one path. */
export function area(drawing: Drawing, field: Field, level: number, beyond: Beyond = 'nothing'): PathNumber {
  const pen = makePen();
  for (const { points, isClosed } of findOutlines(field, level, beyond))
    drawCurve(pen, thinned(points), isClosed);
  return addPath(drawing, pen.path());
}

/** Smooth lines, as one path. */
export function curves(drawing: Drawing, lines: readonly (readonly Spot[])[]): PathNumber {
  const pen = makePen();
  for (const line of lines) drawCurve(pen, line, false);
  return addPath(drawing, pen.path());
}

/** Straight lines or closed shapes, as one path. */
export function shapes(drawing: Drawing, lines: readonly (readonly Spot[])[], isClosed = false): PathNumber {
  const pen = makePen();
  for (const line of lines) drawLine(pen, line, isClosed);
  return addPath(drawing, pen.path());
}

/** Closed shapes with smooth outlines, as one path. */
export function blobs(drawing: Drawing, outlines: readonly (readonly Spot[])[]): PathNumber {
  const pen = makePen();
  for (const outline of outlines) drawCurve(pen, outline, true);
  return addPath(drawing, pen.path());
}

/** How much a point must bend a line to stay, as twice the area of its triangle. */
const BEND = 1.6;

/** Leaves out points that hardly bend the line; every third stays, so that curves keep their course. */
function thinned(points: readonly Spot[]): readonly Spot[] {
  const kept = points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined || index % 3 === 0) return true;
    const [u, v] = [after[0] - before[0], after[1] - before[1]];
    return Math.abs(u * (y - before[1]) - v * (x - before[0])) > BEND;
  });
  return kept.length > 3 ? kept : points;
}
