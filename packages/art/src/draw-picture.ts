import { drawArm } from './arms/arm-picture.ts';
import { drawAlarm } from './emblems/alarm-picture.ts';
import { drawBadge, drawKit } from './emblems/badge-picture.ts';
import { drawDeed } from './emblems/deed-picture.ts';
import { drawMap } from './emblems/map-picture.ts';
import { drawRibbon } from './emblems/ribbon-picture.ts';
import { drawGroup } from './figures/group-picture.ts';
import type { Picture, Subject } from './picture.ts';
import { drawPlace } from './places/place-picture.ts';
import { drawPortrait } from './portrait/portrait-picture.ts';
import { makePress, type Press } from './press/press.ts';
import type { Palette } from './press/tone.ts';

export interface DrawSettings {
  readonly palette?: Palette;
  /** Begins the names of what the picture defines; pictures put into one document need different ones. */
  readonly key?: string;
}

/** Draws a picture as SVG. It is the same for the same arguments, on every machine. */
export function drawPicture({ subject, world, seed }: Picture, settings: DrawSettings = {}): string {
  const { palette = 'light', key = 'p' } = settings;
  return drawSubject(makePress({ world, palette, key }), subject, seed);
}

function drawSubject(press: Press, subject: Subject, seed: string): string {
  switch (subject.draw) {
    case 'arm':
      return drawArm(press, subject, seed);
    case 'portrait':
      return drawPortrait(press, subject, seed);
    case 'group':
      return drawGroup(press, subject, seed);
    case 'place':
      return drawPlace(press, subject, seed);
    case 'deed':
      return drawDeed(press, subject, seed);
    case 'kit':
      return drawKit(press, subject, seed);
    case 'badge':
      return drawBadge(press, subject, seed);
    case 'alarm':
      return drawAlarm(press, subject, seed);
    case 'map':
      return drawMap(press, subject, seed);
    case 'ribbon':
      return drawRibbon(press, subject, seed);
    case 'own':
      return subject.svg;
  }
}
