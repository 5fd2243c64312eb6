import { expect, it } from 'vitest';
import { assignKey, findShortcut, isKey, mergeKeys, SHORTCUTS, USUAL_KEYS } from './key-map.ts';

it('gives every shortcut a key of its own', () => {
  expect(new Set(Object.values(USUAL_KEYS)).size).toBe(SHORTCUTS.length);
});

it('finds shortcuts whatever the case', () => {
  expect(findShortcut(USUAL_KEYS, 'U')).toBe('undo');
  expect(findShortcut(USUAL_KEYS, 'Enter')).toBeUndefined();
});

it('lets no key do two things: the shortcut that had it gets the old key', () => {
  const keys = assignKey(USUAL_KEYS, 'undo', 'T');
  expect(keys.undo).toBe('t');
  expect(keys.readThreats).toBe('u');
  expect(new Set(Object.values(keys)).size).toBe(SHORTCUTS.length);
});

it.each([undefined, { undo: 'Enter' }, { undo: 7 }, { nonsense: 'x' }])(
  'leaves strange stored keys out: %j',
  (stored) => {
    expect(mergeKeys(stored)).toEqual(USUAL_KEYS);
  },
);

it.each([
  ['é', true],
  ['Tab', false],
  [' ', false],
])('%j can be given: %s', (key, isGood) => {
  expect(isKey(key)).toBe(isGood);
});
