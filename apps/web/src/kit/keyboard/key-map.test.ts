import { expect, it } from 'vitest';
import { assignKey, findShortcut, isKey, keysFor, SHORTCUTS, tableShortcuts } from './key-map.ts';

const usual = keysFor(SHORTCUTS, {});
const Board = () => undefined;

it('gives every shortcut a key of its own', () => {
  expect(new Set(Object.values(usual)).size).toBe(SHORTCUTS.length);
});

it('finds shortcuts whatever the case', () => {
  expect(findShortcut(usual, 'Z')).toBe('undo');
  expect(findShortcut(usual, 'Enter')).toBeUndefined();
});

it('lets no key do two things: the shortcut that had it gets the old key', () => {
  const keys = assignKey(usual, 'undo', 'R');
  expect(keys.undo).toBe('r');
  expect(keys.readThreats).toBe('z');
  expect(new Set(Object.values(keys)).size).toBe(SHORTCUTS.length);
});

it('makes room for a key that was given before a game brought its own', () => {
  const own = [...SHORTCUTS, { name: 'nextStack', key: 'n' }];
  const keys = keysFor(own, { undo: 'n' });
  expect([keys.undo, keys.nextStack]).toEqual(['n', 'z']);
  expect(keysFor(own, keys)).toEqual(keys);
});

it('leaves to a page what it does in its own way, and says nothing of hands where there are none', () => {
  const names = tableShortcuts({ Board, keys: [{ name: 'board', key: 'b' }] }).map(({ name }) => name);
  expect(names).not.toContain('board');
  expect(names).not.toContain('readHand');
  expect(tableShortcuts({ Board, readHand: () => [] })).toEqual(SHORTCUTS);
});

it.each([undefined, { undo: 'Enter' }, { undo: 7 }, { nonsense: 'x' }])(
  'leaves strange stored keys out: %j',
  (stored) => {
    expect(keysFor(SHORTCUTS, stored)).toEqual(usual);
  },
);

it.each([
  ['é', true],
  ['Tab', false],
  [' ', false],
])('%j can be given: %s', (key, isGood) => {
  expect(isKey(key)).toBe(isGood);
});
