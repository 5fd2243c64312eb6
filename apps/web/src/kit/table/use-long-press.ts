import { type PointerEvent, useRef } from 'react';

/** So long a finger rests on something that it is held. */
const HELD_MS = 450;

/** Tells a finger that rests on a thing from one that taps it; the tap that ends a long press is none. */
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
