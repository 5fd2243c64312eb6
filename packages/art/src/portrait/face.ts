import type { Colour } from '../press/inks.ts';
import { oval } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';
import { clipped, hatched } from '../press/screens.ts';
import { type Beard, type Cover, type Eyes, type Face, HAIRS, type Hair, SKINS, type Skin } from './looks.ts';

/** A head turned a little to the right, lit from the left, in a square of 100; its crown is at 51,20. */
export interface Head {
  readonly skin: Skin;
  readonly face: Face;
  readonly hair: Hair;
  /** Long hair, tied at the nape. */
  readonly isTied?: boolean;
  readonly eyes: Eyes;
  readonly cover: Cover;
  readonly beard: Beard;
  readonly isAged?: boolean;
}

const OUTLINES: Readonly<Record<Face, string>> = {
  long: 'M35 40Q32 19 52 18 69 19 68 39L69 46 67 53Q66 63 60 69 55 74 49 72 40 67 37 56 34 50 35 40Z',
  square: 'M34 40Q31 19 52 18 70 19 69 39L70 46 68.5 54 67 63 59 70.5 48 71 38.5 64 36 55Q33 50 34 40Z',
  round:
    'M34 41Q32 19 52 18 70 20 69 40L69.5 47 68 54Q66 64 59 68.5 53 71.5 47 69.5 38 65 36 56 33 50 34 41Z',
};

/** Everything to the right of the bridge of the nose lies in shade. */
const SHADE = 'M57 16L56 30 54.5 38 56.5 43 59.5 52 56 54.5 56.5 58 54.5 61 56 66 53 76H76V16Z';

export function drawHead(press: Press, head: Head): string {
  const [light, shade, deep] = SKINS[head.skin];
  const outline = OUTLINES[head.face];
  return [
    head.isTied ? fill(press, HAIRS[head.hair], 'M38 30Q26 36 28 52 28 60 36 62L40 50Z') : '',
    fill(press, shade, 'M39 56h21l2 20q-12 10-24 0Z'),
    fill(press, light, 'M39 58l9 12 2 9q-7-1-12-5Z'),
    fill(press, shade, oval(35.5, 48, 3.4, 5.6)),
    fill(press, deep, oval(36, 48.5, 1.6, 3)),
    clipped(
      press,
      outline,
      [
        fill(press, light, outline),
        fill(press, shade, SHADE),
        head.isAged
          ? line(press, shade, 'M42 49q4 2 8 1M44 57l-2 5M41 38q4-1.5 9 0', { width: 1, isRound: true })
          : '',
        hairOf(press, head),
        featuresOf(press, head, deep),
        beardOf(press, head),
        coverOf(press, head),
        fill(press, deep, 'M30 14h44v22q-22-6-44 2Z', 0.35),
      ].join(''),
    ),
  ].join('');
}

function hairOf(press: Press, { hair }: Head): string {
  return fill(press, HAIRS[hair], 'M30 14h44v24l-5 2-2-7Q58 28 47 30L40 36 38 48 34 46Z');
}

function featuresOf(press: Press, { eyes, hair }: Head, deep: Colour): string {
  const brow: Colour = hair === 'fair' || hair === 'grey' ? '#6b4d2c' : '#1a110b';
  const brows = line(press, brow, 'M41.5 42q4.5-3 9.5-.8M57.5 41.2q4-1.8 8.5 .8', {
    width: 2.2,
    isRound: true,
  });
  const mouth =
    line(press, deep, 'M47.5 61.5q5 1.4 10.5 0', { width: 1.7, isRound: true }) +
    fill(press, deep, 'M50 64.5q3.5 1.6 6 0l-1 1.4h-4Z', 0.5);
  const nose = fill(press, deep, 'M53 55.5q3 1.6 6-1.6l-1-2.6q-2 2.6-5 2.6Z', 0.7);
  return brows + mouth + nose + eyesOf(press, eyes, deep);
}

function eyesOf(press: Press, eyes: Eyes, deep: Colour): string {
  if (eyes === 'shadow')
    return (
      fill(press, deep, 'M30 30h44v18q-8 4-17 1-10 4-27 2Z', 0.86) +
      fill(press, '#f3e7cf', 'M45 46.5q2.5-1.5 5 0-2.5 1-5 0ZM59.5 46.5q2-1.2 4.5 0-2 1-4.5 0Z', 0.55)
    );
  if (eyes === 'narrow')
    return fill(press, '#150d08', 'M42.5 46q4.5-2 9 .2-4.5 1.7-9-.2ZM58 46.2q4-2 8 0-4 1.7-8 0Z');
  return [
    fill(press, '#f4ead6', 'M42.5 46.5q4.5-3.8 9 0-4.5 2.8-9 0ZM58 46.5q4-3.6 8 0-4 2.6-8 0Z'),
    fill(press, '#150d08', `${oval(47.6, 46.2, 2)}${oval(62.2, 46.2, 1.9)}`),
    line(press, deep, 'M42 46q5-4.2 10 .2M57.5 46q4.5-4 9 .2', { width: 1.4, isRound: true }),
  ].join('');
}

