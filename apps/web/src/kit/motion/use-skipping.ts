import { useEffect } from 'react';
import type { Player } from './show.ts';

/** A key ends the beat; a tap, Escape or typing ends the show: the player is at work again. */
export function useSkipping(player: Player, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    const byKey = ({ key, target }: KeyboardEvent) => {
      const isTyped = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
      if (key === 'Escape' || isTyped) player.skip();
      else player.next();
    };
    // Only listens: the press still does what it always does.
    addEventListener('pointerdown', player.skip, true);
    addEventListener('keydown', byKey, true);
    return () => {
      removeEventListener('pointerdown', player.skip, true);
      removeEventListener('keydown', byKey, true);
    };
  }, [player, isPlaying]);
}
