import { box, num, oval } from '../press/path.ts';
import { type Mark, type Press, place, type Stencil, stamp } from '../press/press.ts';
import type { Furniture, GunForm } from './gun-form.ts';
import { GRIPS, LEGS, MAGAZINES, type Material, type Part, RECEIVERS, SIGHTS, STOCKS } from './gun-parts.ts';

const COLOURS: Readonly<Record<Furniture, `#${string}`>> = {
  black: '#333a36',
  green: '#465138',
  tan: '#9b8357',
  wood: '#85522c',
};

/** Where stocks begin that are shorter than most. */
const STARTS: Readonly<Partial<Record<GunForm['stock'], number>>> = {
  none: 8,
  wire: 11,
  rods: 26,
  folding: 8,
  hook: 12,
};

/** How far a gun reaches, for fitting it into a picture. */
export function reachOf(gun: GunForm): readonly [from: number, to: number] {
  const start = STARTS[gun.stock] ?? 5;
  return [start, gun.barrelTo + (gun.muzzle === 'suppressor' ? 28 : 4)];
}

/** A long arm as shapes, from back to front. */
export function gunStencil(gun: GunForm): Stencil {
  const inks: Readonly<Record<Material, Mark[0]>> = {
    metal: 'ink',
    furniture: COLOURS[gun.furniture],
    glint: 'sky',
  };
  const parts: readonly Part[] = [
    barrel(gun),
    muzzle(gun),
    gun.post ? [['metal', `M${gun.barrelTo - 14} 28l3-9h4l3 9Z`]] : [],
    STOCKS[gun.stock],
    MAGAZINES[gun.magazine],
    RECEIVERS[gun.receiver],
    fore(gun),
    under(gun),
    GRIPS[gun.grip],
    SIGHTS[gun.sights],
  ];
  return parts.flat().map(([material, ...rest]): Mark => [inks[material], ...rest]);
}

export function drawGun(press: Press, gun: GunForm): string {
  const legs = LEGS[gun.legs ?? 'none'].map(([, outline, width]): Mark => ['ink', outline, width]);
  const stand =
    legs.length === 0
      ? ''
      : place({ x: Math.min(gun.foreTo + 8, gun.barrelTo - 16), y: 28 }, stamp(press, legs));
  return stand + stamp(press, gunStencil(gun));
}

function barrel({ barrelTo, foreTo, bore = 1.7 }: GunForm): Part {
  return [
    ['metal', box(foreTo - 6, 29 - bore, barrelTo - foreTo + 6, bore * 2)],
    ['glint', `M${foreTo + 2} ${num(29 - bore * 0.4)}H${barrelTo - 4}`, 0.7],
  ];
}

function muzzle({ muzzle: kind, barrelTo, bore = 1.7 }: GunForm): Part {
  switch (kind) {
    case 'plain':
      return [['metal', box(barrelTo - 3, 28.2 - bore, 4, bore * 2 + 1.6)]];
    case 'cage':
      return [
        ['metal', box(barrelTo - 5, 26, 10, 6)],
        ['glint', `M${barrelTo - 2} 29h5`, 1],
      ];
    case 'brake':
      return [['metal', `M${barrelTo - 8} 25l5-1v3l4-3h4v10h-4l-4-3v3l-5-1Z`]];
    case 'cone':
      return [['metal', `M${barrelTo - 6} 27l9-2v8l-9-2Z`]];
    case 'suppressor':
      return [
        ['metal', box(barrelTo - 4, 24.5, 30, 9)],
        ['glint', `M${barrelTo} 27h22`, 1],
      ];
  }
}

function holes(from: number, to: number, y: number): string {
  const count = Math.max(0, Math.floor((to - from) / 7));
  return Array.from({ length: count }, (_, hole) => oval(from + 3.5 + hole * 7, y, 1.7)).join('');
}

function fore({ fore: kind, foreTo, furniture }: GunForm): Part {
  const long = foreTo - 108;
  switch (kind) {
    case 'none':
      return [];
    case 'round':
      return [
        ['furniture', `M106 22h${long - 2}l4 3v8l-4 2h${2 - long}Z`],
        ['glint', `M112 26h${long - 12}M112 31h${long - 12}`, 0.9],
      ];
    case 'rail':
      return [
        ['furniture', box(106, 22, long + 2, 13)],
        ['metal', box(62, 18.6, foreTo - 62, 3)],
        [
          'glint',
          Array.from({ length: Math.floor(long / 8) }, (_, slot) => box(111 + slot * 8, 27, 5, 2.4)).join(''),
        ],
      ];
    case 'short':
      return [['furniture', `M106 22h${long - 4}l6 5v8l-${long + 2} 1Z`]];
    case 'vented':
      return [
        ['furniture', box(106, 23, long + 2, 12)],
        ['glint', holes(110, foreTo - 2, 27)],
      ];
    case 'halfwood':
    case 'fullwood':
      return [
        ['furniture', `M106 27h${long}l3 2v5l-4 2-${long - 2} 1Z`],
        ...(kind === 'halfwood' ? [] : ([['furniture', `M112 22h${long - 12}v4h-${long - 12}Z`]] as const)),
        ['metal', `${box(foreTo - 8, 22, 3, 13)}${kind === 'fullwood' ? box(134, 22, 3, 13) : ''}`],
      ];
    case 'jacket':
      return [
        ['metal', box(106, 22.5, long + 2, 12.5)],
        ['glint', holes(110, foreTo - 2, 28.6)],
        ...(furniture === 'wood' ? ([['furniture', 'M104 34h26l-3 5h-23Z']] as const) : []),
      ];
    case 'pump':
      return [
        ['metal', box(104, 32, foreTo - 90, 4)],
        ['furniture', `M114 30h32q3 4 0 9h-32q-4-4 0-9Z`],
        ['glint', 'M119 33v4M125 33v4M131 33v4M137 33v4', 1],
      ];
    case 'grip':
      return [['furniture', `M104 24h16v9l-6 2-3 12h-8l1-12Z`]];
  }
}

function under({ under: kind = 'none', foreTo, barrelTo }: GunForm): Part {
  switch (kind) {
    case 'none':
      return [];
    case 'launcher':
      return [
        ['metal', 'M102 35h46q4 0 4 4.5v1q0 4-4 4h-40l-3 9h-8Z'],
        ['glint', 'M112 39h32', 1],
      ];
    case 'foregrip':
      return [['furniture', `M${Math.min(foreTo, 140) - 18} 35h9l-2 16h-6Z`]];
    case 'bayonet':
      return [
        ['metal', `M${barrelTo - 12} 31h14l16 2-6 3h-24Z`],
        ['glint', `M${barrelTo + 4} 33.5h8`, 0.8],
      ];
  }
}
