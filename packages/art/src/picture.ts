import type { ArmPicture } from './arms/arm-picture.ts';
import type { AlarmPicture } from './emblems/alarm-picture.ts';
import type { BadgePicture, KitPicture } from './emblems/badge-picture.ts';
import type { DeedPicture } from './emblems/deed-picture.ts';
import type { MapPicture } from './emblems/map-picture.ts';
import type { RibbonPicture } from './emblems/ribbon-picture.ts';
import type { GroupPicture } from './figures/group-picture.ts';
import type { PlacePicture } from './places/place-picture.ts';
import type { PortraitPicture } from './portrait/portrait-picture.ts';
import type { World } from './press/inks.ts';

/** A picture that was drawn elsewhere; `svgFaults` has found nothing in it. */
export interface OwnPicture {
  readonly draw: 'own';
  readonly svg: string;
}

/** What a picture shows. */
export type Subject =
  | ArmPicture
  | PortraitPicture
  | GroupPicture
  | PlacePicture
  | DeedPicture
  | KitPicture
  | BadgePicture
  | AlarmPicture
  | MapPicture
  | RibbonPicture
  | OwnPicture;

/** Everything that decides a picture: the same description always gives the same picture. */
export interface Picture {
  /** Decides what the subject leaves open, such as where the sun stands. */
  readonly seed: string;
  readonly world: World;
  readonly subject: Subject;
}
