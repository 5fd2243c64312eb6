import { makeChance } from '../press/chance.ts';
import { FRAME, framed } from '../press/frame.ts';
import type { Colour } from '../press/inks.ts';
import { namesOf } from '../press/names.ts';
import { box } from '../press/path.ts';
import { fill, type Press, place } from '../press/press.ts';
import { contours, dots } from '../press/screens.ts';
import { mix } from '../press/tone.ts';
import { FIGHTING } from './fighting.ts';
import { HELPING } from './helping.ts';
import type { Cast, Scene } from './stage.ts';

const SCENES = { ...FIGHTING, ...HELPING } as const satisfies Readonly<Record<string, readonly Scene[]>>;

export type Deed = keyof typeof SCENES;
export const DEEDS: readonly Deed[] = namesOf(SCENES);

/** Something that one's own side does. */
export interface DeedPicture extends Cast {
  readonly draw: 'deed';
  readonly deed: Deed;
  /** Which composition of the family, and from their number on the same ones mirrored; by default the seed decides. */
  readonly take?: number;
}

/** The colour of each family, so that a hand of cards sorts itself. */
const GROUNDS: Readonly<Record<Deed, Colour>> = {
  aim: '#cf8f2c',
  fire: '#cb5a2e',
  cover: '#4c7896',
  suppress: '#b5653b',
  close: '#a2442f',
  sniper: '#7a5b96',
  mortar: '#86557f',
  aircraft: '#6b5f9c',
  drone: '#5a6b9a',
  decoy: '#4f88a0',
  move: '#70903d',
  enter: '#5d8650',
  reload: '#8f7d4a',
  heal: '#4a9a86',
  stealth: '#4a666e',
  cards: '#a48d54',
  time: '#9a7a4c',
  order: '#b87b3b',
  grit: '#d0a035',
  supply: '#8b8a55',
  rescue: '#5f8aa8',
  flank: '#67803a',
  marker: '#7c8d58',
};

export function drawDeed(press: Press, { deed, take, hat, gun }: DeedPicture, seed: string): string {
  const chance = makeChance(seed);
  const scenes: readonly Scene[] = SCENES[deed];
  const chosen = take ?? chance.index(scenes.length * 2);
  const scene = scenes[chosen % scenes.length];
  const isMirrored = Math.floor(chosen / scenes.length) % 2 === 1;
  const ground = mix(GROUNDS[deed], chance.isLikely(0.5) ? '#fbf0d2' : '#14191b', chance.between(0, 0.24));
  return framed(
    [
      fill(press, ground, box(0, 0, 160, 100)),
      screen(press, chance.index(3)),
      contours(press, chance, {
        ink: '#14191b',
        at: [chance.between(10, 150), chance.between(10, 90)],
        rings: 6,
        gap: 15,
        opacity: 0.16,
      }),
      place(
        { x: isMirrored ? 160 : 0, isFlipped: isMirrored },
        scene?.({ press, chance, cast: { hat, gun }, ground }) ?? '',
      ),
    ].join(''),
  );
}

function screen(press: Press, kind: number): string {
  if (kind === 0) return dots(press, '#14191b', FRAME, { step: 5.5, from: 0.2, to: 2.4, opacity: 0.22 });
  if (kind === 1) return dots(press, '#fbf0d2', FRAME, { step: 5.5, from: 2.2, to: 0.2, opacity: 0.3 });
  return dots(press, '#14191b', FRAME, { step: 8, from: 2.6, to: 0.4, opacity: 0.18 });
}
