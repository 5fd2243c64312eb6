import { BOMBS } from '../objects/bombs.ts';
import { SIDEARMS } from '../objects/sidearms.ts';
import { TUBES } from '../objects/tubes.ts';
import { BACKDROPS, type Backdrop, backdrop, type Grounds } from '../press/backdrop.ts';
import { type Chance, makeChance } from '../press/chance.ts';
import { framed } from '../press/frame.ts';
import { namesOf } from '../press/names.ts';
import { inOneInk, type Press, place, stamp } from '../press/press.ts';
import { drawGun, reachOf } from './gun.ts';
import type { GunForm } from './gun-form.ts';
import { GUN_FORMS, type GunName } from './gun-forms.ts';
import { drawRounds, type Round } from './rounds.ts';

const THINGS = { ...SIDEARMS, ...BOMBS, ...TUBES } as const;
export type ArmThing = keyof typeof THINGS;
export type ArmName = GunName | ArmThing;

export const ARM_NAMES: readonly ArmName[] = [...namesOf(GUN_FORMS), ...namesOf(THINGS)];

/** A weapon on a ground of its own, with what it fires. */
export interface ArmPicture {
  readonly draw: 'arm';
  readonly arm: ArmName;
  /** Parts in which a gun differs from its form. */
  readonly parts?: Partial<
    Pick<GunForm, 'stock' | 'magazine' | 'fore' | 'sights' | 'muzzle' | 'under' | 'legs' | 'furniture'>
  >;
  readonly round?: Round;
  readonly backdrop?: Backdrop;
}

const GROUNDS: readonly [Grounds, ...Grounds[]] = [
  { sheet: 'sand', shape: 'far', line: 'near' },
  { sheet: 'far', shape: 'sand', line: 'near' },
  { sheet: 'paper', shape: 'sky', line: 'mid' },
  { sheet: 'sky', shape: 'sun', line: 'near' },
  { sheet: 'mid', shape: 'far', line: 'ink' },
  { sheet: 'sun', shape: 'sky', line: 'near' },
];

export function drawArm(press: Press, picture: ArmPicture, seed: string): string {
  const chance = makeChance(seed);
  const kind = picture.backdrop ?? BACKDROPS[chance.index(BACKDROPS.length)] ?? 'ground';
  const grounds = chance.pick(GROUNDS);
  const ground = backdrop(press, chance, kind, grounds);
  const lean = chance.between(-9, 5);
  return framed(
    ground + roundsOf(press, picture, chance) + misprinted(press, (with_) => weapon(with_, picture, lean)),
  );
}

/** The spot colour lies a little beside the rest, as in a cheap print. */
function misprinted(press: Press, draw: (press: Press) => string): string {
  return place({ x: 2, y: 1.8 }, draw(inOneInk(press, 'spot'))) + draw(press);
}

function weapon(press: Press, { arm, parts }: ArmPicture, lean: number): string {
  if (isGun(arm)) {
    const gun: GunForm = { ...GUN_FORMS[arm], ...parts };
    const [from, to] = reachOf(gun);
    const scale = Math.min(1.02, 148 / (to - from));
    return place(
      { x: 80, y: 48, turn: lean },
      place({ x: (-(from + to) / 2) * scale, y: -30 * scale, scale }, drawGun(press, gun)),
    );
  }
  return place(
    { x: 80, y: 50, turn: lean },
    place({ x: -45, y: -45, scale: 0.9 }, stamp(press, THINGS[arm])),
  );
}

function isGun(arm: ArmName): arm is GunName {
  return Object.hasOwn(GUN_FORMS, arm);
}

function roundsOf(press: Press, { round = 'none', arm }: ArmPicture, chance: Chance): string {
  const x = isGun(arm) ? chance.between(14, 26) : chance.between(120, 128);
  return place({ x, y: 95 }, drawRounds(press, round, 2 + chance.index(3)));
}
