import type { Shortcut } from '../../kit/page/shortcut.ts';

/** The keys of the map, which every screen of the game can give an act. */
export const keys: readonly Shortcut[] = [
  { name: 'nextStack', key: 'n' },
  { name: 'nextEnemy', key: 't' },
  { name: 'nextTarget', key: 'g' },
  { name: 'lastEvent', key: '.' },
  { name: 'repeat', key: 'y' },
  { name: 'allJoin', key: 'j' },
  { name: 'fit', key: 'f' },
  { name: 'sight', key: 'v' },
  { name: 'overview', key: 'w' },
  { name: 'board', key: 'b' },
  { name: 'legend', key: 'k' },
  { name: 'ground', key: 'c' },
  { name: 'hidingPlaces', key: 'x' },
];
