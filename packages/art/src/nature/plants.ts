import type { Chance } from '../press/chance.ts';
import type { Ink } from '../press/inks.ts';
import { box, curve, loop, num, oval, type Point, polar, polygon } from '../press/path.ts';
import { fill, line, type Press, place } from '../press/press.ts';

/** Plants that stand on a point; heights are in the picture's units. */

export interface Plant {
  readonly at: Point;
  readonly size: number;
  readonly ink: Ink;
}

export function palm(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const lean = chance.between(-0.28, 0.28) * size;
  const crown: Point = [x + lean, y - size];
  const trunk = `M${num(x - size * 0.045)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - size * 0.6)} ${num(crown[0] - 1)} ${num(crown[1])}h2Q${num(x + lean * 0.3 + size * 0.06)} ${num(y - size * 0.5)} ${num(x + size * 0.05)} ${num(y)}Z`;
  const leaves = [-168, -130, -92, -50, -14, 24, 156]
    .map((angle) => {
      const reach = size * chance.between(0.38, 0.52);
      const tip = polar(crown, angle + chance.between(-10, 10), reach);
      const bend: Point = [(crown[0] + tip[0]) / 2, Math.min(crown[1], tip[1]) - reach * 0.26];
      const fold: Point = [(crown[0] + tip[0]) / 2, (crown[1] + tip[1]) / 2 + reach * 0.06];
      return `M${num(crown[0])} ${num(crown[1])}Q${num(bend[0])} ${num(bend[1])} ${num(tip[0])} ${num(tip[1] + reach * 0.2)}Q${num(fold[0])} ${num(fold[1])} ${num(crown[0])} ${num(crown[1])}Z`;
    })
    .join('');
  return fill(press, ink, trunk + leaves);
}

export function fir(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant, snow?: Ink): string {
  const layers = [0, 1, 2, 3].map((layer) => {
    const top = y - size * (1 - layer * 0.2);
    const half = size * (0.13 + layer * 0.06) * chance.between(0.9, 1.1);
    return { top, half, foot: top + size * 0.36 };
  });
  const tree = layers
    .map(({ top, half, foot }) =>
      polygon([
        [x, top],
        [x + half, foot],
        [x - half, foot],
      ]),
    )
    .join('');
  const caps = layers
    .map(({ top, half, foot }) =>
      polygon([
        [x, top],
        [x + half * 0.62, (top + foot) / 2 + 1],
        [x + half * 0.1, (top + foot) / 2 - 2],
        [x - half * 0.5, (top + foot) / 2 + 2],
      ]),
    )
    .join('');
  return (
    fill(press, ink, tree + box(x - size * 0.03, y - size * 0.1, size * 0.06, size * 0.1)) +
    (snow === undefined ? '' : fill(press, snow, caps))
  );
}

export function leafy(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const crown: Point = [x, y - size * 0.66];
  const round = Array.from({ length: 8 }, (_, at) => polar(crown, at * 45, size * chance.between(0.3, 0.44)));
  return fill(press, ink, loop(round) + box(x - size * 0.035, y - size * 0.45, size * 0.07, size * 0.45));
}

export function birch(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const width = Math.max(2, size * 0.05);
  const bars = Array.from({ length: 6 }, (_, bar) =>
    box(
      x - width / 2,
      y - size * (0.12 + bar * 0.15) + chance.between(-2, 2),
      width * chance.between(0.4, 0.9),
      1.4,
    ),
  ).join('');
  const twigs = [0.55, 0.7, 0.82]
    .map(
      (at, side) =>
        `M${num(x)} ${num(y - size * at)}l${num((side % 2 === 0 ? 1 : -1) * size * 0.16)} ${num(-size * 0.16)}`,
    )
    .join('');
  return (
    fill(press, 'paper', box(x - width / 2, y - size, width, size)) +
    fill(press, ink, bars) +
    line(press, ink, twigs, { width: 1 })
  );
}

export function bare(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const boughs = [0.35, 0.5, 0.62, 0.75, 0.86]
    .map((at, side) => {
      const reach = size * (0.42 - at * 0.3) * (side % 2 === 0 ? 1 : -1);
      const from = y - size * at;
      return `M${num(x)} ${num(from)}q${num(reach * 0.5)} ${num(-size * 0.06)} ${num(reach)} ${num(-size * chance.between(0.14, 0.26))}`;
    })
    .join('');
  return (
    fill(
      press,
      ink,
      `M${num(x - size * 0.05)} ${num(y)}L${num(x)} ${num(y - size)}L${num(x + size * 0.05)} ${num(y)}Z`,
    ) + line(press, ink, boughs, { width: size * 0.035, isRound: true })
  );
}

export function fern(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const blades = Array.from({ length: 7 }, (_, blade) => {
    const [tx, ty] = polar(
      [x, y],
      -160 + blade * 23 + chance.between(-8, 8),
      size * chance.between(0.7, 1.1),
    );
    return `M${num(x - 1.5)} ${num(y)}Q${num((x + tx) / 2 - 2)} ${num(ty - 2)} ${num(tx)} ${num(ty + size * 0.2)}Q${num((x + tx) / 2)} ${num((y + ty) / 2)} ${num(x + 1.5)} ${num(y)}Z`;
  }).join('');
  return fill(press, ink, blades);
}

export function reeds(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const stems = Array.from(
    { length: 5 },
    (_, stem) =>
      [
        x + (stem - 2) * size * 0.12,
        chance.between(-0.16, 0.16) * size,
        size * chance.between(0.7, 1),
      ] as const,
  );
  return (
    line(
      press,
      ink,
      stems
        .map(([at, lean, tall]) => `M${num(at)} ${num(y)}q0 ${num(-tall * 0.6)} ${num(lean)} ${num(-tall)}`)
        .join(''),
      { width: 1.2 },
    ) +
    fill(press, ink, stems.map(([at, lean, tall]) => oval(at + lean, y - tall, 1.2, size * 0.11)).join(''))
  );
}

export function bush(press: Press, chance: Chance, { at: [x, y], size, ink }: Plant): string {
  const top = Array.from(
    { length: 5 },
    (_, at): Point => [x + (at - 2) * size * 0.45, y - size * chance.between(0.4, 0.8)],
  );
  return fill(press, ink, `${curve([[x - size, y + 1], ...top, [x + size, y + 1]])}Z`);
}

/** Many of a kind, from left to right. */
export function row(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

export function rock(press: Press, { at: [x, y], size, ink }: Plant, light: Ink): string {
  const stone: readonly Point[] = [
    [-1, 0],
    [-0.7, -0.6],
    [-0.1, -0.9],
    [0.6, -0.7],
    [1, 0],
  ];
  const face: readonly Point[] = [
    [-0.7, -0.6],
    [-0.1, -0.9],
    [-0.2, -0.3],
    [-0.8, 0],
  ];
  const cut = (points: readonly Point[]) => polygon(points.map(([px, py]): Point => [px * size, py * size]));
  return place({ x, y }, fill(press, ink, cut(stone)) + fill(press, light, cut(face)));
}
