import { type PlayedMission, playedMissions } from '@sitrep/warfighter/queries';
import { useMemo } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';

/** The missions of the match that are over, as far as the seat has seen them. */
export function useMissions(): readonly PlayedMission[] {
  const { facts, now } = useMatch();
  const { view, events } = now;
  const { config, content } = facts;
  return useMemo(() => playedMissions({ view, config, content }, events), [view, config, content, events]);
}
