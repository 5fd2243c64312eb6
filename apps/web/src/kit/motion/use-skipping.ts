import { useEffect } from 'react';
import type { Player } from './show.ts';
import { SHOW_KEYS } from './show-keys.ts';

const CONTROLS = 'button, a, input, textarea, select, [role="gridcell"]';
/** Keys that do nothing on their own, or only move the focus. */
const IDLE = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

/**
 * A key or a press ends the show: the player is at work again. A press on the stage and some keys steer it instead: Space and the
 * right arrow go on, the full stop stops, plus is faster.
 */
export function useSkipping(player: Player, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    const byKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (IDLE.includes(key) || isIn(target, '[data-show-controls]')) return;
      const steer = isIn(target, CONTROLS) ? undefined : steeringOf(player, key);
      if (steer === undefined) return player.skip();
      event.preventDefault();
      steer();
    };
    // Only listens: the press still does what it always does.
    const byPress = ({ target }: PointerEvent) => {
      if (isIn(target, '[data-show-controls]')) return;
      if (isIn(target, '[data-on-stage]')) player.next();
      else player.skip();
    };
    addEventListener('pointerdown', byPress, true);
    addEventListener('keydown', byKey, true);
    return () => {
      removeEventListener('pointerdown', byPress, true);
      removeEventListener('keydown', byKey, true);
    };
  }, [player, isPlaying]);
}

function steeringOf(player: Player, pressed: string): (() => void) | undefined {
  switch (SHOW_KEYS.find(({ keys }) => keys.some((key) => key === pressed))?.name) {
    case 'motion.next':
      return player.next;
    case 'motion.pause':
      return () => player.pause(!player.store.get().isPaused);
    case 'motion.faster':
      return player.hasten;
    default:
      return undefined;
  }
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
