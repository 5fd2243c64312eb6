import { num } from './path.ts';
import type { Area } from './screens.ts';

/** All pictures have this size; what they show stays inside the middle square, so that they can be cut to it. */
export const WIDTH = 160;
const HEIGHT = 100;

export const FRAME: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** A whole picture: fills whatever box it is given, cut at the edges that are left over. */
export function framed(drawing: string, { width, height }: Area = FRAME): string {
  const size = `viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" height="${num(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}
