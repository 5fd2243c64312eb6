import type { OutlineScore, OutlineTrack } from '@sitrep/contract';
import type { Content } from '../content/content.ts';
import { EXITS, WORTH } from '../queries/victory.ts';
import { SIDES, type Side } from '../types.ts';

/** How victory is measured: two scores against each other (CV-S1-19), or two goals (CV-S2-21, CV-S2-22). */
export function trackOf(content: Content): OutlineTrack {
  return content.scenario === 'keating' ? raceOf(content) : balanceOf(content);
}

const SCORES: Readonly<Record<Side, readonly (keyof typeof WORTH)[]>> = {
  us: ['hit', 'paddy'],
  enemy: ['wounded', 'killed'],
};

function balanceOf({ forces }: Content): OutlineTrack {
  const sides = SIDES.map((side, seat) => ({
    seat,
    title: { key: 'brief.track.ahead', args: { side: { key: `nation.${forces[side].nation}` } } },
    scores: SCORES[side].map((name) => score(name, WORTH[name])),
  }));
  return { kind: 'balance', sides };
}

function raceOf({ forces }: Content): OutlineTrack {
  const goals = [
    { name: 'exit', boxes: EXITS },
    { name: 'loss', boxes: forces.us.soldiers.length },
  ];
  const sides = goals.map(({ name, boxes }, seat) => ({
    seat,
    title: { key: `nation.${forces[SIDES[seat] ?? 'us'].nation}` },
    boxes,
    scores: [score(name, boxes)],
  }));
  return { kind: 'race', sides };
}

function score(name: string, worth: number): OutlineScore {
  return { worth, text: { key: `brief.track.${name}` } };
}
