import type { Piece } from '../page/piece.ts';
import { useTable } from './table-context.tsx';
import { useLongPress } from './use-long-press.ts';

const NOTHING: readonly Piece[] = [];

/** Shows a card large while it is pointed at. On a touch screen a tap does what it always does, and a long press shows the card. */
export function useLens(card: string | undefined, hover: readonly Piece[] = NOTHING) {
  const { change } = useTable();
  const press = useLongPress(enlarge);
  const hide = () => change({ hover: [], card: undefined });
  function enlarge(place: Element): void {
    if (card !== undefined) change({ hover, card, isCardLeft: isOnRight(place) });
  }
  function show({ currentTarget }: { readonly currentTarget: Element }): void {
    change({ hover });
    if (!matchMedia('(hover: none)').matches) enlarge(currentTarget);
  }
  return {
    handlers: {
      ...press.handlers,
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
    },
    wasLong: press.wasLong,
  };
}

/** Whether the large view, which is usually on the right, would cover it. */
function isOnRight(place: Element): boolean {
  const { left, width } = place.getBoundingClientRect();
  return left + width / 2 > innerWidth * 0.45;
}
