import { expect, test } from 'vitest';
import { tabsFor } from './slot-tabs.ts';

const tab = (hostiles: number, soldiers = 0) => ({
  isPlain: hostiles + soldiers === 0,
  hasHostiles: hostiles > 0,
  hasSoldiers: soldiers > 0,
});

const PATH = [tab(0, 2), tab(3, 1), tab(1), tab(0), tab(0), tab(0), tab(0), tab(0), tab(1)];

test('every slot has a tab of its own where a thumb can hit them all', () => {
  expect(tabsFor(PATH, 36)).toHaveLength(9);
});

test('where there is no room, plain slots side by side share a tab', () => {
  expect(tabsFor(PATH, 34)).toEqual([[1], [2], [3], [4, 5, 6, 7, 8], [9]]);
});
