import { findNeighbour, type Grid, type Hex, parseHex } from '@sitrep/hex';

/** What a key means on the map. */
export type MapKey =
  | { readonly kind: 'move'; readonly hex: Hex }
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'click' | 'past' | 'fan' | 'back' | 'zoomIn' | 'zoomOut' };

/** The part of a keyboard event that counts. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
}

const SLANTED = {
  Numpad7: 'NW',
  Numpad9: 'NE',
  Numpad1: 'SW',
  Numpad3: 'SE',
  Numpad8: 'N',
  Numpad2: 'S',
} as const;
const PLAIN = {
  Enter: 'click',
  ' ': 'fan',
  Escape: 'back',
  '+': 'zoomIn',
  '-': 'zoomOut',
} as const;

/** What a key does with the cursor on a hex, or `undefined` if it is no key of the map. */
export function readMapKey(
  grid: Grid,
  cursor: Hex,
  { key, code, shiftKey = false }: KeyPress,
): MapKey | undefined {
  if (isIn(SLANTED, code)) return move(findNeighbour(grid, cursor, SLANTED[code]), cursor);
  if (key === 'Enter' && shiftKey) return { kind: 'past' };
  if (isIn(PLAIN, key)) return { kind: PLAIN[key] };
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key };
  const { rows } = grid.shape;
  if (key === 'ArrowUp') return move(findNeighbour(grid, cursor, 'N'), cursor);
  if (key === 'ArrowDown') return move(findNeighbour(grid, cursor, 'S'), cursor);
  if (key === 'ArrowLeft') return move(cursor >= rows ? cursor - rows : undefined, cursor);
  if (key === 'ArrowRight') return move(cursor + rows < grid.size ? cursor + rows : undefined, cursor);
  return undefined;
}

function isIn<K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(table, key);
}

/** At the edge of the map the cursor stays. */
function move(hex: Hex | undefined, cursor: Hex): MapKey {
  return { kind: 'move', hex: hex ?? cursor };
}

/** Digits typed so far, and the hex that they name once there are enough. */
export interface Typed {
  readonly digits: string;
  readonly hex: Hex | undefined;
}

/** Adds a digit. If no label starts with the digits so far, the last one starts again. */
export function typeDigit(grid: Grid, digits: string, digit: string): Typed {
  const typed = digits + digit;
  const hex = parseHex(grid, typed);
  if (hex !== undefined) return { digits: '', hex };
  return { digits: typed.length >= 4 ? digit : typed, hex: undefined };
}
