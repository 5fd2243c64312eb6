import type { Axial } from './axial.ts';
import type { Point } from './lattice.ts';
import { numberAt } from './number-at.ts';

/**
 * What a straight line passes through next: the interior of one hex, or the side between two hexes, along which it runs.
 * A corner that it only touches is nothing (CV-RULING-53).
 */
export type Crossing = readonly [Axial] | readonly [Axial, Axial];

/** Everything that a line between two centres or corners passes through, from end to end, in exact arithmetic. */
export function trace(from: Point, to: Point): Crossing[] {
  const numbers = traceNumbers(from, to);
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [here, beside] = [placeAt(numbers, 4 * index), placeAt(numbers, 4 * index + 2)];
    return here.q === beside.q && here.r === beside.r ? [here] : [here, beside];
  });
}

function placeAt(numbers: readonly number[], index: number): Axial {
  return { q: numberAt(numbers, index), r: numberAt(numbers, index + 1) };
}

/**
 * The same for tables, four numbers to a crossing: `q` and `r` of the two hexes beside a side, or of one hex twice.
 *
 * Centres and corners together are the points of a triangular lattice, whose lines are whole numbers of `v`, of `w` or of
 * `v - w`. One point of each of its triangles is a centre, and the triangle belongs to that hex. So a line is cut at the
 * lattice points on it, and each piece runs along one edge or from triangle to triangle.
 */
export function traceNumbers(from: Point, to: Point): number[] {
  const numbers: number[] = [];
  const [startV, startW] = [(from.x + from.y) >> 1, (from.x - from.y) >> 1];
  const [wayV, wayW] = [((to.x + to.y) >> 1) - startV, ((to.x - to.y) >> 1) - startW];
  const pieces = greatestDivisor(Math.abs(wayV), Math.abs(wayW));
  if (pieces === 0) return numbers;
  const piece = { v: startV, w: startW, wayV: wayV / pieces, wayW: wayW / pieces };
  const isEdge = wayV === 0 || wayW === 0 || wayV === wayW;
  for (let count = 0; count < pieces; count += 1) {
    if (isEdge) runAlongEdge(numbers, piece);
    else runAcrossTriangles(numbers, piece);
    piece.v += piece.wayV;
    piece.w += piece.wayW;
  }
  return numbers;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** A part of a line with no lattice points but its ends. */
interface Piece {
  v: number;
  w: number;
  readonly wayV: number;
  readonly wayW: number;
}

/** An edge joins a centre to a corner, inside a hex, or else it is a side. */
function runAlongEdge(numbers: number[], { v, w, wayV, wayW }: Piece): void {
  if (restOf(v, w) === 0) enter(numbers, v, w);
  else if (restOf(v + wayV, w + wayW) === 0) enter(numbers, v + wayV, w + wayW);
  else {
    // the centres on both sides lie a sixth of a turn off the edge
    pushHex(numbers, v + wayV - wayW, w + wayV);
    pushHex(numbers, v + wayW, w + wayW - wayV);
  }
}

/** Inside a piece no two lattice lines are met at once: the next one is where the least part of the way is done. */
function runAcrossTriangles(numbers: number[], piece: Piece): void {
  const [wayV, wayW, wayU] = [piece.wayV, piece.wayW, piece.wayV - piece.wayW];
  const [allV, allW, allU] = [Math.abs(wayV), Math.abs(wayW), Math.abs(wayU)];
  // the lattice lines on the lower side of the present triangle
  let v = wayV > 0 ? piece.v : piece.v - 1;
  let w = wayW > 0 ? piece.w : piece.w - 1;
  let u = wayU > 0 ? piece.v - piece.w : piece.v - piece.w - 1;
  // how many lattice lines of each kind were met when the next one is
  let [metV, metW, metU] = [1, 1, 1];
  enterTriangle(numbers, v, w, u);
  while (metV < allV || metW < allW || metU < allU) {
    if (metV * allW < metW * allV && metV * allU < metU * allV) {
      v += Math.sign(wayV);
      metV += 1;
    } else if (metW * allU < metU * allW) {
      w += Math.sign(wayW);
      metW += 1;
    } else {
      u += Math.sign(wayU);
      metU += 1;
    }
    enterTriangle(numbers, v, w, u);
  }
}

function enterTriangle(numbers: number[], v: number, w: number, u: number): void {
  const rest = restOf(v, w);
  if (rest === 0) enter(numbers, v, w);
  else if (rest === 1) enter(numbers, v + 1, w + 1);
  else if (u === v - w) enter(numbers, v + 1, w);
  else enter(numbers, v, w + 1);
}

/** A line is in a hex only once, so a hex that it is already in is the last one listed. */
function enter(numbers: number[], v: number, w: number): void {
  const q = (v + w) / 3;
  const r = v - 2 * q;
  const last = numbers.length - 2;
  if (last > 0 && numbers[last] === q && numbers[last + 1] === r) return;
  numbers.push(q, r, q, r);
}

function pushHex(numbers: number[], v: number, w: number): void {
  const q = (v + w) / 3;
  numbers.push(q, v - 2 * q);
}

/** 0 at a centre; 1 and 2 at the two kinds of corner. */
function restOf(v: number, w: number): number {
  const rest = (v + w) % 3;
  return rest < 0 ? rest + 3 : rest;
}
