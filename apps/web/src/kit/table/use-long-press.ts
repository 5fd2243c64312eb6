import { type PointerEvent, useRef } from 'react';

/** How long a touch must last to count as a long press. */
const HELD_MS = 450;

/** Tells a long press from a tap; the click that ends a long press is ignored. */
export function useLongPress(held: (place: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    handlers: {
      onPointerDown({ currentTarget, pointerType }: PointerEvent) {
        isLong.current = false;
        if (pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          isLong.current = true;
          held(currentTarget);
        }, HELD_MS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu(event: { preventDefault(): void }) {
        if (isLong.current) event.preventDefault();
      },
    },
    wasLong: () => isLong.current,
  };
}
