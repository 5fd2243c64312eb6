import { MACHINES } from '../figures/machines.ts';
import { OBJECTS } from '../objects/objects.ts';
import { box, oval, polygon, rays } from '../press/path.ts';
import { fill, line, place, stamp } from '../press/press.ts';
import {
  burst,
  chevrons,
  crosshair,
  DARK,
  disc,
  flash,
  LIGHT,
  man,
  type Scene,
  type Stage,
  shade,
  soil,
  tracers,
} from './stage.ts';

const wall = ({ press }: Stage, x: number, top: number) =>
  fill(press, LIGHT, `M${x} 92V${top}l9-5 7 6 10-8 9 4V92Z`) +
  fill(press, '#c9bb92', `M${x + 17} 92V${top + 2}l9-7 9 4V92Z`);

const aim: readonly Scene[] = [
  (stage) =>
    disc(stage, [112, 40], 32) +
    soil(stage) +
    man(stage, 'kneel', { x: 50, y: 87, scale: 1.3 }) +
    crosshair(stage, [112, 40], 18),
  (stage) =>
    fill(stage.press, LIGHT, 'M0 46L160 8V22L0 54Z', 0.7) +
    soil(stage) +
    man(stage, 'aim', { x: 62, y: 88, scale: 1.38 }) +
    crosshair(stage, [136, 22], 10, LIGHT),
  (stage) =>
    [
      fill(stage.press, DARK, 'M0 0h160v101H0Z'),
      disc(stage, [80, 50], 43),
      soil(stage, 72, '#56644a'),
      shade(stage, 'guard', { x: 80, y: 74, scale: 0.74 }),
      line(stage.press, DARK, 'M80 6v30M80 64v34M36 50h30M94 50h30', { width: 2.4 }),
    ].join(''),
  (stage) =>
    fill(stage.press, LIGHT, rays([104, 50], 10, 160), 0.28) +
    soil(stage, 84) +
    man(stage, 'prone', { x: 66, y: 84, scale: 1.5 }) +
    crosshair(stage, [132, 36], 13, LIGHT),
];

const fire: readonly Scene[] = [
  (stage) =>
    tracers(stage, 9, [10, 70]) +
    soil(stage) +
    man(stage, 'aim', { x: 44, y: 88, scale: 1.34 }) +
    flash(stage, [84, 31], 1.9),
  (stage) =>
    burst(stage, [128, 36], 30) +
    soil(stage) +
    man(stage, 'kneel', { x: 46, y: 88, scale: 1.3 }) +
    flash(stage, [88, 50], 1.1),
  (stage) =>
    fill(stage.press, LIGHT, rays([20, 50], 14, 190), 0.35) +
    soil(stage) +
    [34, 74, 114].map((x, at) => man(stage, at === 1 ? 'aim' : 'kneel', { x, y: 88, scale: 1.02 })).join(''),
  (stage) =>
    place({ x: 16, y: 12, scale: 1.36 }, stamp(stage.press, OBJECTS.magazines)) +
    flash(stage, [100, 30], 2.2) +
    flash(stage, [100, 66], 2.2),
];

const cover: readonly Scene[] = [
  (stage) =>
    tracers(stage, 8, [8, 60]) +
    wall(stage, 92, 44) +
    soil(stage) +
    man(stage, 'kneel', { x: 62, y: 88, scale: 1.16 }),
  (stage) =>
    [
      fill(stage.press, LIGHT, 'M0 20h160v4H0ZM0 34h160v3H0ZM0 46h160v2H0Z', 0.7),
      man(stage, 'prone', { x: 92, y: 82, scale: 1.4 }),
      soil(stage, 80),
    ].join(''),
  (stage) =>
    [
      disc(stage, [40, 40], 26),
      fill(
        stage.press,
        '#c9bb92',
        Array.from({ length: 11 }, (_, at) =>
          oval(20 + (at % 6) * 24 + (at > 5 ? 12 : 0), at > 5 ? 70 : 80, 13, 6),
        ).join(''),
      ),
      man(stage, 'call', { x: 96, y: 78, scale: 1.05, holds: 'none' }),
      soil(stage, 88),
    ].join(''),
  (stage) =>
    [
      fill(stage.press, LIGHT, 'M80 10l40 12v26q0 28-40 44-40-16-40-44V22Z'),
      fill(stage.press, '#c9bb92', 'M80 10l40 12v26q0 28-40 44Z'),
      burst(stage, [126, 26], 16),
      man(stage, 'kneel', { x: 76, y: 82, scale: 1 }),
    ].join(''),
];

const suppress: readonly Scene[] = [
  (stage) =>
    [
      line(stage.press, LIGHT, Array.from({ length: 9 }, (_, at) => `M70 66L170 ${at * 11 - 8}`).join(''), {
        width: 1.6,
        dash: '13 6',
      }),
      soil(stage, 84),
      man(stage, 'prone', { x: 50, y: 84, scale: 1.5, holds: 'light-machine-gun' }),
      flash(stage, [88, 74], 1.2),
    ].join(''),
  (stage) =>
    [
      shade(stage, 'call', { x: 124, y: 88, scale: 1, isFlipped: true, holds: 'none' }),
      tracers(stage, 12, [20, 56]),
      soil(stage),
      man(stage, 'crouch', { x: 36, y: 88, scale: 1.24, holds: 'light-machine-gun' }),
      flash(stage, [74, 52], 1.2),
    ].join(''),
  (stage) =>
    [
      fill(stage.press, DARK, box(96, 0, 64, 100)),
      fill(
        stage.press,
        LIGHT,
        [
          [108, 20],
          [122, 40],
          [112, 62],
          [136, 26],
          [142, 54],
          [126, 78],
          [150, 74],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 3.4))
          .join(''),
      ),
      man(stage, 'aim', { x: 42, y: 90, scale: 1.36, holds: 'light-machine-gun' }),
      flash(stage, [84, 32], 1.3),
      soil(stage, 90),
    ].join(''),
  (stage) =>
    fill(
      stage.press,
      LIGHT,
      polygon([
        [44, 58],
        [160, 6],
        [160, 92],
      ]),
      0.6,
    ) +
    soil(stage) +
    man(stage, 'kneel', { x: 40, y: 88, scale: 1.3, holds: 'machine-gun' }),
];

