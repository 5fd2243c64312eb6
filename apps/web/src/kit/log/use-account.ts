import type { Chapter } from '@sitrep/contract';
import { useMemo } from 'react';
import { useMatch } from '../page/match-context.tsx';

const NOTHING: readonly Chapter[] = [];

/** What happened, chapter by chapter, as the game tells it; empty for a game that tells single events. */
export function useAccount(): readonly Chapter[] {
  const { entry, facts, now } = useMatch();
  return useMemo(
    () => entry.accountOf?.(facts.content, now.events) ?? NOTHING,
    [entry, facts.content, now.events],
  );
}
