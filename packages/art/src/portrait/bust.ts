import type { Chance } from '../press/chance.ts';
import { box, loop, oval, type Point, polar } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';
import { clipped, hatched } from '../press/screens.ts';
import { DRESSES, type Dress, type Mark } from './looks.ts';

const BODY = 'M-14 112Q-10 88 16 80L38 72q13 9 26 0l22 8q26 8 30 32Z';
const SHADE = 'M54 78l10-6 22 8q26 8 30 32H58Z';

const PATTERNED: readonly Dress[] = ['multicam', 'woodland', 'desert', 'urban', 'smock'];

/** Shoulders and chest, lit from the left. */
export function drawBust(press: Press, chance: Chance, dress: Dress): string {
  const [light, shade, patch] = DRESSES[dress];
  return clipped(
    press,
    BODY,
    [
      fill(press, light, BODY),
      PATTERNED.includes(dress) ? patches(press, chance, dress) : '',
      fill(press, shade, SHADE, PATTERNED.includes(dress) ? 0.55 : 1),
      cutOf(press, dress, [light, shade, patch]),
    ].join(''),
  );
}

function patches(press: Press, chance: Chance, dress: Dress): string {
  const [, shade, patch] = DRESSES[dress];
  return Array.from({ length: 13 }, (_, at) => {
    const centre: Point = [-6 + ((at * 41) % 116), 80 + ((at * 17) % 26)];
    const blot = Array.from({ length: 6 }, (_corner, corner) =>
      polar(centre, corner * 60, chance.between(3, 9)),
    );
    return fill(press, at % 2 === 0 ? shade : patch, loop(blot));
  }).join('');
}

type Cloth = readonly [`#${string}`, `#${string}`, `#${string}`];

function cutOf(press: Press, dress: Dress, [light, shade, patch]: Cloth): string {
  switch (dress) {
    case 'multicam':
    case 'woodland':
    case 'desert':
    case 'urban':
      return plates(press, patch, shade);
    case 'smock':
      return (
        fill(press, shade, 'M38 72l12 14 14-14 8 4-20 22L30 76Z') +
        line(press, patch, 'M51 92v20', { width: 1.8 })
      );
    case 'herringbone':
    case 'olive':
      return [
        fill(press, patch, 'M38 72l13 12 13-12 6 4-14 18-5-5-5 5L32 76Z'),
        line(press, patch, 'M51 92v20M26 92h16M60 92h18M22 84l10 30M80 84l-10 30', { width: 2.4 }),
        fill(press, shade, box(26, 93, 16, 16) + box(60, 93, 18, 16), 0.6),
      ].join('');
    case 'fieldjacket':
    case 'leather':
      return [
        fill(press, '#6b6c44', 'M40 74h22l-11 30Z'),
        fill(press, light, 'M36 72l-8 8 10 12 4-6 9 26h2l8-26 5 6 9-12-9-8-15 26Z'),
        line(press, patch, 'M28 80l10 12 4-6 9 26M75 80l-9 12-5-6-8 26', { width: 1.3 }),
      ].join('');
    case 'greatcoat':
      return [
        fill(press, patch, 'M34 72L20 82l18 24 13-16 15 16 16-24-16-10-15 16Z'),
        fill(press, '#c9a24f', `${oval(40, 106, 2)}${oval(64, 106, 2)}`),
        line(press, shade, 'M51 90v22', { width: 2 }),
      ].join('');
    case 'padded':
      return (
        line(
          press,
          patch,
          'M-2 92l6 24M10 86l4 26M22 82l3 30M34 80l2 32M46 84v28M58 84v28M70 80l-2 32M82 82l-3 30M94 87l-4 26',
          { width: 1.6 },
        ) + fill(press, shade, 'M36 72q15 12 30 0l3 7q-17 13-36 0Z')
      );
    case 'snow':
      return [
        fill(press, shade, 'M34 72q17 14 34 0l6 8q-22 20-46 0Z'),
        line(press, patch, 'M51 88v24M20 92q8 6 10 20M84 92q-8 6-10 20', { width: 1.6 }),
        hatched(press, shade, 'M-14 112Q-10 96 16 92l8 20Z', { step: 4, opacity: 0.6 }),
      ].join('');
  }
}

/** A carrier with plates and pouches. */
function plates(press: Press, patch: `#${string}`, shade: `#${string}`): string {
  return [
    fill(press, patch, 'M24 84l8-10 8 12h24l8-12 8 10 3 30H21Z'),
    fill(press, shade, box(28, 96, 13, 18) + box(44, 96, 13, 18) + box(60, 96, 14, 18)),
    line(press, '#151a14', 'M28 91h46M28 101h13M44 101h13M60 101h14', { width: 1.5 }),
  ].join('');
}

/** What hangs on the chest or at the head. */
export function drawMark(press: Press, mark: Mark): string {
  switch (mark) {
    case 'none':
      return '';
    case 'headset':
      return (
        fill(press, '#14181a', 'M30 41h9v16h-6q-4-2-4-8Z') +
        line(press, '#14181a', 'M35 56q2 9 12 8', { width: 2, isRound: true }) +
        fill(press, '#14181a', oval(48, 64, 2, 1.7))
      );
    case 'radio':
      return (
        fill(press, '#232a25', `${box(72, 78, 12, 26)}M76 78l2-32h2l-1 32Z`) +
        line(press, '#14181a', 'M74 92q-10 4-16-4', { width: 2 })
      );
    case 'belt':
      return (
        line(press, '#b98f3e', 'M20 78q32 14 62 34', { width: 9, dash: '3 2' }) +
        line(press, '#5e4a22', 'M20 82q32 14 60 34', { width: 1.4 })
      );
    case 'bandolier':
      return (
        line(press, '#8a7242', 'M82 78Q56 94 24 112', { width: 9 }) +
        line(press, '#4d3d20', 'M76 78l6 8M66 84l6 8M56 90l6 8M46 95l5 8M36 100l5 8', { width: 1.8 })
      );
    case 'medic':
      return (
        fill(press, '#f3ecd8', 'M-4 92q10-6 24-8l3 16q-12 2-24 8Z') +
        fill(press, '#2f7d5b', 'M7 88l5-1 1 5 5-1 1 5-5 1 1 5-5 1-1-5-5 1-1-5 5-1Z')
      );
    case 'glasses':
      return (
        line(press, '#3b2a18', 'M34 76q6 14 12 18M68 76q-6 14-12 18', { width: 1.8 }) +
        fill(press, '#171b18', `${box(38, 92, 11, 16)}${box(53, 92, 11, 16)}${box(48, 95, 6, 5)}`) +
        fill(press, '#7fa9b0', `${oval(43.5, 106, 4, 2)}${oval(58.5, 106, 4, 2)}`)
      );
    case 'blade':
      return fill(press, '#241c14', 'M74 82l10 3-6 24-10-3Z') + fill(press, '#b8bca8', 'M76 78l8 2-1 6-9-3Z');
    case 'grenades':
      return (
        fill(press, '#3c4a2c', `${oval(32, 94, 5, 6)}${oval(72, 94, 5, 6)}`) +
        fill(press, '#151a14', `${box(29.5, 84, 5, 5)}${box(69.5, 84, 5, 5)}`)
      );
    case 'pack':
      return line(press, '#3d3621', 'M26 77q6 16 4 36M76 77q-6 16-4 36', { width: 5 });
  }
}
