import { MACHINES, type Machine } from '../figures/machines.ts';
import { makeChance } from '../press/chance.ts';
import { FRAME, framed } from '../press/frame.ts';
import type { Ink } from '../press/inks.ts';
import { namesOf } from '../press/names.ts';
import { oval } from '../press/path.ts';
import { fill, type Press, place, stamp } from '../press/press.ts';
import { contours, dots, sheet } from '../press/screens.ts';
import { COUNTRY_WORKS } from './country-works.ts';
import { GROWTH } from './growth.ts';
import { type Draw, ridge, type Site } from './site.ts';
import { SKY } from './sky.ts';
import { TERRAIN } from './terrain.ts';
import { TOWN_WORKS } from './town-works.ts';
import { WAR_WORKS } from './war-works.ts';

const PARTS = { ...TERRAIN, ...GROWTH, ...TOWN_WORKS, ...COUNTRY_WORKS, ...WAR_WORKS, ...SKY } as const;

export type PlacePart = keyof typeof PARTS | Machine;

export const PLACE_PARTS: readonly PlacePart[] = [...namesOf(PARTS), ...namesOf(MACHINES)];

/** A view of a place: its parts from back to front. */
export interface PlacePicture {
  readonly draw: 'place';
  readonly parts: readonly PlacePart[];
  /** How high the horizon lies; low makes a wide sky. */
  readonly view?: 'low' | 'level' | 'high';
}

const HORIZON = { low: 58, level: 48, high: 36 } as const;

export function drawPlace(press: Press, picture: PlacePicture, seed: string): string {
  return framed(placeBody(press, picture, seed));
}

/** The view without its frame, for pictures that are more than a view. */
export function placeBody(press: Press, { parts, view = 'level' }: PlacePicture, seed: string): string {
  const chance = makeChance(seed);
  const site: Site = { press, chance, horizon: HORIZON[view] + Math.round(chance.between(-4, 4)) };
  const sunX = chance.isLikely(0.5) ? chance.between(22, 62) : chance.between(98, 140);
  return [
    sheet(press, 'sky', FRAME),
    dots(
      press,
      'paper',
      { x: 0, y: 0, width: 160, height: site.horizon },
      { from: 1.7, to: 0.2, opacity: 0.7 },
    ),
    fill(press, 'sun', oval(sunX, site.horizon - chance.between(8, 26), chance.between(9, 16))),
    ridge(site, { y: site.horizon + 4, rise: 13, ink: 'far' }),
    ridge(site, { y: site.horizon + 12, rise: 8, ink: floorOf(press) }),
    ...parts.map((part, at) => partOf(parts, part, at)(site)),
    contours(press, chance, {
      ink: 'ink',
      at: [chance.between(20, 140), 88],
      rings: 6,
      gap: 15,
      opacity: 0.2,
    }),
  ].join('');
}

/** Snow and sand are lighter than what lies behind them. */
function floorOf({ world }: Press): Ink {
  return world === 'winter' || world === 'desert' ? 'sand' : 'mid';
}

function partOf(parts: readonly PlacePart[], part: PlacePart, at: number): Draw {
  if (!isMachine(part)) return PARTS[part];
  const count = parts.filter((other) => other === part).length;
  return count === 1 ? machine(part, at) : inColumn(part, at - parts.indexOf(part), count);
}

function isMachine(part: PlacePart): part is Machine {
  return Object.hasOwn(MACHINES, part);
}

/** Machines of one kind drive one behind the other, and the first is the nearest. */
function inColumn(name: Machine, at: number, count: number): Draw {
  return ({ press, horizon }) => {
    const share = at / (count - 1);
    const scale = 0.32 + share * 0.28;
    return place({ x: 26 + share * 84, y: horizon + 16 + share * 26, scale }, stamp(press, MACHINES[name]));
  };
}

/** A machine comes the nearer the later it is drawn. */
function machine(name: Machine, at: number): Draw {
  return ({ press, chance, horizon }) => {
    const isAloft = name === 'helicopter' || name === 'gunship' || name === 'jet';
    const y = isAloft ? horizon + 10 : horizon + 26 + at * 5;
    return place(
      {
        x: 58 + at * 16 + chance.between(-6, 6),
        y,
        scale: 0.66 + at * 0.05,
        isFlipped: chance.isLikely(0.5),
      },
      stamp(press, MACHINES[name]),
    );
  };
}
