import type { GameTypes, Match } from '@sitrep/kernel';
import { openMission, playOn } from './played-match.ts';

/** A mission that was fought to its end, with losses and rolls to report. */
export function endedMission(): Match<GameTypes> {
  const match = openMission('jungle/covert', 'ended');
  playOn(match, { seed: 'ended', eager: ['attack', 'onHostile'] }, () => false);
  return match;
}
