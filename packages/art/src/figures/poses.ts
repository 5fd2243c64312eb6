import type { Point } from '../press/path.ts';

/** Hip or shoulder to the end: knee and foot, or elbow and hand. */
type Limb = readonly [joint: Point, end: Point];

/** The joints of somebody who looks to the right and stands on 0,0, about 62 high. */
export interface Pose {
  readonly head: Point;
  readonly shoulder: Point;
  readonly hip: Point;
  readonly legs: readonly [back: Limb, front: Limb];
  /** The first hand holds the grip, the second the fore-end. */
  readonly arms: readonly [grip: Limb, fore: Limb];
  /** Both hands are at the weapon; otherwise only the first one has something. */
  readonly holds: 'long' | 'shoulder' | 'one' | 'nothing';
  readonly isFlat?: boolean;
}

/** Reads joints from their numbers: head, shoulder and hip; knee and foot of both legs; elbow and hand of both arms. */
function pose(holds: Pose['holds'], trunk: string, legs: string, arms: string): Pose {
  const [head = ORIGIN, shoulder = ORIGIN, hip = ORIGIN] = points(trunk);
  return { head, shoulder, hip, legs: limbs(legs), arms: limbs(arms), holds };
}

const ORIGIN: Point = [0, 0];

function points(numbers: string): readonly Point[] {
  const all = numbers.split(' ').map(Number);
  return Array.from({ length: all.length / 2 }, (_, at): Point => [all[at * 2] ?? 0, all[at * 2 + 1] ?? 0]);
}

function limbs(numbers: string): readonly [Limb, Limb] {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = points(numbers);
  return [
    [a, b],
    [c, d],
  ];
}

/** Somebody who lies on the ground. */
const flat = (lying: Pose): Pose => ({ ...lying, isFlat: true });

export const POSES = {
  aim: pose('long', '4 -56 1 -46 -2 -28', '-8 -15 -11 0 6 -15 10 0', '1 -36 8 -43 10 -37 20 -44'),
  low: pose('long', '3 -55 0 -46 -2 -28', '-7 -14 -9 0 5 -14 8 0', '-7 -36 2 -33 7 -36 14 -28'),
  guard: pose('long', '0 -57 0 -47 -1 -28', '-5 -14 -7 0 5 -14 7 0', '-8 -36 -2 -31 9 -38 8 -44'),
  kneel: pose('long', '7 -41 3 -32 -4 -15', '-4 -1 -17 -1 10 -15 10 0', '2 -22 10 -29 13 -23 22 -30'),
  run: pose('long', '11 -54 6 -46 -3 -29', '-12 -19 -24 -11 10 -23 9 0', '-3 -38 4 -32 14 -38 18 -29'),
  sprint: pose('one', '14 -50 8 -43 -4 -28', '-17 -25 -27 -14 9 -26 15 -1', '16 -36 24 -42 -2 -36 -10 -29'),
  crouch: pose('long', '13 -44 7 -37 -7 -23', '-10 -10 -18 0 7 -17 6 0', '3 -28 12 -27 16 -30 24 -27'),
  shoulder: pose('shoulder', '3 -55 0 -46 -2 -28', '-8 -15 -10 0 6 -15 10 0', '6 -38 7 -48 12 -40 16 -49'),
  'shoulder-kneel': pose(
    'shoulder',
    '6 -40 2 -31 -4 -15',
    '-4 -1 -17 -1 10 -15 10 0',
    '8 -24 9 -33 15 -26 18 -34',
  ),
  prone: flat(pose('long', '10 -12 3 -8 -15 -5', '-27 -4 -40 -2 -26 -7 -38 -8', '4 -1 12 -7 13 -1 22 -7')),
  throw: pose('one', '3 -56 0 -46 2 -28', '-6 -16 -13 0 10 -17 12 0', '-12 -48 -15 -60 10 -46 18 -52'),
  raise: pose('one', '4 -55 1 -46 -1 -28', '-9 -16 -14 0 9 -18 13 0', '-5 -55 2 -66 11 -41 17 -35'),
  point: pose('one', '1 -57 0 -47 0 -28', '-5 -14 -7 0 6 -15 9 0', '-8 -38 -6 -29 11 -46 22 -50'),
  hail: pose('nothing', '0 -57 0 -47 0 -28', '-5 -14 -7 0 5 -14 7 0', '9 -56 8 -69 -8 -38 -6 -29'),
  call: pose('nothing', '2 -40 0 -31 -4 -15', '-4 -1 -17 -1 9 -15 9 0', '9 -31 5 -39 9 -24 12 -17'),
  look: pose('nothing', '2 -57 0 -47 0 -28', '-5 -14 -7 0 5 -14 7 0', '10 -50 8 -57 11 -49 10 -56'),
  tend: pose('nothing', '9 -37 4 -30 -5 -15', '-3 -1 -16 -1 8 -14 6 0', '11 -22 18 -13 14 -24 21 -15'),
  hands: pose('nothing', '0 -57 0 -47 0 -28', '-4 -14 -6 0 4 -14 6 0', '-10 -50 -9 -62 10 -50 9 -62'),
  walk: pose('one', '2 -57 0 -47 0 -28', '-4 -15 -12 -1 6 -16 9 0', '-7 -38 -3 -30 7 -38 10 -31'),
  lie: flat(pose('nothing', '22 -5 14 -5 -6 -5', '-16 -11 -26 -1 -20 -4 -34 -2', '10 -11 4 -5 18 -2 8 -1')),
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;
