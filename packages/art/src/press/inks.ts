/** The inks of a print, from the ground up. Shapes name an ink, and the world says what colour it is. */
export type InkName = 'paper' | 'sky' | 'sun' | 'sand' | 'far' | 'mid' | 'near' | 'ink' | 'spot' | 'water';

export type Colour = `#${string}`;

/** An ink of the world, or a colour that is the same in all of them, such as skin. */
export type Ink = InkName | Colour;

/** Kinds of country, each with its light. */
export const WORLDS = ['jungle', 'desert', 'europe', 'winter', 'night'] as const;
export type World = (typeof WORLDS)[number];

/** In the order of `InkName`. */
const SETS: Readonly<Record<World, string>> = {
  jungle: 'f4ead0 efdfa8 f2a33a cfb67a a9b97c 64864b 2f5131 131f19 d4512a 6fae9f',
  desert: 'faefd8 f5e0b3 e87b38 e3c28a dcb377 b8834a 7b5130 261913 c03c22 7fb0a6',
  europe: 'f3efde e7e2ca e4b44b baa982 aeb79d 788861 43533d 19201b b4472d 86a5a8',
  winter: 'f7f8f4 dde6e8 f0c987 eef2f1 bacad0 8299a6 425766 15202a c34a2f a9c6d2',
  night: 'e3e6d2 20343f f2e3a9 37524e 2d4f55 213f3d 142a28 070e0d e2643b 2f6068',
};

export type Inks = Readonly<Record<InkName, Colour>>;

export function inksOf(world: World): Inks {
  const colours = SETS[world].split(' ').map((colour): Colour => `#${colour}`);
  const [paper, sky, sun, sand, far] = colours;
  const [mid, near, ink, spot, water] = colours.slice(5);
  return {
    paper: paper ?? BLANK,
    sky: sky ?? BLANK,
    sun: sun ?? BLANK,
    sand: sand ?? BLANK,
    far: far ?? BLANK,
    mid: mid ?? BLANK,
    near: near ?? BLANK,
    ink: ink ?? BLANK,
    spot: spot ?? BLANK,
    water: water ?? BLANK,
  };
}

const BLANK: Colour = '#000000';
