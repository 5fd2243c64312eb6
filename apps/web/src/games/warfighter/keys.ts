import type { Shortcut } from '../../kit/page/shortcut.ts';

/** So many cards of a hand have a key of their own. */
export const CARD_KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The keys of a mission. */
export const keys: readonly Shortcut[] = [
  { name: 'plan', key: 'a' },
  { name: 'goTo', key: 'm' },
  { name: 'reload', key: 'r' },
  { name: 'exchange', key: 'd' },
  { name: 'nextSoldier', key: 's' },
  ...CARD_KEYS.map((card) => ({ name: `card${card}`, key: String(card) })),
];