const close: readonly Scene[] = [
  (stage) =>
    disc(stage, [80, 44], 36) +
    soil(stage) +
    man(stage, 'raise', { x: 60, y: 88, scale: 1.2, holds: 'blade' }) +
    shade(stage, 'guard', { x: 108, y: 88, scale: 1.14, isFlipped: true }),
  (stage) =>
    fill(stage.press, LIGHT, rays([80, 60], 9, 150), 0.35) +
    soil(stage) +
    [32, 78, 124].map((x) => man(stage, 'run', { x, y: 88, scale: 1.02, holds: 'long-rifle' })).join(''),
  (stage) =>
    place({ x: 26, y: 0, scale: 1.05, turn: 0 }, stamp(stage.press, OBJECTS.bayonet)) +
    fill(stage.press, LIGHT, 'M132 18l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2Z'),
];

const sniper: readonly Scene[] = [
  (stage) =>
    disc(stage, [52, 38], 30) +
    soil(stage, 82) +
    man(stage, 'prone', { x: 74, y: 82, scale: 1.55, hat: 'boonie', holds: 'bolt-sniper' }) +
    crosshair(stage, [136, 26], 12, LIGHT),
  (stage) =>
    [
      fill(stage.press, DARK, 'M0 0h160v40L90 60 0 44Z'),
      fill(stage.press, DARK, 'M0 70l160-6v40H0Z'),
      man(stage, 'kneel', { x: 60, y: 90, scale: 1.1, ink: '#2a3a3c' }),
      crosshair(stage, [126, 54], 11),
    ].join(''),
];

const mortar: readonly Scene[] = [
  (stage) =>
    [
      line(stage.press, LIGHT, 'M52 40Q100-28 140 62', { width: 2.6, dash: '6 6' }),
      burst(stage, [140, 74], 22),
      soil(stage),
      place({ x: 40, y: 88, scale: 1.1 }, stamp(stage.press, MACHINES.mortar)),
      man(stage, 'tend', { x: 18, y: 88, scale: 0.9, holds: 'none' }),
    ].join(''),
  (stage) =>
    [
      [34, 50],
      [84, 40],
      [130, 56],
    ]
      .map(([x = 0, y = 0]) => burst(stage, [x, y + 20], 26))
      .join('') + soil(stage, 90),
  (stage) =>
    [
      disc(stage, [112, 34], 24),
      soil(stage),
      place({ x: 60, y: 88, scale: 1.05 }, stamp(stage.press, MACHINES.howitzer)),
      flash(stage, [134, 28], 1.4),
    ].join(''),
];

const aircraft: readonly Scene[] = [
  (stage) =>
    disc(stage, [48, 36], 26) +
    place({ x: 90, y: 66, scale: 0.86 }, stamp(stage.press, MACHINES.jet)) +
    burst(stage, [34, 84], 18) +
    soil(stage, 92),
  (stage) =>
    fill(stage.press, LIGHT, 'M10 101L92 30l16 6L58 101Z', 0.35) +
    place({ x: 100, y: 72, scale: 0.8 }, stamp(stage.press, MACHINES.gunship)) +
    soil(stage, 90),
  (stage) =>
    [40, 72, 104]
      .map((x, at) =>
        place({ x: x + at * 8, y: 50 + at * 16, scale: 0.42 }, stamp(stage.press, MACHINES.jet)),
      )
      .join('') + chevrons(stage, [20, 30], 2, 14),
];

const drone: readonly Scene[] = [
  (stage) =>
    [
      fill(
        stage.press,
        LIGHT,
        polygon([
          [80, 36],
          [20, 101],
          [140, 101],
        ]),
        0.4,
      ),
      fill(
        stage.press,
        DARK,
        'M72 24h16l4 8-4 8H72l-4-8ZM30 22h100v4H30ZM24 16h26v3H24ZM110 16h26v3h-26ZM36 18h2v6h-2ZM122 18h2v6h-2Z',
      ),
      fill(stage.press, 'spot', oval(80, 38, 4)),
      shade(stage, 'low', { x: 60, y: 98, scale: 0.5 }),
      shade(stage, 'guard', { x: 100, y: 98, scale: 0.5 }),
    ].join(''),
];

const decoy: readonly Scene[] = [
  (stage) =>
    tracers(stage, 7, [12, 60]) +
    disc(stage, [40, 46], 30) +
    soil(stage) +
    man(stage, 'hail', { x: 40, y: 88, scale: 1.3 }) +
    man(stage, 'kneel', { x: 120, y: 88, scale: 0.86 }),
  (stage) =>
    [
      line(stage.press, LIGHT, 'M160 20Q90 10 60 50M160 34Q100 30 62 60M160 48Q110 50 64 68', { width: 2.2 }),
      soil(stage),
      man(stage, 'sprint', { x: 50, y: 88, scale: 1.24 }),
      crosshair(stage, [44, 40], 22),
    ].join(''),
];

/** Actions that harm or keep from harm, each in several compositions. */
export const FIGHTING = {
  aim,
  fire,
  cover,
  suppress,
  close,
  sniper,
  mortar,
  aircraft,
  drone,
  decoy,
} as const;
