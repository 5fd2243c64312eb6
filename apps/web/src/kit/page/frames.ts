/** The frames that cards may have. `kit/cards/frames.css` has their inks. */
export const FRAMES = [
  'amber',
  'blue',
  'gold',
  'green',
  'hazard',
  'khaki',
  'kraft',
  'night',
  'plain',
  'purple',
  'red',
  'slate',
  'steel',
  'tan',
  'teal',
  'violet',
] as const;

export type Frame = (typeof FRAMES)[number];
