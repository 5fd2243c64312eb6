import { drawGun } from '../arms/gun.ts';
import { GUN_FORMS, type GunName } from '../arms/gun-forms.ts';
import { BACKDROPS, type Backdrop, backdrop, type Grounds } from '../press/backdrop.ts';
import { makeChance } from '../press/chance.ts';
import { framed } from '../press/frame.ts';
import { inOneInk, type Press, place } from '../press/press.ts';
import { drawBust, drawMark } from './bust.ts';
import { drawHead, drawLenses, drawScarf, type Head } from './face.ts';
import { HEADGEAR, type Headgear } from './headgear.ts';
import { DRESSES, type Dress, type Mark } from './looks.ts';

/** What lies behind a head and shoulders says what somebody is in the team. */
export const STANDINGS = ['leader', 'guest', 'member'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Somebody's head and shoulders. Nothing of the person is left to chance. */
export interface PortraitPicture extends Head {
  readonly draw: 'portrait';
  readonly standing: Standing;
  readonly headgear: Headgear;
  readonly dress: Dress;
  /** What the headgear is made of, if not of the same cloth. */
  readonly cap?: Dress;
  readonly scarf?: Dress;
  readonly mark?: Mark;
  readonly arm?: GunName;
  readonly looks?: 'left' | 'right';
  readonly backdrop?: Backdrop;
}

const GROUNDS: Readonly<Record<Standing, readonly [Grounds, ...Grounds[]]>> = {
  leader: [
    { sheet: 'sun', shape: 'sky', line: 'near' },
    { sheet: 'sky', shape: 'sun', line: 'near' },
    { sheet: 'sun', shape: 'spot', line: 'near' },
  ],
  guest: [
    { sheet: 'sand', shape: 'paper', line: 'near' },
    { sheet: 'paper', shape: 'sand', line: 'mid' },
    { sheet: 'far', shape: 'sand', line: 'near' },
  ],
  member: [
    { sheet: 'water', shape: 'paper', line: 'near' },
    { sheet: 'paper', shape: 'water', line: 'near' },
    { sheet: 'mid', shape: 'water', line: 'ink' },
  ],
};

export function drawPortrait(press: Press, picture: PortraitPicture, seed: string): string {
  const chance = makeChance(seed);
  const {
    standing,
    looks = 'right',
    dress,
    cap = dress,
    scarf = 'desert',
    headgear,
    eyes,
    cover,
    mark = 'none',
    arm,
  } = picture;
  const kind = picture.backdrop ?? BACKDROPS[chance.index(BACKDROPS.length)] ?? 'rays';
  const person = [
    arm === undefined ? '' : slung(press, arm),
    drawBust(press, chance, dress),
    drawHead(press, picture),
    drawLenses(press, eyes),
    drawScarf(press, cover, DRESSES[cover === 'scarf' ? scarf : dress]),
    HEADGEAR[headgear](press, DRESSES[cap]),
    drawMark(press, mark),
  ].join('');
  const isLeft = looks === 'left';
  const seat = { x: isLeft ? 131 : 29, y: -1, scale: 1.01, isFlipped: isLeft };
  return framed(backdrop(press, chance, kind, chance.pick(GROUNDS[standing])) + place(seat, person));
}

/** A weapon on the back, muzzle up, in one ink. */
function slung(press: Press, arm: GunName): string {
  return place({ x: 66, y: 118, turn: -74, scale: 0.6 }, drawGun(inOneInk(press, 'ink'), GUN_FORMS[arm]));
}
