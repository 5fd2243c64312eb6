import { type Read, readView } from '@sitrep/warfighter/queries';
import { useMemo } from 'react';
import { useMatch } from '../../../kit/match/match-context.tsx';

/** What the seat knows, in the shape that the rules read: the table asks them and knows none itself. */
export function useRead(): Read {
  const { session, now } = useMatch();
  const { config, content } = session.match.setup;
  return useMemo(() => readView({ view: now.view, config, content }), [now.view, config, content]);
}
