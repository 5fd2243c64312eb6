import { useEffect, useRef } from 'react';
import { playSounds } from '../../motion/tones.ts';
import { useMatch } from '../../page/match-context.tsx';
import { settings } from '../../settings/settings.ts';

/** Plays what the end of the match sounds like, once it is shown; not for a match that was over when it was opened. */
export function useEndSounds(isOver: boolean): void {
  const { page, now } = useMatch();
  const wasOver = useRef(isOver);
  const { outcome } = now.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it ends counts
  useEffect(() => {
    const isNews = isOver && !wasOver.current;
    wasOver.current = isOver;
    if (!isNews || !settings.get().sound) return;
    playSounds(page.endSounds?.((outcome?.winners.length ?? 0) > 0) ?? []);
  }, [isOver]);
}
