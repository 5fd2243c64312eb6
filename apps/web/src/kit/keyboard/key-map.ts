import type { GamePage } from '../page/game-page.ts';
import type { Shortcut } from '../page/shortcut.ts';
import { createStore } from '../store/store.ts';

/** The keyboard shortcuts of every table, in the order in which players see them. */
export const SHORTCUTS = [
  { name: 'help', key: '?' },
  { name: 'undo', key: 'z' },
  { name: 'end', key: 'e' },
  { name: 'pass', key: 'p' },
  { name: 'hint', key: 'h' },
  { name: 'orders', key: 'o' },
  { name: 'next', key: 'd', spare: 'j' },
  { name: 'previous', key: 'u' },
  { name: 'filter', key: '/' },
  { name: 'board', key: 'b' },
  { name: 'hand', key: 'm', spare: 'x' },
  { name: 'log', key: 'l' },
  { name: 'readPrompt', key: 'q' },
  { name: 'readThreats', key: 'r', spare: 't' },
  { name: 'readHand', key: 'c' },
  { name: 'lookUp', key: 'i' },
] as const satisfies readonly Shortcut[];
export type TableShortcut = (typeof SHORTCUTS)[number]['name'];

/** Keys by the names of their shortcuts. */
export type KeyMap = Readonly<Record<string, string>>;

/** Shortcuts that only make sense where there are hands. */
const OF_HANDS: readonly string[] = ['hand', 'readHand'];

/** What the table itself offers with a game's page: not what the page does in its own way, and nothing about hands where there are none. */
export function tableShortcuts({
  keys = [],
  readHand,
}: GamePage): readonly (Shortcut & { readonly name: TableShortcut })[] {
  const own = new Set(keys.map(({ name }) => name));
  const taken = new Set(keys.map(({ key }) => key));
  const shared = SHORTCUTS.filter(
    ({ name }) => !own.has(name) && (readHand !== undefined || !OF_HANDS.includes(name)),
  );
  return shared.map((each) =>
    'spare' in each && taken.has(each.key) ? { name: each.name, key: each.spare } : each,
  );
}

/** The keys of some shortcuts with those that the player gave; no two share a key. Anything invalid is ignored. */
export function keysFor(shortcuts: readonly Shortcut[], given: unknown): KeyMap {
  const usual: KeyMap = Object.fromEntries(shortcuts.map(({ name, key }) => [name, key]));
  if (typeof given !== 'object' || given === null) return usual;
  return Object.entries(given).reduce<KeyMap>(
    (keys, [name, key]) => (name in usual && isKey(key) ? assignKey(keys, name, key) : keys),
    usual,
  );
}

/** Only keys that type a single character: other keys move, confirm or leave, and must keep doing so. */
export function isKey(key: unknown): key is string {
  return typeof key === 'string' && [...key].length === 1 && key.trim() !== '';
}

export function findShortcut(keys: KeyMap, key: string): string | undefined {
  return Object.keys(keys).find((name) => keys[name] === key.toLowerCase());
}

/** The map with a key given to a shortcut; the shortcut that had it gets the old key, so every key does one thing. */
export function assignKey(keys: KeyMap, name: string, key: string): KeyMap {
  const wanted = key.toLowerCase();
  const holder = findShortcut(keys, wanted);
  const old = keys[name];
  return { ...keys, ...(holder !== undefined && old !== undefined && { [holder]: old }), [name]: wanted };
}

const KEY = 'sitrep.keys';
const NONE_GIVEN: KeyMap = {};

/** The keys that the player gave, by the names of the shortcuts. */
export const givenKeys = createStore<KeyMap>(readStored());

function readStored(): KeyMap {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, key]) => isKey(key)));
  } catch {
    // storage may be forbidden or damaged: use the defaults
    return NONE_GIVEN;
  }
}

/** Keeps these keys on top of those given before; without any, all are the usual ones again. */
export function giveKeys(keys: KeyMap | undefined): void {
  givenKeys.set((old) => (keys === undefined ? NONE_GIVEN : { ...old, ...keys }));
  try {
    localStorage.setItem(KEY, JSON.stringify(givenKeys.get()));
  } catch {
    // without storage they last as long as the page
  }
}
