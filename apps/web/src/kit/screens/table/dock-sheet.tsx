import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../i18n/text.tsx';
import styles from './dock-sheet.module.css';

/** How much of the sheet shows, from the least to the most. On large screens half and full are the same. */
const HEIGHTS = ['line', 'half', 'full'] as const;
type Height = (typeof HEIGHTS)[number];

/** A finger that moves so many pixels has swiped. */
const SWIPE = 24;

/** A sheet below the board that can be folded to a line, and on a small screen pulled up. */
export function DockSheet({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [height, setHeight] = useState<Height>('half');
  const swipe = useSwipe((steps) => setHeight((old) => stepped(old, steps)));
  const isFolded = height === 'line';
  const isFull = height === 'full';
  return (
    <div className={styles.sheet} data-height={height}>
      <div className={styles.handle} {...swipe}>
        <button
          type="button"
          className={styles.size}
          aria-label={t(isFull ? 'dock.smaller' : 'dock.larger')}
          aria-expanded={isFull}
          onClick={() => setHeight(isFull ? 'half' : 'full')}
        >
          <span aria-hidden="true" className={styles.grip} />
        </button>
        <button
          type="button"
          className={styles.fold}
          aria-label={t(isFolded ? 'dock.unfold' : 'dock.fold')}
          aria-expanded={!isFolded}
          onClick={() => setHeight(isFolded ? 'half' : 'line')}
        >
          <span aria-hidden="true">{isFolded ? '▴' : '▾'}</span>
        </button>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function stepped(height: Height, steps: number): Height {
  const index = Math.min(HEIGHTS.length - 1, Math.max(0, HEIGHTS.indexOf(height) + steps));
  return HEIGHTS[index] ?? height;
}

/** Up makes the sheet larger by a step, down smaller. */
function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ clientY }: PointerEvent) {
      start.current = clientY;
    },
    onPointerUp({ clientY }: PointerEvent) {
      const moved = clientY - (start.current ?? clientY);
      start.current = undefined;
      if (Math.abs(moved) > SWIPE) onSwipe(moved > 0 ? -1 : 1);
    },
  };
}
