import { gunStencil } from '../arms/gun.ts';
import { GUN_FORMS, type GunName } from '../arms/gun-forms.ts';
import { heading } from '../press/angle.ts';
import type { Ink } from '../press/inks.ts';
import { box, num, oval, type Point, polyline } from '../press/path.ts';
import { fill, inOneInk, line, type Placement, type Press, place, stamp } from '../press/press.ts';
import { HEADWEAR, type Headwear } from './headwear.ts';
import { POSES, type Pose, type PoseName } from './poses.ts';

/** What a figure has in its hands besides guns. */
export const HAND_TOOLS = ['none', 'blade', 'grenade', 'tube', 'pistol', 'glass', 'handset'] as const;
export type Held = GunName | (typeof HAND_TOOLS)[number];

export interface Figure extends Placement {
  readonly pose: PoseName;
  readonly hat: Headwear;
  readonly holds: Held;
  readonly isPacked?: boolean;
  /** The ink of the light that falls on it from behind. */
  readonly rim?: Ink;
  readonly ink?: Ink;
  /** A lighter ink for belt and pouches. */
  readonly kit?: Ink;
}

/** How large guns are beside people; a little too large, so that they can be told apart. */
const GUN_SCALE = 0.225;

/** Somebody in one ink, with a rim of light. */
export function drawFigure(press: Press, figure: Figure): string {
  const { ink = 'ink', rim, kit } = figure;
  const body = bodyOf(inOneInk(press, ink), figure);
  const light = rim === undefined ? '' : place({ x: -0.9, y: -0.9 }, bodyOf(inOneInk(press, rim), figure));
  const belt = kit === undefined ? '' : fill(press, kit, beltOf(POSES[figure.pose]));
  return place(figure, light + body + belt);
}

function isGun(held: Held): held is GunName {
  return Object.hasOwn(GUN_FORMS, held);
}

function bodyOf(press: Press, { pose: name, hat, holds, isPacked }: Figure): string {
  const pose: Pose = POSES[name];
  const { head, shoulder, hip, legs, arms } = pose;
  const stroke = (points: readonly (readonly Point[])[], width: number) =>
    line(press, 'ink', points.map(polyline).join(''), { width, isRound: true });
  const boots = legs.map(([, foot]) => box(foot[0] - 3, foot[1] - 3.4, 8.6, 3.6)).join('');
  return [
    isPacked ? fill(press, 'ink', packOf(pose)) : '',
    stroke(
      legs.map(([knee]) => [hip, knee]),
      7.6,
    ),
    stroke(
      legs.map(([knee, foot]) => [knee, foot]),
      5.8,
    ),
    fill(press, 'ink', torsoOf(pose) + boots),
    stroke([...arms.map((arm) => [shoulder, ...arm])], 4.9),
    stroke([[shoulder, [head[0], head[1] + 3]]], 4.6),
    place(
      { x: head[0], y: head[1] },
      fill(press, 'ink', oval(0, 0, 4.7, 5.2)) + fill(press, 'ink', HEADWEAR[hat]),
    ),
    heldBy(press, pose, holds),
  ].join('');
}

function torsoOf({ shoulder: [x, y], hip: [hx, hy], isFlat }: Pose): string {
  if (isFlat)
    return `M${num(x + 3)} ${num(y - 5)}L${num(hx)} ${num(hy - 5)}v8.5L${num(x + 2)} ${num(y + 5)}Z`;
  return `M${num(x - 7.4)} ${num(y)}q7.4-5.6 14.8 0L${num(hx + 6.4)} ${num(hy + 3)}h-12.6Z`;
}

function packOf({ shoulder: [x, y], isFlat }: Pose): string {
  return isFlat ? box(x - 12, y - 10, 12, 6) : `M${num(x - 14)} ${num(y)}q4-4 9-2l2 17-10 1q-4-8-1-16Z`;
}

function beltOf({ shoulder, hip: [x, y], isFlat }: Pose): string {
  if (isFlat) return box(x - 1, y - 5, 3, 8);
  const slope = (shoulder[0] - x) * 0.1;
  return `M${num(x - 5.6 + slope)} ${num(y - 3)}h12v2.6h-12Z${box(x - 4 + slope, y - 1, 3.4, 4)}${box(x + 1.6 + slope, y - 1, 3.4, 4)}`;
}

function heldBy(press: Press, pose: Pose, holds: Held): string {
  const [[, grip], [, fore]] = pose.arms;
  const aim = heading(fore[0] - grip[0], fore[1] - grip[1]);
  if (isGun(holds))
    return gunIn(
      press,
      holds,
      pose.holds === 'long' ? { grip, aim } : { grip, aim: pose.holds === 'one' ? -50 : aim },
    );
  switch (holds) {
    case 'none':
      return '';
    case 'blade':
      return place(
        { x: grip[0], y: grip[1], turn: -70 },
        fill(press, 'ink', 'M-3-1.2h6l16-2 5 2-5 3.2-16-.4h-6Z'),
      );
    case 'grenade':
      return fill(press, 'ink', oval(grip[0], grip[1] - 3, 3.2, 3.6));
    case 'pistol':
      return place({ x: fore[0], y: fore[1], turn: -6 }, fill(press, 'ink', 'M-1-3h11v3.4H4L3 5-1 4Z'));
    case 'glass':
      return fill(press, 'ink', box(pose.head[0] + 4, pose.head[1] - 2.4, 7, 4.4));
    case 'handset':
      return fill(
        press,
        'ink',
        `${box(pose.head[0] + 1, pose.head[1] - 2, 3.4, 8)}M${pose.head[0] + 2} ${pose.head[1] - 2}l3-14h1l-2 14Z`,
      );
    case 'tube':
      return place(
        { x: grip[0], y: grip[1], turn: aim - 2 },
        fill(press, 'ink', 'M-22-3.4h34v5H-22ZM-27-4.6l6 1.2v5l-6 1.4ZM12-4l12-1 8 4-8 4-12-1ZM2 1h3v5H2Z'),
      );
  }
}

function gunIn(
  press: Press,
  name: GunName,
  { grip, aim }: { readonly grip: Point; readonly aim: number },
): string {
  const metal = gunStencil(GUN_FORMS[name]).filter(([ink]) => ink !== 'sky');
  return place(
    { x: grip[0], y: grip[1], turn: aim },
    place({ x: -70 * GUN_SCALE, y: -38 * GUN_SCALE, scale: GUN_SCALE }, stamp(press, metal)),
  );
}
