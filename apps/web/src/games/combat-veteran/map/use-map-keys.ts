import type { Grid, Hex } from '@sitrep/hex';
import { type KeyboardEvent, useRef } from 'react';
import { type MapKey, readMapKey, typeDigit } from './hex-cursor.ts';

/** What keys do on the map. */
export interface KeyHandlers {
  onMove(hex: Hex): void;
  onAct(kind: Exclude<MapKey['kind'], 'move' | 'digit'>): void;
}

/** After this long without one, typing starts over. */
const TYPED_MS = 1500;

/** Keys for the hex cursor; every other key is left to the page. */
export function useMapKeys(grid: Grid, cursor: Hex, { onMove, onAct }: KeyHandlers) {
  const typed = useRef({ digits: '', time: 0 });
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = readMapKey(grid, cursor, event);
    if (meant === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (meant.kind === 'move') onMove(meant.hex);
    else if (meant.kind === 'digit') {
      const { digits, time } = typed.current;
      const next = typeDigit(grid, event.timeStamp - time < TYPED_MS ? digits : '', meant.digit);
      typed.current = { digits: next.digits, time: event.timeStamp };
      if (next.hex !== undefined) onMove(next.hex);
    } else onAct(meant.kind);
  };
}
