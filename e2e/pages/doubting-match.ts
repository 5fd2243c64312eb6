import { type GameTypes, type Match, perform } from '@sitrep/kernel';
import { give, openMission, playOn } from './played-match.ts';

/** Events that the after-action report mentions and that can be undone. */
const TOLD = ['wounded', 'locationPlaced', 'ammoSpent', 'itemExpended', 'soldierLeft'];

/** A finished mission, and how often its player took something back and did it again. */
export interface DoubtingMatch {
  readonly match: Match<GameTypes>;
  readonly doubts: number;
}

/** Plays a mission to its end, always the same way; if doubting, undoes and repeats whatever a report would mention. */
export function playDoubting(isDoubting: boolean): DoubtingMatch {
  const match = openMission('middle-east/going-deep', 'doubts');
  let doubts = 0;
  playOn(match, { seed: 'doubts' }, (played, answer) => {
    if (isDoubting && isTold(played) && perform(played, { by: 0, act: { type: 'undo' } }).ok) {
      doubts += 1;
      give(played, answer);
    }
    return false;
  });
  if (match.outcome() === undefined) throw new Error('the mission does not end');
  return { match, doubts };
}

function isTold({ log }: Match<GameTypes>): boolean {
  return log.at(-1)?.events.some(({ type }) => TOLD.includes(type)) ?? false;
}
