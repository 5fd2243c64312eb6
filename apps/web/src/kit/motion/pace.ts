import type { Beat } from '../page/beat.ts';
import { type Settings, settings } from '../settings/settings.ts';

type Speed = Settings['animation'];

/** How long a beat is shown if the game does not say, and the longest that a show of such beats may take; the rest is left to the log. */
const BEAT_MS: Readonly<Record<Speed, number>> = { none: 0, fast: 350, normal: 800, slow: 1600 };
const SHOW_MS: Readonly<Record<Speed, number>> = { none: 0, fast: 2500, normal: 6000, slow: 14_000 };
const SHORTEST_MS = 120;

/** The same for a show that the game has timed itself: a whole phase may be in it. */
const TIMED_MS: Readonly<Record<Speed, number>> = { none: 0, fast: 6000, normal: 12_000, slow: 24_000 };
const TIMED_SHORTEST_MS = 40;

/** The same for a show on the stage: dice have to be read. */
const STAGED_MS: Readonly<Record<Speed, number>> = { none: 0, fast: 9000, normal: 18_000, slow: 40_000 };

export type Timed = Pick<Beat, 'time' | 'isKept' | 'staged'>;

/** How long the first of the beats that are left is shown, in a show that has taken `spent` so far; 0 for no show. */
export function beatTime(speed: Speed, left: readonly Timed[], spent: number): number {
  const [first] = left;
  if (first === undefined || BEAT_MS[speed] === 0) return 0;
  const isTimed = first.time !== undefined;
  const most = left.some(({ staged }) => staged !== undefined) ? STAGED_MS : isTimed ? TIMED_MS : SHOW_MS;
  const room = Math.max(0, most[speed] - spent);
  const kept = sumOf(speed, left, true);
  const share = first.isKept
    ? shareOf(room, kept)
    : shareOf(Math.max(0, room - kept), sumOf(speed, left, false));
  return Math.max(isTimed ? TIMED_SHORTEST_MS : SHORTEST_MS, ownTime(speed, first) * share);
}

function shareOf(room: number, wanted: number): number {
  return wanted <= room ? 1 : room / wanted;
}

function sumOf(speed: Speed, beats: readonly Timed[], isKept: boolean): number {
  return beats.reduce((sum, beat) => sum + (Boolean(beat.isKept) === isKept ? ownTime(speed, beat) : 0), 0);
}

function ownTime(speed: Speed, { time = BEAT_MS.normal }: Timed): number {
  return (time * BEAT_MS[speed]) / BEAT_MS.normal;
}

/** How much of the time of a beat passes before it is told, if it is shown for so long. */
export function suspenseIn({ time = BEAT_MS.normal, suspense = 0 }: Beat, shown: number): number {
  return (suspense / time) * shown;
}

/** How long a picture of the stage stands for players who want no motion, and goes on its own. */
const STILL_MS = 4500;

/** How a show goes for a player: at a speed, as pictures that do not move, or not at all. */
export function paceOf(chosen: Speed): Speed | 'still' {
  return chosen === 'none' || speedNow(chosen) !== 'none' ? chosen : 'still';
}

/** Whether the player wants shows to be short. */
export function isFast(): boolean {
  return paceOf(settings.get().animation) === 'fast';
}

/** How long a beat is shown: in a show without motion only what is on the stage. */
export function shownTime(pace: Speed | 'still', left: readonly Beat[], spent: number): number {
  return pace === 'still' ? STILL_MS : beatTime(pace, left, spent);
}

/** How long a piece takes to reach its new place. */
export function glideTime(speed: Speed): number {
  return BEAT_MS[speed] / 2.5;
}

/** The effective speed: none if the device asks for reduced motion. */
export function speedNow(chosen: Speed): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : chosen;
}
