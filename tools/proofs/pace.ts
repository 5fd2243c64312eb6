import { buildIfNeeded } from '../web/build.ts';
import { endOfTest } from './browser-part.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

/** Tests of e2e/pace. One after the other: side by side they would slow each other down. */
export const TITLES: readonly string[] = ['clicks of fight', 'clicks of pace 1', 'clicks of pace 2'];

/** What a player feels as at once, in milliseconds. */
const AIM = 100;

/** As e2e/pages/timed-clicks.ts has it. */
interface Click {
  readonly ms: number;
  readonly isAnswer: boolean;
}

async function run(progress: Progress): Promise<ProofResult> {
  await buildIfNeeded();
  const missions: (readonly Click[])[] = [];
  for (const title of TITLES) missions.push(await progress.once(title, () => clicksOf(title)));
  return judgePace(missions);
}

async function clicksOf(title: string): Promise<readonly Click[]> {
  return JSON.parse((await endOfTest('e2e/pace/playwright.config.ts', title)) ?? '[]');
}

/** Every mission must have been played to its end; the times are told, not judged. */
export function judgePace(missions: readonly (readonly Click[])[]): ProofResult {
  const clicks = missions.flat();
  return {
    ok: missions.length === TITLES.length && missions.every((mission) => mission.length > 0),
    figures: [
      ['missions played', missions.filter((mission) => mission.length > 0).length],
      ['clicks', clicks.length],
      ['of which answered the question', clicks.filter(({ isAnswer }) => isAnswer).length],
      ['half of all clicks within, in ms', percentile(clicks, 0.5)],
      [`95 of 100 clicks within, in ms (aim: ${AIM})`, percentile(clicks, 0.95)],
      ['the slowest click, in ms', percentile(clicks, 1)],
    ],
  };
}

/** The time that this share of the clicks took at most. */
function percentile(clicks: readonly Click[], share: number): number {
  const times = clicks.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
}

export const pace: Proof = {
  name: 'pace',
  claim:
    'How long it takes from a click at the table of Warfighter until its answer is painted, in whole missions played with the mouse on the built page in Chromium with software rendering, without shows. Reported, not judged: it depends on the machine.',
  run,
};
