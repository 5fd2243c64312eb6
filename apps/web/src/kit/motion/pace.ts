import type { Settings } from '../settings/settings.ts';

type Speed = Settings['animation'];

/** How long one beat is shown, and the longest that a whole show may take; the rest is left to the log. */
const BEAT_MS: Readonly<Record<Speed, number>> = { none: 0, fast: 350, normal: 800, slow: 1600 };
const SHOW_MS: Readonly<Record<Speed, number>> = { none: 0, fast: 2500, normal: 6000, slow: 14_000 };
const SHORTEST_MS = 120;

/** How long each of this many beats is shown; 0 for no show. */
export function beatTime(speed: Speed, beats: number): number {
  if (beats === 0 || BEAT_MS[speed] === 0) return 0;
  return Math.max(SHORTEST_MS, Math.min(BEAT_MS[speed], SHOW_MS[speed] / beats));
}

/** How long a piece takes to reach its new place. */
export function glideTime(speed: Speed): number {
  return BEAT_MS[speed] / 2.5;
}

/** The effective speed: none if the device asks for reduced motion. */
export function speedNow(chosen: Speed): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : chosen;
}
