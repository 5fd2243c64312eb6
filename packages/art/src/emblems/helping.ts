import { drawGun } from '../arms/gun.ts';
import { GUN_FORMS } from '../arms/gun-forms.ts';
import { MACHINES } from '../figures/machines.ts';
import { palm } from '../nature/plants.ts';
import { OBJECTS } from '../objects/objects.ts';
import { box, num, oval, polygon, rays, star } from '../press/path.ts';
import { fill, line, place, stamp } from '../press/press.ts';
import { GLYPHS } from './glyphs.ts';
import { chevrons, crosshair, DARK, disc, LIGHT, man, type Scene, type Stage, shade, soil } from './stage.ts';

const AID = '#2f7d5b';

const move: readonly Scene[] = [
  (stage) =>
    chevrons(stage, [66, 44], 4, 30) + soil(stage) + man(stage, 'run', { x: 52, y: 88, scale: 1.36 }),
  (stage) =>
    [
      fill(stage.press, LIGHT, 'M0 92L60 60 160 20V50L80 74 20 101Z', 0.75),
      [
        [34, 92, 1.1],
        [72, 76, 0.86],
        [106, 62, 0.66],
        [134, 50, 0.48],
      ]
        .map(([x = 0, y = 0, scale = 1]) => man(stage, 'run', { x, y, scale }))
        .join(''),
    ].join(''),
  (stage) =>
    disc(stage, [118, 36], 28) +
    soil(stage) +
    [28, 66, 104]
      .map((x, at) => man(stage, at === 1 ? 'sprint' : 'run', { x, y: 88 - at, scale: 1.04 }))
      .join(''),
  (stage) =>
    [
      soil(stage, 92),
      place({ x: 20, y: 8, scale: 0.9, turn: -6 }, stamp(stage.press, GLYPHS.boot)),
      line(stage.press, LIGHT, 'M4 36h18M8 50h16M4 64h20', { width: 3, isRound: true }),
      chevrons(stage, [110, 44], 2, 24),
    ].join(''),
  (stage) =>
    fill(stage.press, LIGHT, rays([150, 20], 12, 200), 0.3) +
    soil(stage) +
    man(stage, 'crouch', { x: 44, y: 88, scale: 1.26 }) +
    man(stage, 'point', { x: 104, y: 88, scale: 1.1, holds: 'none' }),
];

const enter: readonly Scene[] = [
  (stage) =>
    [
      fill(stage.press, DARK, box(70, 8, 50, 84)),
      fill(stage.press, LIGHT, 'M120 8l22 10v84l-22-10Z'),
      fill(stage.press, '#c9bb92', 'M124 50h6v6h-6Z'),
      fill(
        stage.press,
        '#f5a93a',
        polygon([
          [76, 92],
          [114, 92],
          [140, 101],
          [60, 101],
        ]),
      ),
      soil(stage, 92),
      man(stage, 'sprint', { x: 42, y: 92, scale: 1.14 }),
    ].join(''),
  (stage) =>
    [
      fill(
        stage.press,
        LIGHT,
        polygon([
          [80, 36],
          [160, 0],
          [160, 101],
          [80, 72],
        ]),
        0.5,
      ),
      soil(stage, 90),
      man(stage, 'aim', { x: 40, y: 90, scale: 1.04 }),
      man(stage, 'crouch', { x: 70, y: 90, scale: 1 }),
      fill(stage.press, DARK, box(98, 20, 6, 72)),
    ].join(''),
  (stage) =>
    [
      line(stage.press, LIGHT, 'M8 92C40 88 40 60 74 58S110 30 150 18', { width: 4, dash: '9 7' }),
      disc(stage, [30, 32], 20),
      fill(stage.press, 'spot', 'M148 4v28h-3V4l-24 8 24 8Z'),
      man(stage, 'walk', { x: 64, y: 90, scale: 1.06 }),
      soil(stage, 90),
    ].join(''),
  (stage) =>
    [
      fill(stage.press, LIGHT, 'M30 101L70 40h20l40 61Z', 0.7),
      Array.from({ length: 4 }, (_, at) =>
        palm(stage.press, stage.chance, { at: [10 + at * 46, 96], size: 60, ink: DARK }),
      ).join(''),
      man(stage, 'low', { x: 80, y: 94, scale: 1 }),
    ].join(''),
];

