export { ARM_NAMES, type ArmName, type ArmPicture } from './arms/arm-picture.ts';
export { GUN_PARTS } from './arms/gun-form.ts';
export { GUN_FORMS, type GunName } from './arms/gun-forms.ts';
export { ROUNDS, type Round } from './arms/rounds.ts';
export { type DrawSettings, drawPicture } from './draw-picture.ts';
export { ALARM_NAMES, type AlarmPicture } from './emblems/alarm-picture.ts';
export type { Alarm } from './emblems/alarms.ts';
export { type BadgePicture, type KitPicture, PATCHES } from './emblems/badge-picture.ts';
export { DEEDS, type Deed, type DeedPicture } from './emblems/deed-picture.ts';
export { type MapPicture, RELIEFS } from './emblems/map-picture.ts';
export type { RibbonPicture } from './emblems/ribbon-picture.ts';
export { SIGNS, type Sign } from './emblems/signs.ts';
export { HAND_TOOLS, type Held } from './figures/figure.ts';
export { type GroupPicture, MANNERS, type Manner } from './figures/group-picture.ts';
export { HEADWEAR, type Headwear } from './figures/headwear.ts';
export { MACHINES, type Machine } from './figures/machines.ts';
export { SKYLINES, type Skyline } from './figures/skylines.ts';
export { MOST_SVG, svgFaults } from './own/svg-faults.ts';
export type { OwnPicture, Picture, Subject } from './picture.ts';
export { PLACE_PARTS, type PlacePart, type PlacePicture } from './places/place-picture.ts';
export { HEADGEAR, type Headgear } from './portrait/headgear.ts';
export {
  BEARDS,
  type Beard,
  COVERS,
  type Cover,
  DRESSES,
  type Dress,
  EYES,
  type Eyes,
  FACES,
  type Face,
  HAIRS,
  type Hair,
  MARKS,
  type Mark,
  SKINS,
  type Skin,
} from './portrait/looks.ts';
export { type PortraitPicture, STANDINGS, type Standing } from './portrait/portrait-picture.ts';
export { BACKDROPS, type Backdrop } from './press/backdrop.ts';
export { WORLDS, type World } from './press/inks.ts';
export { namesOf } from './press/names.ts';
export { PALETTES, type Palette } from './press/tone.ts';
