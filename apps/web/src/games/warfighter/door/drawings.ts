import { drawPicture, type Palette, type Picture, type PlacePart } from '@sitrep/art';
import { addressOf } from '../../../kit/art/address-of.ts';

const MODERN: Picture = {
  seed: 'modern',
  world: 'jungle',
  subject: {
    draw: 'group',
    count: 3,
    manner: 'fire',
    hats: ['helmet', 'boonie', 'helmet'],
    holds: ['carbine-rail', 'light-machine-gun', 'marksman-rifle'],
    skyline: 'palms',
    isPacked: true,
  },
};

const OLD_WAR: Picture = {
  seed: 'w2',
  world: 'europe',
  subject: {
    draw: 'group',
    count: 3,
    manner: 'charge',
    hats: ['steel-helmet'],
    holds: ['self-loading', 'wood-smg', 'service-rifle'],
    skyline: 'town',
    isPacked: true,
  },
};

/** The way of the first lesson, from the trail to the goal. */
const WAY: readonly Picture[] = [
  place('trail', ['path', 'undergrowth']),
  place('wet', ['river', 'palms']),
  place('field', ['rows', 'palms']),
  place('boss', ['villa', 'palms']),
];

function place(seed: string, parts: readonly PlacePart[]): Picture {
  return { seed, world: 'jungle', subject: { draw: 'place', parts } };
}

/** The pictures of the first page as addresses. */
export interface Drawings {
  readonly modern: string;
  readonly oldWar: string;
  readonly way: readonly string[];
}

/** Draws them. The page does not: it gets them ready (`light-drawings.ts` and `dark-drawings.ts`). */
export function drawDoors(palette: Palette): Drawings {
  const draw = (picture: Picture) => addressOf(drawPicture(picture, { palette }));
  return { modern: draw(MODERN), oldWar: draw(OLD_WAR), way: WAY.map(draw) };
}
