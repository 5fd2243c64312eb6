import { type Chance, makeChance } from '../press/chance.ts';
import { FRAME, framed } from '../press/frame.ts';
import { type Colour, type Ink, inksOf } from '../press/inks.ts';
import { oval, rays } from '../press/path.ts';
import { fill, line, type Press, place, stamp } from '../press/press.ts';
import { contours, dots, sheet } from '../press/screens.ts';
import { mix } from '../press/tone.ts';
import { drawFigure, type Held } from './figure.ts';
import type { Headwear } from './headwear.ts';
import { MACHINES, type Machine } from './machines.ts';
import type { PoseName } from './poses.ts';
import { drawSkyline, type Skyline } from './skylines.ts';

/** How a group is met. Each manner has several ways of standing. */
export const MANNERS = [
  'fire',
  'wait',
  'charge',
  'ambush',
  'lead',
  'crew',
  'sneak',
  'watch',
  'shell',
  'march',
  'signal',
  'throw',
] as const;
export type Manner = (typeof MANNERS)[number];

/** People seen against the light, as many as the card has; with a machine if they have one. */
export interface GroupPicture {
  readonly draw: 'group';
  readonly count: number;
  readonly manner: Manner;
  readonly hats: readonly Headwear[];
  /** What they carry, from the first; the last one counts for all others. */
  readonly holds: readonly Held[];
  readonly machine?: Machine;
  readonly skyline: Skyline;
  readonly isPacked?: boolean;
}

const POSES_OF: Readonly<Record<Manner, readonly [PoseName, ...PoseName[]]>> = {
  fire: ['aim', 'kneel', 'aim', 'crouch'],
  wait: ['guard', 'low', 'guard', 'walk'],
  charge: ['run', 'raise', 'sprint', 'run'],
  ambush: ['kneel', 'prone', 'crouch', 'throw'],
  lead: ['point', 'hail', 'guard'],
  crew: ['kneel', 'tend', 'call'],
  sneak: ['crouch', 'low', 'crouch'],
  watch: ['look', 'low', 'look'],
  shell: ['shoulder', 'kneel', 'shoulder-kneel', 'tend'],
  march: ['walk', 'low', 'guard', 'walk'],
  signal: ['call', 'guard', 'hail'],
  throw: ['throw', 'low', 'raise'],
};

/** How the light falls: the sky, the far land, the sun. */
interface Light {
  readonly sky: Ink;
  readonly far: Colour;
  readonly sun: Ink;
}

export function drawGroup(press: Press, picture: GroupPicture, seed: string): string {
  const chance = makeChance(seed);
  const light = lightOf(press, chance);
  const floor = 90 + chance.between(-3, 4);
  return framed(
    [
      sheet(press, light.sky, FRAME),
      skyOf(press, chance, light),
      drawSkyline(press, chance, picture.skyline, light.far),
      contours(press, chance, {
        ink: 'ink',
        at: [chance.between(10, 150), 70],
        rings: 6,
        gap: 14,
        opacity: 0.16,
      }),
      crowd(press, chance, { picture, floor, light }),
      fill(press, 'ink', `M0 ${floor - 1}Q40 ${floor - 6} 80 ${floor - 2}T160 ${floor - 3}V101H0Z`),
    ].join(''),
  );
}

function lightOf({ world }: Press, chance: Chance): Light {
  const { spot, sun, ink, near } = inksOf(world);
  const lights: readonly [Light, ...Light[]] = [
    { sky: spot, far: mix(spot, ink, 0.45), sun: 'sun' },
    { sky: mix(spot, ink, 0.28), far: mix(spot, ink, 0.62), sun: 'paper' },
    { sky: mix(spot, sun, 0.5), far: mix(spot, ink, 0.35), sun: 'paper' },
    { sky: mix(near, spot, 0.5), far: mix(near, ink, 0.4), sun: 'sun' },
    { sky: 'sun', far: mix(spot, ink, 0.22), sun: 'paper' },
    { sky: mix(sun, '#ffffff', 0.55), far: mix(spot, sun, 0.4), sun: 'spot' },
    { sky: mix(spot, '#ffffff', 0.35), far: mix(near, spot, 0.35), sun: 'paper' },
  ];
  return chance.pick(lights);
}

