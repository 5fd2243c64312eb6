import { namesOf } from '../press/names.ts';
import {
  type GRIPS,
  LEGS,
  MAGAZINES,
  MUZZLES,
  type Muzzle,
  type RECEIVERS,
  SIGHTS,
  STOCKS,
} from './gun-parts.ts';

/** What the furniture of a gun is made of. */
export const FURNITURE = ['black', 'green', 'tan', 'wood'] as const;
export type Furniture = (typeof FURNITURE)[number];

/** The part under or around the barrel that is held. */
export const FORES = [
  'none',
  'round',
  'rail',
  'short',
  'halfwood',
  'fullwood',
  'jacket',
  'pump',
  'grip',
  'vented',
] as const;
export type Fore = (typeof FORES)[number];

export const UNDERS = ['none', 'launcher', 'foregrip', 'bayonet'] as const;
export type Under = (typeof UNDERS)[number];

/** What tells one gun from another at arm's length. */
export interface GunForm {
  readonly stock: keyof typeof STOCKS;
  readonly receiver: keyof typeof RECEIVERS;
  readonly grip: keyof typeof GRIPS;
  readonly magazine: keyof typeof MAGAZINES;
  readonly fore: Fore;
  /** Where the fore-end and the barrel end; the receiver ends at 108. */
  readonly foreTo: number;
  readonly barrelTo: number;
  /** Half the thickness of the barrel. */
  readonly bore?: number;
  readonly sights: keyof typeof SIGHTS;
  readonly muzzle: Muzzle;
  readonly under?: Under;
  readonly legs?: keyof typeof LEGS;
  readonly furniture: Furniture;
  /** A front sight stands on the barrel. */
  readonly post?: boolean;
}

/** The names of the parts that a picture may change. */
export const GUN_PARTS = {
  stock: namesOf(STOCKS),
  magazine: namesOf(MAGAZINES),
  fore: FORES,
  sights: namesOf(SIGHTS),
  muzzle: MUZZLES,
  under: UNDERS,
  legs: namesOf(LEGS),
  furniture: FURNITURE,
} as const;
