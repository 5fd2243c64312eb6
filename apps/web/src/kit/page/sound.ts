import type { VolumeName } from '../settings/settings.ts';

/** A sound made by code: a tone, or noise without what lies above a pitch. */
export interface Sound {
  /** Hertz. */
  readonly pitch: number;
  /** How long it can be heard. */
  readonly seconds: number;
  readonly isNoise?: boolean;
  /** How often it comes, one after the other; once if absent. */
  readonly times?: number;
  /** Which volume of the settings counts. */
  readonly volume: VolumeName;
}
