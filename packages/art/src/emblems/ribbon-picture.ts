import { type PlacePart, placeBody } from '../places/place-picture.ts';
import { makeChance } from '../press/chance.ts';
import { framed } from '../press/frame.ts';
import type { Colour } from '../press/inks.ts';
import { box, num } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';

/** Where somebody has been: the place, above a strip of ribbon. The stripes are invented and belong to no decoration. */
export interface RibbonPicture {
  readonly draw: 'ribbon';
  readonly parts: readonly PlacePart[];
}

const SILKS: readonly [Colour, ...Colour[]] = [
  '#6e5a38',
  '#4f6f5c',
  '#3f5f7a',
  '#8a4a38',
  '#8a7a3c',
  '#5d4a66',
];
const THREADS: readonly [Colour, ...Colour[]] = ['#f3e8c8', '#d9a441', '#14191b', '#c7d0c4'];

export function drawRibbon(press: Press, { parts }: RibbonPicture, seed: string): string {
  const chance = makeChance(`${seed} silk`);
  const width = 10 + chance.index(4) * 4;
  const threads = Array.from({ length: 3 }, (_, at) => ({
    from: 14 + at * width,
    size: chance.between(4, width * 0.8),
    ink: chance.pick(THREADS),
  }));
  const stripes = threads.map(({ from, size, ink }) =>
    fill(press, ink, box(from, 74, size, 26) + box(160 - from - size, 74, size, 26)),
  );
  return framed(
    [
      placeBody(press, { draw: 'place', parts, view: 'high' }, seed),
      fill(press, chance.pick(SILKS), box(0, 74, 160, 26)),
      ...stripes,
      fill(press, chance.pick(THREADS), box(80 - width / 3, 74, (width * 2) / 3, 26)),
      line(press, '#14191b', `M0 74h160M0 ${num(77)}h160`, { width: 1.2 }),
    ].join(''),
  );
}