function skyOf(press: Press, chance: Chance, light: Light): string {
  const x = chance.between(30, 130);
  const y = chance.between(26, 60);
  const disc = fill(press, light.sun, oval(x, y, chance.between(16, 32)));
  switch (chance.index(4)) {
    case 0:
      return (
        fill(press, light.far, rays([x, y], 9 + chance.index(4), 210, chance.between(0, 30)), 0.35) + disc
      );
    case 1:
      return (
        disc +
        line(press, light.sky, Array.from({ length: 6 }, (_, bar) => `M0 ${y + 2 + bar * 5}H160`).join(''), {
          width: 1.8,
        })
      );
    case 2:
      return (
        dots(press, 'ink', { x: 0, y: 0, width: 160, height: 55 }, { from: 2, to: 0.3, opacity: 0.22 }) + disc
      );
    default:
      return (
        line(press, light.sun, [44, 56, 70, 86].map((radius) => oval(x, y, radius)).join(''), {
          width: 3,
          opacity: 0.3,
        }) + disc
      );
  }
}

interface Crowd {
  readonly picture: GroupPicture;
  readonly floor: number;
  readonly light: Light;
}

function crowd(press: Press, chance: Chance, { picture, floor, light }: Crowd): string {
  const { machine, count } = picture;
  const isMirrored = chance.isLikely(0.5);
  const engine = machine === undefined ? '' : machinery(press, chance, { machine, floor, isMirrored });
  if (count === 0) return engine;
  const width = machine === undefined ? 112 : 70;
  const scale =
    machine === undefined
      ? ([1.4, 1.25, 1.12, 1.02, 0.96][Math.min(count, 5) - 1] ?? 1) * chance.between(0.82, 1.02)
      : 0.86;
  const offset = machine === undefined ? 80 : 118;
  const turn = chance.index(4);
  const shift = machine === undefined ? chance.between(-30, 30) / count : 0;
  const people = Array.from({ length: count }, (_, at) => {
    const across = count === 1 ? 0 : (at / (count - 1) - 0.5) * width * Math.min(1, 0.4 + count * 0.15);
    return { at, x: offset + across + shift, near: (at * 7 + turn) % 3 };
  }).sort((one, other) => one.near - other.near);
  const drawn = people.map(({ at, x, near }) =>
    drawFigure(press, {
      ...member(picture, at, turn),
      x,
      y: floor + near * 1.6,
      scale: scale * (0.94 + near * 0.05),
      rim: light.sun,
    }),
  );
  const whole = engine + drawn.join('');
  return isMirrored ? place({ x: 160, isFlipped: true }, whole) : whole;
}

function member({ manner, hats, holds, isPacked }: GroupPicture, at: number, turn: number) {
  const poses = POSES_OF[manner];
  const pose = at === 0 ? poses[0] : (poses[(at + turn) % poses.length] ?? poses[0]);
  return {
    pose,
    hat: hats[at % hats.length] ?? 'cap',
    holds: holds[Math.min(at, holds.length - 1)] ?? 'none',
    ...(isPacked && at % 2 === 1 && { isPacked }),
  } as const;
}

interface Engine {
  readonly machine: Machine;
  readonly floor: number;
  readonly isMirrored: boolean;
}

const ALOFT: readonly Machine[] = ['helicopter', 'gunship', 'plane', 'jet'];

function machinery(press: Press, chance: Chance, { machine, floor }: Engine): string {
  const isAloft = ALOFT.includes(machine);
  const isSmall = machine === 'mortar' || machine === 'jammer';
  const y = isAloft ? chance.between(66, 78) : floor;
  const x = isSmall ? 68 : chance.between(72, 84);
  const drawing = stamp(press, MACHINES[machine]);
  const rim = press.colour('sun');
  const lit = stamp({ ...press, colour: () => rim }, MACHINES[machine]);
  return place(
    { x, y, scale: isSmall ? 1.1 : chance.between(0.88, 1.02) },
    place({ x: -1.2, y: -1.2 }, lit) + drawing,
  );
}
