import type { Spot } from '../sheet/sheet.ts';

/** Places as text: whole tenths of a map unit, each from the one before. */
export type Spots = string;

export function writeSpots(spots: readonly Spot[]): Spots {
  let [left, top] = [0, 0];
  return spots
    .flatMap(([x, y]) => {
      const [u, v] = [Math.round(x * 10), Math.round(y * 10)];
      const way = [u - left, v - top];
      [left, top] = [u, v];
      return way;
    })
    .join(' ');
}

export function readSpots(text: Spots): Spot[] {
  if (text === '') return [];
  const numbers = text.split(' ').map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += numbers[2 * index] ?? 0;
    y += numbers[2 * index + 1] ?? 0;
    return [x / 10, y / 10];
  });
}
