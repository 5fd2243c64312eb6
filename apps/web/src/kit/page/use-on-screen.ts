import { useMemo } from 'react';
import type { Session } from '../match/session.ts';
import { useStore } from '../store/store.ts';
import type { MatchOnScreen } from './match-context.tsx';

/** The match as the seat at the screen sees it. */
export function useOnScreen({ id, host, names, seating, clientOf }: Session): MatchOnScreen {
  const { seat } = useStore(seating);
  return useMemo(() => {
    const client = clientOf(seat);
    return { id, entry: host.entry, names, reader: client, client };
  }, [id, host, names, clientOf, seat]);
}