const reload: readonly Scene[] = [
  (stage) =>
    disc(stage, [80, 50], 42) +
    place(
      { x: 80, y: 50, turn: 12 },
      place({ x: -44, y: -46, scale: 0.92 }, stamp(stage.press, OBJECTS.magazines)),
    ),
  (stage) =>
    [
      fill(stage.press, LIGHT, 'M0 60L160 30V62L0 92Z', 0.7),
      place({ x: 12, y: 26, scale: 0.74, turn: -8 }, drawGun(stage.press, GUN_FORMS.carbine)),
      line(stage.press, LIGHT, 'M70 96V76m-8 8l8-9 8 9', { width: 4 }),
    ].join(''),
  (stage) =>
    fill(stage.press, LIGHT, rays([80, 50], 10, 150), 0.3) +
    Array.from(
      { length: 5 },
      (_, at) =>
        fill(stage.press, '#c9983f', `M${30 + at * 22} 88V46q0-14 7-24 7 10 7 24v42Z`) +
        fill(stage.press, DARK, box(28.5 + at * 22, 84, 17, 6)),
    ).join(''),
];

const heal: readonly Scene[] = [
  (stage) =>
    disc(stage, [108, 38], 30) +
    fill(stage.press, AID, 'M102 18h12v14h14v12h-14v14h-12V44H88V32h14Z') +
    soil(stage) +
    man(stage, 'tend', { x: 36, y: 88, scale: 1.2, holds: 'none' }) +
    shade(stage, 'lie', { x: 82, y: 90, scale: 1.1, hat: 'bare', holds: 'none' }),
  (stage) =>
    place({ x: 30, y: -2, scale: 1 }, stamp(stage.press, OBJECTS['medic-bag'])) +
    line(stage.press, LIGHT, 'M0 54h20l6-14 10 30 8-20 5 4h14', { width: 3, opacity: 0.8 }),
  (stage) =>
    fill(
      stage.press,
      LIGHT,
      polygon([
        [0, 0],
        [90, 0],
        [40, 101],
        [0, 101],
      ]),
      0.4,
    ) +
    soil(stage) +
    man(stage, 'walk', { x: 66, y: 88, scale: 1.26, holds: 'none' }) +
    man(stage, 'walk', { x: 86, y: 88, scale: 1.26, holds: 'none', isPacked: false }),
  (stage) =>
    disc(stage, [46, 40], 28) +
    place({ x: 96, y: 66, scale: 0.7 }, stamp(stage.press, MACHINES.helicopter)) +
    fill(stage.press, LIGHT, oval(74, 44, 8)) +
    fill(stage.press, AID, 'M72 38h4v4h4v4h-4v4h-4v-4h-4v-4h4Z') +
    soil(stage, 92),
];

const stealth: readonly Scene[] = [
  (stage) =>
    [
      disc(stage, [112, 36], 24),
      ferns(stage),
      man(stage, 'crouch', { x: 56, y: 92, scale: 1.2, hat: 'boonie', holds: 'smg' }),
      soil(stage, 94),
    ].join(''),
  (stage) =>
    [
      fill(stage.press, DARK, 'M0 0h160v101H0Z'),
      fill(stage.press, LIGHT, 'M22 50q58-52 116 0-58 52-116 0Z', 0.9),
      fill(stage.press, '#3f6a70', oval(80, 50, 22)),
      fill(stage.press, DARK, oval(80, 50, 10)),
      line(stage.press, 'spot', 'M28 92L132 8', { width: 7 }),
    ].join(''),
  (stage) =>
    [
      fill(stage.press, LIGHT, oval(118, 26, 18)),
      fill(stage.press, stage.ground, oval(126, 20, 17)),
      shade(stage, 'guard', { x: 120, y: 88, scale: 1.1, isFlipped: true }),
      man(stage, 'crouch', { x: 68, y: 88, scale: 1.1, holds: 'blade' }),
      soil(stage),
    ].join(''),
  (stage) =>
    [
      fill(stage.press, DARK, 'M0 0h72L50 101H0ZM160 0h-40l-22 101h62Z'),
      man(stage, 'aim', { x: 56, y: 94, scale: 1.2, holds: 'marksman-rifle', ink: '#27393b' }),
      crosshair(stage, [110, 34], 10, LIGHT),
    ].join(''),
];

