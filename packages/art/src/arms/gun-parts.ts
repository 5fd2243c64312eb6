/**
 * Parts of long arms, muzzle to the right. The receiver spans x 64 to 108, the bore lies at y 29. Every part is a list
 * of shapes in the materials that a form of gun gives their colours.
 */
export type Material = 'metal' | 'furniture' | 'glint';
export type PartMark = readonly [material: Material, outline: string, width?: number];
export type Part = readonly PartMark[];

export const STOCKS = {
  none: [],
  tube: [
    ['metal', 'M34 25h32v5H34Z'],
    ['furniture', 'M13 23h23l7 2v8l-9 2-9 12h-8l-6-2Z'],
    ['glint', 'M18 27h18', 1],
  ],
  crane: [
    ['metal', 'M40 25h26v6H40Z'],
    ['furniture', 'M12 22h30l6 3v8l-8 3-14 4-4 9H12q-4-14 0-27Z'],
    ['glint', 'M17 26h24', 1],
  ],
  fixed: [
    ['furniture', 'M66 22v13l-16 2-16 12H9q-3-13-1-27Z'],
    ['glint', 'M13 26h44', 1],
  ],
  boot: [
    ['furniture', 'M66 22v14l-16 1-5 12H17q-7-10-4-22l6-5Z'],
    ['metal', 'M26 30h18v4H26Z'],
  ],
  chassis: [
    ['metal', 'M40 25h26v7H40Z'],
    ['furniture', 'M10 20h32v5h-6v10l-4 14H13q-5-15-3-29Z'],
    ['metal', 'M18 18h20v4H18Z'],
  ],
  thumbhole: [
    ['furniture', 'M66 25v12l-12 2-8 11H12Q5 38 9 25l8-2h30Z'],
    ['metal', 'M22 19h22v5H22Z'],
    ['glint', 'M18 29h26', 1],
  ],
  skeleton: [
    ['metal', 'M66 23v12H54l-6 12H14Q8 34 12 23Zm-26 7H22q-2 5 0 10h14Z'],
    ['furniture', 'M9 21h7v28H9Z'],
  ],
  spine: [
    ['furniture', 'M66 23v12l-14 2-10 12H11Q5 36 9 24l22-3Z'],
    ['metal', 'M8 23h4v26H8Z'],
  ],
  wire: [['metal', 'M64 26H13v20h12', 3.2]],
  rods: [
    ['metal', 'M34 24h32v3H34Z'],
    ['furniture', 'M28 21h7v24h-7Z'],
  ],
  hook: [
    ['metal', 'M66 24v8L44 37l-6 9H16Q10 34 14 23l26 1Z'],
    ['glint', 'M20 27h36', 1],
  ],
  wood: [
    ['furniture', 'M66 24v12l-10 1-10 3-34 12q-7-2-7-18l39-9Z'],
    ['metal', 'M4 34h4v17H4Z'],
    ['glint', 'M14 33l36-7', 1],
  ],
  pistolWood: [
    ['furniture', 'M66 23v11l-6 2-4 10-7-1-3-6-34 11Q4 46 5 32l41-8Z'],
    ['glint', 'M12 33l36-7', 1],
  ],
  drop: [
    ['furniture', 'M66 24v10l-12 3-38 16q-9-4-10-19L50 25Z'],
    ['metal', 'M4 34l5 19 4 0-5-19Z'],
    ['glint', 'M14 36l34-10', 1],
  ],
  folding: [
    ['metal', 'M62 27L16 30l-5 17 6 3 43-9', 2.6],
    ['furniture', 'M10 33l8 2-4 13-8-2Z'],
  ],
} as const satisfies Readonly<Record<string, Part>>;

export const RECEIVERS = {
  flat: [
    ['metal', 'M62 21h48v14l-14 2-30 0-4-5Z'],
    ['glint', 'M68 25h34', 1.1],
    ['glint', 'M82 27h14v4H82Z'],
  ],
  handle: [
    ['metal', 'M62 21h48v14l-14 2-30 0-4-5Z'],
    ['metal', 'M60 21l4-10h40l6 10h-7l-4-6H70l-3 6Z'],
    ['glint', 'M82 27h14v4H82Z'],
  ],
  bullpup: [
    ['furniture', 'M10 20h96l3 3v12H62l-16 3-4 12H14q-6-14-4-30Z'],
    ['metal', 'M44 14h42v8H44Z'],
    ['glint', 'M18 25h40', 1.1],
  ],
  bolt: [
    ['metal', 'M62 23h50v6H62Z'],
    ['furniture', 'M62 28h52v9H78l-6 3-10-2Z'],
    ['metal', 'M70 36q5 8 12 1', 1.8],
    ['metal', 'M74 27l-5 7', 2.4],
  ],
  service: [
    ['furniture', 'M60 27h54v9H80l-8 3-12-3Z'],
    ['metal', 'M64 22h42l4 5H62Z'],
    ['metal', 'M68 37q6 8 14 0', 1.8],
  ],
  belt: [
    ['metal', 'M60 18h48l4 4v15H64l-4-4Z'],
    ['glint', 'M66 22h38', 1.1],
    ['metal', 'M72 14h24v5H72Z'],
  ],
  tube: [
    ['metal', 'M58 22h54v11H58Z'],
    ['metal', 'M76 33h22v6H76Z'],
    ['glint', 'M64 25h40', 1],
  ],
  slab: [
    ['metal', 'M58 20h52v15H64l-6-4Z'],
    ['glint', 'M64 24h40', 1],
    ['glint', 'M80 28h12v3H80Z'],
  ],
  thompson: [
    ['metal', 'M56 23h58v9l-8 4H62l-6-4Z'],
    ['metal', 'M78 20h6v4h-6Z'],
    ['glint', 'M62 26h40', 1],
  ],
  tiny: [
    ['metal', 'M58 20h50v14l-8 2-36-1-6-4Z'],
    ['metal', 'M64 16h40v4H64Z'],
    ['glint', 'M66 24h30', 1],
  ],
  pump: [
    ['metal', 'M60 21h46v15H74l-10 2-4-6Z'],
    ['glint', 'M66 24h36', 1],
    ['metal', 'M70 37q5 9 13 0', 2],
  ],
} as const satisfies Readonly<Record<string, Part>>;

