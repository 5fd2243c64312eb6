import type { Act, ActKind } from '@sitrep/combat-veteran';
import type { SeatEvent } from '@sitrep/kernel';
import type { Beat } from '../../../kit/page/beat.ts';
import type { BeatKind } from '../../../kit/page/beat-kind.ts';
import type { Scene } from '../../../kit/page/game-page.ts';
import { actsBetween } from './acts-between.ts';
import { SOUND_OF } from './sounds.ts';

/** How each act looks, and how many milliseconds it takes if it hurts nobody. */
const LOOKS: Readonly<Record<ActKind, readonly [BeatKind, number]>> = {
  phase: ['draw', 600],
  march: ['move', 180],
  shot: ['dice', 500],
  support: ['dice', 900],
  fight: ['dice', 900],
  found: ['reveal', 1200],
  smoke: ['move', 400],
  check: ['dice', 400],
};
/** Long enough to see who was hit. */
const HIT_MS = 1100;
const LEAST_MARCH_MS = 300;

/** The show of a firefight: one beat for every act, and hits keep their time. */
export function showOf(
  scene: Pick<Scene, 'facts' | 'speech' | 'now'>,
  events: readonly SeatEvent[],
): readonly Beat[] {
  const { speech } = scene;
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined) return [];
  return actsBetween(scene, first.n, last.n).map((act) => {
    const [kind] = LOOKS[act.kind];
    const losses = act.losses.map(({ key, args }) => speech.tell(key, args)).join(', ');
    const title = speech.tell(act.title.key, act.title.args);
    return {
      first: act.events[0] ?? 0,
      n: act.events.at(-1) ?? 0,
      kind: act.weight > 0 ? 'hit' : kind,
      words: losses === '' ? title : `${title}: ${losses}`,
      pieces: [],
      dice: act.dice,
      sounds: act.sounds.map((name) => SOUND_OF[name]),
      time: timeOf(act),
      isKept: act.weight > 0 || act.kind === 'found',
    };
  });
}

/** A squad takes its time for every hex; all else takes the time of its kind. */
function timeOf({ kind, hexes, weight }: Act): number {
  const [, time] = LOOKS[kind];
  if (kind === 'march') return Math.max(LEAST_MARCH_MS, time * hexes.length);
  return weight > 0 ? Math.max(HIT_MS, time) : time;
}
