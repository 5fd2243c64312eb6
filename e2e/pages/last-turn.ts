import type { GameTypes, Match } from '@sitrep/kernel';
import { lastTurn, readView } from '@sitrep/warfighter/queries';
import { openMission, playOn } from './played-match.ts';

/** A mission in its last turn: ending it loses the mission. */
export function lastTurnMatch(): Match<GameTypes> {
  const match = openMission('middle-east/surge', 'last turn');
  if (!playOn(match, { seed: 'last turn', eager: ['done'] }, isLost)) throw new Error('it ends before');
  return match;
}

function isLost(match: Match<GameTypes>): boolean {
  if (match.decision()?.name !== 'action') return false;
  const last = lastTurn(readView({ view: match.view(0), ...match.setup }));
  return last !== undefined && last.result !== 'succeeds';
}
