import { createStore } from '../store/store.ts';

/** The keyboard shortcuts of the table, in the order in which players see them. */
export const SHORTCUTS = [
  'help',
  'next',
  'previous',
  'filter',
  'board',
  'hand',
  'log',
  'undo',
  'readPrompt',
  'readThreats',
  'readHand',
  'lookUp',
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** The key of every shortcut, as in `KeyboardEvent.key`, in lower case. */
export type KeyMap = Readonly<Record<Shortcut, string>>;

export const USUAL_KEYS: KeyMap = {
  help: '?',
  next: 'j',
  previous: 'k',
  filter: '/',
  board: 'b',
  hand: 'h',
  log: 'l',
  undo: 'u',
  readPrompt: 'p',
  readThreats: 't',
  readHand: 'c',
  lookUp: 'i',
};

const KEY = 'sitrep.keys';

/** Stored keys on top of the defaults; anything invalid is ignored. */
export function mergeKeys(stored: unknown): KeyMap {
  if (typeof stored !== 'object' || stored === null) return USUAL_KEYS;
  const known = Object.entries(stored).filter(
    ([name, key]) => SHORTCUTS.some((each) => each === name) && isKey(key),
  );
  return { ...USUAL_KEYS, ...Object.fromEntries(known) };
}

/** Only keys that type a single character: other keys move, confirm or leave, and must keep doing so. */
export function isKey(key: unknown): key is string {
  return typeof key === 'string' && [...key].length === 1 && key.trim() !== '';
}

export function findShortcut(keys: KeyMap, key: string): Shortcut | undefined {
  return SHORTCUTS.find((name) => keys[name] === key.toLowerCase());
}

/** The map with a key given to a shortcut; the shortcut that had it gets the old key, so every key does one thing. */
export function assignKey(keys: KeyMap, name: Shortcut, key: string): KeyMap {
  const wanted = key.toLowerCase();
  const holder = findShortcut(keys, wanted);
  return { ...keys, ...(holder !== undefined && { [holder]: keys[name] }), [name]: wanted };
}

export const keyMap = createStore<KeyMap>(readStored());

function readStored(): KeyMap {
  try {
    return mergeKeys(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // storage may be forbidden or damaged: use the defaults
    return USUAL_KEYS;
  }
}

export function changeKeys(keys: KeyMap): void {
  keyMap.set(keys);
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // without storage they last as long as the page
  }
}