export const GRIPS = {
  none: [],
  pistol: [
    ['furniture', 'M62 34h12l-5 20-12-2Z'],
    ['metal', 'M73 37q3 8 11 1', 1.8],
  ],
  rear: [
    ['furniture', 'M84 34h11l-3 17-11-1Z'],
    ['metal', 'M95 37q3 7 9 0', 1.8],
  ],
} as const satisfies Readonly<Record<string, Part>>;

export const MAGAZINES = {
  none: [],
  stanag: [
    ['metal', 'M83 36h14l2 10 4 11-14 3-4-13Z'],
    ['glint', 'M89 42l4 14', 0.9],
  ],
  curved: [['metal', 'M83 36h14q1 12 9 20l-12 6q-10-11-11-26Z']],
  straight: [
    ['metal', 'M83 36h15l2 21-15 2Z'],
    ['glint', 'M90 41l1 14', 0.9],
  ],
  short: [['metal', 'M80 36h17l1 9-17 1Z']],
  stick: [
    ['metal', 'M84 36h10l1 29H85Z'],
    ['glint', 'M89 42v18', 0.9],
  ],
  bent: [['metal', 'M85 36h10q1 14 6 25l-10 4q-6-14-6-29Z']],
  rear: [['metal', 'M34 36h15l4 21-14 3Z']],
  small: [['metal', 'M86 36h9l1 11-10 1Z']],
  bananaSmall: [['metal', 'M86 36h9q1 9 5 15l-8 4q-6-9-6-19Z']],
  box: [
    ['furniture', 'M78 38h30v22H80Z'],
    ['metal', 'M76 34h16v5H76Z'],
    ['glint', 'M84 44h18M84 50h18', 0.9],
  ],
  pouch: [
    ['furniture', 'M78 36h27q4 14-2 27H82q-7-12-4-27Z'],
    ['metal', 'M92 30h18v6H92Z'],
    ['glint', 'M84 50h18', 0.9],
  ],
  loose: [
    ['metal', 'M84 33q-4 14 4 28', 5.5],
    ['glint', 'M82 40h8M82 46h8M84 52h8M86 58h8', 1.6],
  ],
  drum: [
    ['metal', 'M92 33a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z'],
    ['glint', 'M92 42a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13', 1.2],
  ],
  pan: [
    ['metal', 'M62 22q2-9 26-9t26 9Z'],
    ['glint', 'M68 19h40', 1.1],
  ],
  rotary: [['metal', 'M76 32q0 14 15 14 14 0 15-14Z']],
  cylinder: [
    ['metal', 'M92 28a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z'],
    ['glint', 'M92 33v5M92 50v5M81 44h5M98 44h5', 3],
  ],
} as const satisfies Readonly<Record<string, Part>>;

export const MUZZLES = ['plain', 'cage', 'brake', 'cone', 'suppressor'] as const;
export type Muzzle = (typeof MUZZLES)[number];

export const SIGHTS = {
  none: [],
  dot: [
    ['metal', 'M70 21v-10q0-3 3-3h13q3 0 3 3v10Z'],
    ['glint', 'M76 12h8v6h-8Z'],
  ],
  tubeDot: [
    ['metal', 'M66 10h30v8H66Z'],
    ['metal', 'M74 17h14v5H74Z'],
    ['glint', 'M70 12.5h20', 1],
  ],
  acog: [
    ['metal', 'M66 11l8-3h12l10 3v6l-6 1-2 4H72l-2-4-4-1Z'],
    ['glint', 'M72 12h16', 1],
  ],
  scope: [
    ['metal', 'M46 10l10-1 8 2h26l12-4h10v12h-10l-12-4H64l-8 2-10-1Z'],
    ['metal', 'M70 14h5v9h-5ZM90 14h5v9h-5ZM80 6h7v6h-7Z'],
    ['glint', 'M52 12.5h52', 1],
  ],
  thinScope: [
    ['metal', 'M54 13h50v5H54Z'],
    ['metal', 'M50 11h8v9h-8ZM100 11h10v9h-10ZM66 17h4v7h-4ZM92 17h4v7h-4ZM78 9h5v5h-5Z'],
  ],
  peep: [['metal', 'M64 22v-6h5l2 6Z']],
  leaf: [['metal', 'M98 23l2-7h4l2 7Z']],
  ring: [
    ['metal', 'M64 21v-6h8v6Z'],
    ['metal', 'M100 20h10v-3h-10Z'],
  ],
} as const satisfies Readonly<Record<string, Part>>;

export const LEGS = {
  none: [],
  folded: [['metal', 'M0 5h26', 2]],
  open: [['metal', 'M0 4l-9 33M0 4l10 33M-12 37h6M8 37h6', 2.6]],
} as const satisfies Readonly<Record<string, Part>>;