function ferns({ press }: Stage): string {
  return line(
    press,
    DARK,
    Array.from(
      { length: 15 },
      (_, at) => `M${at * 11} 96q${at % 2 === 0 ? 8 : -8}-16 ${at % 2 === 0 ? 16 : -14}-22`,
    ).join(''),
    { width: 3.4, isRound: true },
  );
}

const cards: readonly Scene[] = [
  (stage) =>
    [-30, 0, 30]
      .map((x, at) =>
        place(
          { x: 80 + x, y: 54 + Math.abs(x) * 0.2, turn: x * 0.7 },
          fill(stage.press, LIGHT, 'M-19-34h38v62h-38Z') +
            line(stage.press, DARK, 'M-19-34h38v62h-38Z', { width: 3 }) +
            crosshair(stage, [0, -6], 9, at === 1 ? 'spot' : DARK),
        ),
      )
      .join(''),
  (stage) =>
    disc(stage, [80, 50], 40) + place({ x: 38, y: 8, scale: 0.84 }, stamp(stage.press, OBJECTS['map-case'])),
  (stage) =>
    [
      disc(stage, [118, 36], 24),
      line(stage.press, LIGHT, 'M60 34q10-10 20 0M54 28q16-16 32 0M48 22q22-22 44 0', { width: 3 }),
      man(stage, 'call', { x: 56, y: 88, scale: 1.25, holds: 'handset' }),
      soil(stage),
    ].join(''),
];

const time: readonly Scene[] = [
  (stage) =>
    disc(stage, [80, 50], 43) +
    fill(stage.press, DARK, 'M56 12h48v9q-3 16-19 29 16 13 19 29v9H56v-9q3-16 19-29-16-13-19-29Z') +
    fill(stage.press, 'sun', 'M63 26h34q-4 12-17 20-13-8-17-20ZM63 82q4-12 17-16 13 4 17 16Z'),
  (stage) =>
    disc(stage, [80, 50], 44) +
    line(stage.press, DARK, oval(80, 50, 40), { width: 5 }) +
    fill(stage.press, 'spot', 'M80 50V14a36 36 0 0 1 34 48Z') +
    line(stage.press, DARK, 'M80 50V20M80 50l22 12', { width: 5, isRound: true }),
];

const order: readonly Scene[] = [
  (stage) =>
    fill(stage.press, LIGHT, rays([112, 40], 9, 170), 0.4) +
    soil(stage) +
    man(stage, 'point', { x: 54, y: 88, scale: 1.36, holds: 'none' }) +
    man(stage, 'kneel', { x: 118, y: 88, scale: 1 }),
  (stage) =>
    disc(stage, [52, 42], 32) +
    soil(stage) +
    man(stage, 'hail', { x: 52, y: 88, scale: 1.3 }) +
    [98, 122, 146].map((x, at) => man(stage, 'run', { x, y: 88, scale: 0.8 - at * 0.06 })).join(''),
  (stage) =>
    place({ x: 12, y: 0, scale: 0.98 }, stamp(stage.press, OBJECTS.radio)) +
    line(stage.press, LIGHT, 'M100 26q12 22 0 48M114 16q20 34 0 68M128 8q26 42 0 84', {
      width: 5,
      isRound: true,
    }),
];

const grit: readonly Scene[] = [
  (stage) =>
    fill(stage.press, LIGHT, star([80, 50], 16, [62, 34])) +
    fill(stage.press, DARK, 'M88 6L48 56h24l-12 40 46-54H80Z'),
  (stage) =>
    fill(stage.press, LIGHT, rays([70, 96], 15, 180), 0.4) +
    soil(stage, 90) +
    man(stage, 'raise', { x: 70, y: 90, scale: 1.3 }),
  (stage) =>
    disc(stage, [80, 46], 38) +
    fill(stage.press, 'spot', 'M80 82Q40 58 46 36q6-16 22-12 8 2 12 12 4-10 12-12 16-4 22 12 6 22-34 46Z') +
    line(stage.press, LIGHT, 'M38 52h22l6-14 10 26 8-16 4 4h34', { width: 3.4 }),
  (stage) =>
    soil(stage, 90) +
    man(stage, 'sprint', { x: 96, y: 90, scale: 1.24 }) +
    line(stage.press, LIGHT, 'M4 30h50M14 46h44M2 62h46M20 78h40', { width: 5, isRound: true }),
];

