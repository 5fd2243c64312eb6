import { MACHINES } from '../figures/machines.ts';
import { OBJECTS } from '../objects/objects.ts';
import { GROWTH } from '../places/growth.ts';
import { ruin } from '../places/houses.ts';
import { SKY } from '../places/sky.ts';
import { box, num, oval, polygon, rays, star } from '../press/path.ts';
import { fill, line, place, stamp } from '../press/press.ts';
import { GLYPHS } from './glyphs.ts';
import { burst, crosshair, DARK, flash, LIGHT, man, type Scene, type Stage, shade, soil } from './stage.ts';

const site = ({ press, chance }: Stage) => ({ press, chance, horizon: 54 });

const thing = ({ press }: Stage, name: keyof typeof OBJECTS, scale = 0.84) =>
  place({ x: 80 - 50 * scale, y: 54 - 50 * scale, scale }, stamp(press, OBJECTS[name]));

const glyph = ({ press }: Stage, name: keyof typeof GLYPHS, scale = 0.7) =>
  place({ x: 80 - 50 * scale, y: 54 - 50 * scale, scale }, stamp(press, GLYPHS[name]));

/** What happens, each drawn once. */
export const ALARMS = {
  ambush: (stage) =>
    burst(stage, [80, 50], 26) +
    soil(stage, 90) +
    shade(stage, 'aim', { x: 24, y: 90, scale: 1.1, hat: 'boonie', rim: 'sun' }) +
    shade(stage, 'kneel', { x: 138, y: 90, scale: 1.1, hat: 'boonie', rim: 'sun', isFlipped: true }) +
    shade(stage, 'run', { x: 110, y: 92, scale: 1, rim: 'sun', isFlipped: true }),
  blast: (stage) =>
    burst(stage, [80, 56], 50) +
    soil(stage, 90) +
    fill(stage.press, DARK, 'M20 30l8 4-4 8-8-5ZM132 22l9 2-2 9-9-3ZM48 14l6 2-2 6-6-2ZM118 60l8 4-6 8-6-6Z'),
  mine: (stage) =>
    soil(stage, 72) +
    fill(stage.press, LIGHT, 'M52 74q28-14 56 0l-4 8q-24 8-48 0Z') +
    fill(stage.press, DARK, `${oval(80, 72, 12, 4)}${box(77, 62, 6, 9)}`) +
    fill(
      stage.press,
      'spot',
      polygon([
        [80, 14],
        [60, 50],
        [100, 50],
      ]),
    ) +
    fill(stage.press, LIGHT, `${box(78.5, 26, 3, 13)}${oval(80, 45, 2)}`),
  tripwire: (stage) =>
    soil(stage, 86) +
    line(stage.press, LIGHT, 'M10 70L150 60', { width: 1.6 }) +
    place({ x: 96, y: 26, scale: 0.56 }, stamp(stage.press, OBJECTS.pineapple)) +
    fill(stage.press, DARK, 'M22 86l4-52 20 2-2 34 22 8v8Z'),
  wire: (stage) =>
    line(stage.press, DARK, Array.from({ length: 11 }, (_, at) => oval(at * 16, 62, 15, 18)).join(''), {
      width: 2.4,
    }) +
    line(stage.press, LIGHT, 'M0 50h160M0 74h160', { width: 1.4 }) +
    fill(stage.press, DARK, 'M24 20h5v80h-5ZM78 20h5v80h-5ZM132 20h5v80h-5Z') +
    soil(stage, 92),
  storm: (stage) =>
    line(
      stage.press,
      '#d9b070',
      Array.from({ length: 10 }, (_, at) => `M${-20 + at * 5} ${14 + at * 9}q40-14 80 0t80 0`).join(''),
      { width: 4.5, opacity: 0.85 },
    ) +
    shade(stage, 'crouch', { x: 80, y: 94, scale: 1.2, hat: 'wrap', holds: 'none' }) +
    soil(stage, 94),
  rain: (stage) =>
    fill(stage.press, DARK, 'M24 44q-4-20 18-22 10-18 32-8 22-8 30 10 26-2 26 18-4 12-20 10H44q-16 2-20-8Z') +
    line(
      stage.press,
      'water',
      Array.from({ length: 16 }, (_, at) => `M${26 + at * 7} ${num(54 + (at % 3) * 6)}l-8 26`).join(''),
      { width: 2.4, isRound: true },
    ),
  mist: (stage) =>
    GROWTH.palms(site(stage)) + SKY.mist(site(stage)) + shade(stage, 'low', { x: 84, y: 92, scale: 1 }),
  fog: (stage) => GROWTH.stumps(site(stage)) + SKY.mist(site(stage)) + soil(stage, 94),
  crowd: (stage) =>
    [16, 40, 62, 86, 110, 134, 150]
      .map((x, at) =>
        shade(stage, at % 2 === 0 ? 'hail' : 'raise', {
          x,
          y: 98 + (at % 3) * 3,
          scale: 0.94,
          hat: 'bare',
          holds: 'none',
          rim: 'sun',
        }),
      )
      .join(''),
  refugees: (stage) =>
    soil(stage, 88) +
    [24, 54, 82, 108, 136]
      .map((x, at) =>
        shade(stage, 'walk', {
          x,
          y: 88,
          scale: at % 2 === 0 ? 0.96 : 0.72,
          hat: at % 2 === 0 ? 'hood' : 'bare',
          holds: 'none',
          rim: 'sun',
          isPacked: true,
        }),
      )
      .join(''),
  guide: (stage) =>
    soil(stage, 88) +
    shade(stage, 'point', { x: 60, y: 88, scale: 1.3, hat: 'straw', holds: 'none', rim: LIGHT }) +
    man(stage, 'kneel', { x: 118, y: 88, scale: 0.94, isFlipped: true }),
  partisans: (stage) =>
    soil(stage, 88) +
    [40, 80, 118]
      .map((x, at) =>
        shade(stage, at === 1 ? 'hail' : 'guard', {
          x,
          y: 88,
          scale: 1.1,
          hat: at === 1 ? 'ushanka' : 'hood',
          holds: at === 1 ? 'none' : 'service-rifle',
          rim: LIGHT,
        }),
      )
      .join(''),
  informant: (stage) =>
    soil(stage, 90) +
    shade(stage, 'guard', { x: 58, y: 90, scale: 1.24, hat: 'wrap-loose', holds: 'none', rim: LIGHT }) +
    shade(stage, 'low', {
      x: 100,
      y: 90,
      scale: 1.2,
      hat: 'helmet',
      holds: 'none',
      rim: LIGHT,
      isFlipped: true,
    }) +
    fill(stage.press, LIGHT, 'M66 4h28v18H82l-6 7v-7H66Z'),
  resistance: (stage) =>
    soil(stage, 90) +
    shade(stage, 'look', { x: 52, y: 90, scale: 1.24, hat: 'beret', holds: 'glass', rim: LIGHT }) +
    shade(stage, 'low', { x: 104, y: 90, scale: 1.16, hat: 'cap', holds: 'wood-smg', rim: LIGHT }),
  sniper: (stage) =>
    fill(stage.press, DARK, 'M0 6h56v95H0ZM104 6h56v95h-56Z') +
    fill(stage.press, 'sun', 'M14 20h14v18H14ZM34 20h12v18H34ZM116 20h14v18h-14ZM138 46h12v18h-12Z') +
    crosshair(stage, [80, 54], 17) +
    shade(stage, 'sprint', { x: 80, y: 96, scale: 0.82, hat: 'helmet' }),
  heat: (stage) =>
    [
      fill(stage.press, stage.ground, box(0, 0, 160, 100)),
      fill(stage.press, 'spot', rays([80, 44], 18, 200), 0.5),
      fill(stage.press, 'spot', star([80, 44], 18, [44, 34])),
      fill(stage.press, 'sun', oval(80, 44, 29)),
      fill(stage.press, LIGHT, oval(80, 44, 19)),
    ].join('') +
    line(
      stage.press,
      DARK,
      'M20 82q10-8 20 0t20 0 20 0 20 0 20 0 20 0M10 92q10-8 20 0t20 0 20 0 20 0 20 0 20 0',
      { width: 3 },
    ),
  fever: (stage) =>
    glyph(stage, 'thermometer', 0.78) +
    fill(
      stage.press,
      DARK,
      'M116 30l10-6 2 8 10 0-6 8-10 0-6 8-2-9-9-3ZM28 60l10-6 2 8 10 0-6 8-10 0-6 8-2-9-9-3Z',
    ),
  barricade: (stage) =>
    soil(stage, 90) +
    fill(
      stage.press,
      DARK,
      'M20 90l20-46h14L36 90ZM106 90l18-46h14l-20 46ZM10 60h140v12H10ZM24 44h110v9H24Z',
    ) +
    fill(
      stage.press,
      'spot',
      Array.from({ length: 6 }, (_, at) =>
        polygon([
          [16 + at * 24, 60],
          [28 + at * 24, 60],
          [22 + at * 24, 72],
          [10 + at * 24, 72],
        ]),
      ).join(''),
    ),
  roadblock: (stage) =>
    soil(stage, 90) +
    place({ x: 66, y: 90, scale: 0.94 }, stamp(stage.press, MACHINES.truck)) +
    fill(stage.press, DARK, 'M116 90l10-30 5 2-8 28ZM146 90l-20-30 5-3 20 33ZM112 74l40-4v5l-40 4Z'),
  heldup: (stage) =>
    soil(stage, 90) +
    fill(stage.press, DARK, 'M24 90V20h6v70ZM26 22l110-12v9L26 31Z') +
    fill(stage.press, LIGHT, 'M40 21l14-2v8l-14 1ZM70 17l14-2v8l-14 2ZM100 14l14-2v8l-14 2Z') +
    man(stage, 'guard', { x: 90, y: 90, scale: 1 }),
  shells: (stage) => SKY.shells(site(stage)) + soil(stage, 90),
  barrage: (stage) =>
    [22, 58, 98, 136].map((x, at) => burst(stage, [x, at % 2 === 0 ? 62 : 40], 22)).join('') +
    fill(stage.press, DARK, 'M34 8l5 14-6 2-6-13ZM82 6l4 12-6 2-4-12ZM122 10l4 13-6 2-5-12Z') +
    soil(stage, 88),
  salvo: (stage) =>
    place({ x: 30, y: 92, scale: 1 }, stamp(stage.press, MACHINES.mortar)) +
    place({ x: 64, y: 92, scale: 0.8 }, stamp(stage.press, MACHINES.mortar)) +
    burst(stage, [124, 50], 30) +
    soil(stage, 92),
  jet: (stage) =>
    place({ x: 82, y: 70, scale: 0.98 }, stamp(stage.press, MACHINES.jet)) +
    burst(stage, [34, 82], 20) +
    burst(stage, [64, 88], 14) +
    soil(stage, 92),
  siren: (stage) =>
    fill(stage.press, DARK, 'M60 40l40-18v56L60 60ZM44 40h16v20H44ZM72 62h12v34H72Z') +
    line(stage.press, LIGHT, 'M110 34q14 16 0 32M122 24q24 26 0 52M134 14q34 36 0 72', {
      width: 5,
      isRound: true,
    }),
  guard: (stage) =>
    soil(stage, 90) +
    shade(stage, 'guard', { x: 50, y: 90, scale: 1.24, hat: 'helmet', rim: 'sun' }) +
    shade(stage, 'guard', { x: 110, y: 90, scale: 1.24, hat: 'helmet', rim: 'sun', isFlipped: true }) +
    line(stage.press, LIGHT, 'M66 20h26l-6-6M94 32H68l6 6', { width: 3.4 }),
  flares: (stage) =>
    [
      [34, 30],
      [82, 18],
      [128, 36],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(stage.press, LIGHT, star([x, y], 8, [15, 5])) +
          line(stage.press, LIGHT, `M${x} ${y + 8}q-6 30 2 60`, { width: 1.6, dash: '3 4' }),
      )
      .join('') +
    soil(stage, 84) +
    shade(stage, 'lie', { x: 80, y: 90, scale: 1.2, hat: 'helmet', holds: 'none' }),
  flare: (stage) =>
    fill(stage.press, LIGHT, star([96, 26], 10, [24, 8])) +
    fill(stage.press, LIGHT, 'M82 20q14-24 28 0Z', 0.8) +
    line(stage.press, LIGHT, 'M94 44Q70 60 50 92', { width: 2.4, dash: '5 5' }) +
    soil(stage, 86) +
    man(stage, 'prone', { x: 100, y: 88, scale: 1 }),
  searchlight: (stage) =>
    fill(
      stage.press,
      LIGHT,
      polygon([
        [20, 84],
        [150, 6],
        [160, 50],
      ]),
      0.75,
    ) +
    fill(
      stage.press,
      LIGHT,
      polygon([
        [26, 84],
        [92, 6],
        [116, 6],
      ]),
      0.55,
    ) +
    fill(stage.press, DARK, 'M4 70l26-6 6 22-26 8ZM12 90h22v11H12Z') +
    soil(stage, 95),
  jamming: (stage) =>
    thing(stage, 'hand-radio', 0.82) +
    line(stage.press, 'spot', 'M20 16l120 74', { width: 8 }) +
    line(stage.press, LIGHT, 'M10 60l8-12 8 22 8-30 8 24 6-10M112 50l8-14 8 26 8-30 8 24 8-8', {
      width: 2.6,
    }),
  deadradio: (stage) =>
    thing(stage, 'radio', 0.82) +
    fill(stage.press, LIGHT, 'M60 24l14 18-8 4 16 24-24-20 9-5Z') +
    soil(stage, 94),
  flood: (stage) =>
    fill(stage.press, 'water', 'M0 58q20-8 40 0t40 0 40 0 40 0v43H0Z') +
    line(
      stage.press,
      LIGHT,
      'M6 70q8-5 16 0t16 0M60 78q8-5 16 0t16 0M104 68q8-5 16 0t16 0M20 90q8-5 16 0t16 0',
      { width: 2 },
    ) +
    fill(stage.press, DARK, 'M110 20h5v56h-5ZM84 22h46l8 8-8 8H84Z'),
  trap: (stage) =>
    fill(stage.press, DARK, 'M10 78h140v23H10Z') +
    fill(
      stage.press,
      LIGHT,
      Array.from({ length: 9 }, (_, at) =>
        polygon([
          [18 + at * 15, 80],
          [23 + at * 15, 44 + (at % 2) * 8],
          [28 + at * 15, 80],
        ]),
      ).join(''),
    ) +
    fill(stage.press, '#56704a', 'M0 76q30-10 50-2l-8 6-42 4ZM160 74q-26-12-48 0l6 8 42 2Z'),
  slow: (stage) =>
    GROWTH.thicket(site(stage)) +
    man(stage, 'crouch', { x: 76, y: 94, scale: 1.1 }) +
    soil(stage, 96, '#22321f'),
  snow: (stage) =>
    GROWTH.forest(site(stage)) +
    SKY.snowfall(site(stage)) +
    SKY.snowfall(site(stage)) +
    shade(stage, 'crouch', { x: 80, y: 96, scale: 1.1, hat: 'hood', holds: 'none' }),
  wind: (stage) =>
    line(
      stage.press,
      LIGHT,
      'M6 34h78q14 0 14-12t-12-10-8 12M0 50h118q16 0 16 14t-14 12-8-12M10 66h60q12 0 12 11t-11 9',
      { width: 5, isRound: true },
    ) +
    fill(
      stage.press,
      LIGHT,
      [
        [24, 20],
        [116, 28],
        [140, 44],
        [40, 84],
        [120, 90],
      ]
        .map(([x = 0, y = 0]) => star([x, y], 6, [6, 2]))
        .join(''),
    ),
  frozen: (stage) =>
    thing(stage, 'ration', 0.74) +
    fill(stage.press, 'water', star([80, 52], 6, [46, 10]), 0.7) +
    glyph(stage, 'snow', 0.5),
  suppress: (stage) =>
    line(
      stage.press,
      LIGHT,
      Array.from({ length: 8 }, (_, at) => `M-4 ${18 + at * 9}h${60 + (at % 3) * 30}`).join(''),
      { width: 2, dash: '14 6' },
    ) +
    shade(stage, 'prone', {
      x: 112,
      y: 86,
      scale: 1.2,
      isFlipped: true,
      rim: 'sun',
      holds: 'light-machine-gun',
    }) +
    flash(stage, [60, 74], -1.3) +
    soil(stage, 87),
  ruin: (stage) => ruin(stage.press, stage.chance, { at: [80, 90], width: 90, height: 70 }) + soil(stage, 92),
} as const satisfies Readonly<Record<string, Scene>>;

export type Alarm = keyof typeof ALARMS;