function beardOf(press: Press, { beard, hair }: Head): string {
  const ink = HAIRS[hair];
  const lip = 'M45 60.5q3-4 7-3.4 4-1 7.5 2.6l-1 1.8q-6-2-12.5 .4Z';
  const jaw = 'M33 46l4 8q3 5 8 5l6-1.5q5-1.5 9 .5 5-1 7-5l3-6v30H33Z';
  const mouth = 'M47 62.5q5 1.6 11 0l-1 2.5q-5 1.5-9 0Z';
  switch (beard) {
    case 'none':
      return '';
    case 'stubble':
      return fill(press, ink, jaw, 0.28) + fill(press, ink, lip, 0.3);
    case 'moustache':
      return fill(press, ink, lip);
    case 'short':
      return fill(press, ink, jaw, 0.85) + fill(press, SKINS.brown[1], mouth) + fill(press, ink, lip);
    case 'full':
      return (
        fill(press, ink, jaw) +
        fill(press, SKINS.brown[1], mouth) +
        fill(press, ink, `${lip}M42 58h24l-4 20H46Z`, 0.9)
      );
  }
}

function coverOf(press: Press, { cover }: Head): string {
  if (cover === 'paint')
    return fill(
      press,
      '#2b3620',
      'M34 38l20 2-2 4-18-1ZM32 50l16-3 2 4-17 6ZM56 50l14-4v6l-12 4ZM38 62l14-5 2 4-14 7ZM58 62l10-5-2 8-7 3ZM44 24l20 2v4l-20-2Z',
      0.8,
    );
  if (cover !== 'mask') return '';
  const knit = 'M28 12h48v28q-22-6-44 2l2 9q10 1 18-1 10 2 18-1v30H28Z';
  return (
    fill(press, '#2d3330', knit) +
    hatched(press, '#4a524d', knit, { step: 2.6, width: 0.8, turn: 90, opacity: 0.5 })
  );
}

/** What lies over the face and the neck, outside the head's outline. */
export function drawScarf(press: Press, cover: Cover, cloth: readonly [Colour, Colour, Colour]): string {
  if (cover === 'scarf')
    return [
      fill(press, cloth[0], 'M32 52q18 7 38-1l2 9q3 9-3 16L52 84 34 78q-6-10-2-26Z'),
      fill(press, cloth[1], 'M58 54q6-1 12-3l2 9q3 9-3 16L52 84q8-12 6-30Z'),
      line(press, cloth[2], 'M33 58q16 8 36 0M33 66q14 9 37 1M36 74q12 8 30 2M50 56q4 12-2 26', {
        width: 1.2,
        isRound: true,
      }),
      fill(
        press,
        cloth[2],
        'M38 62h2v2h-2ZM44 65h2v2h-2ZM54 65h2v2h-2ZM62 62h2v2h-2ZM42 71h2v2h-2ZM58 71h2v2h-2Z',
      ),
    ].join('');
  if (cover === 'collar')
    return (
      fill(press, cloth[1], 'M30 60q8 10 22 12 12-2 20-12l4 18-24 10-26-10Z') +
      line(press, cloth[2], 'M32 64q10 12 20 12 12-2 19-13M52 76v10', { width: 1.6, isRound: true })
    );
  return '';
}

/** What is worn over the eyes. */
export function drawLenses(press: Press, eyes: Eyes): string {
  if (eyes === 'shades')
    return (
      fill(
        press,
        '#12171a',
        'M37 43.5l15-1.5 4 1.5 13-1v4.5q-3 5.5-9 4-3-1-4-5-2.5-1.5-3.5 .5-1 6-8 6.5-6-.5-7-6Z',
      ) + fill(press, '#6fa9b8', 'M41 45.5l8-1-4 6q-3-1-4-5ZM59 45l6-.5-3 4.5q-2-1-3-4Z')
    );
  if (eyes === 'goggles')
    return [
      fill(press, '#1b211d', 'M34 40q17-5 36 0v11q-7 5-13 .5-5-2-8 1-9 4-15-2Z'),
      fill(press, '#b9762f', 'M37 42.5q15-4 30 0v7q-5 3-9-.5-5-3-9 .5-7 3.5-12 0Z'),
      fill(press, '#f2c377', 'M40 43.5l9-1.5-6 7q-3-1-3-5.5ZM59 42.5l5 .5-4 5Z'),
    ].join('');
  return '';
}