const supply: readonly Scene[] = [
  (stage) =>
    [
      fill(stage.press, LIGHT, 'M36 44q44-60 88 0Z'),
      fill(stage.press, 'spot', 'M66 44q0-34 14-43 14 9 14 43Z'),
      line(stage.press, DARK, 'M38 44l34 26M122 44L88 70M66 44l12 26M94 44L82 70', { width: 1.6 }),
      fill(stage.press, '#a98a52', box(62, 68, 36, 26)),
      line(stage.press, DARK, 'M62 68l36 26M98 68L62 94M62 68h36v26H62Z', { width: 2 }),
    ].join(''),
  (stage) =>
    place({ x: 8, y: 10, scale: 0.86 }, stamp(stage.press, OBJECTS.pack)) +
    place({ x: 78, y: 14, scale: 0.8 }, stamp(stage.press, OBJECTS.medkit)),
  (stage) =>
    [
      fill(stage.press, LIGHT, star([80, 40], 4, [46, 10])),
      fill(stage.press, '#a98a52', 'M30 64h100v34H30Z'),
      fill(stage.press, DARK, 'M30 64l14-18h100l-14 18ZM30 78h100v3H30Z'),
    ].join(''),
];

const rescue: readonly Scene[] = [
  (stage) =>
    disc(stage, [80, 44], 36) +
    soil(stage) +
    man(stage, 'hands', { x: 88, y: 88, scale: 1.3, holds: 'none' }) +
    man(stage, 'call', { x: 46, y: 88, scale: 1, holds: 'none' }),
  (stage) =>
    fill(stage.press, LIGHT, 'M80 94Q16 56 26 28q8-20 30-14 18 4 24 22 6-18 24-22 22-6 30 14 10 28-54 66Z') +
    man(stage, 'kneel', { x: 76, y: 84, scale: 1.1 }),
];

const flank: readonly Scene[] = [
  (stage) =>
    [
      line(stage.press, LIGHT, 'M20 88Q10 20 80 14T140 50', { width: 6, dash: '12 6' }),
      fill(stage.press, LIGHT, 'M128 44h26l-12 20Z'),
      shade(stage, 'aim', { x: 96, y: 88, scale: 1, isFlipped: true }),
      man(stage, 'crouch', { x: 34, y: 88, scale: 1.06 }),
      soil(stage),
    ].join(''),
  (stage) =>
    [
      fill(
        stage.press,
        LIGHT,
        polygon([
          [0, 101],
          [70, 30],
          [90, 30],
          [160, 101],
        ]),
        0.5,
      ),
      man(stage, 'crouch', { x: 30, y: 90, scale: 1.1 }),
      man(stage, 'crouch', { x: 130, y: 90, scale: 1.1, isFlipped: true }),
      shade(stage, 'guard', { x: 80, y: 60, scale: 0.6 }),
      soil(stage, 90),
    ].join(''),
  (stage) =>
    chevrons(stage, [24, 26], 3, 18) +
    soil(stage) +
    man(stage, 'run', { x: 44, y: 88, scale: 1.14 }) +
    man(stage, 'aim', { x: 104, y: 88, scale: 1.14 }),
];

const marker: readonly Scene[] = [
  (stage) =>
    [
      line(
        stage.press,
        LIGHT,
        Array.from({ length: 6 }, (_, at) => `M0 ${num(20 + at * 14)}q40-${16 - at * 2} 80 0t80 0`).join(''),
        { width: 1.4, opacity: 0.7 },
      ),
      fill(stage.press, 'spot', 'M80 92Q44 50 52 32q8-22 28-22t28 22q8 18-28 60Z'),
      fill(stage.press, LIGHT, oval(80, 38, 13)),
    ].join(''),
];

/** Actions that carry on, help or prepare, each in several compositions. */
export const HELPING = {
  move,
  enter,
  reload,
  heal,
  stealth,
  cards,
  time,
  order,
  grit,
  supply,
  rescue,
  flank,
  marker,
} as const;
