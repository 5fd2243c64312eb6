import { expect, test } from '@playwright/test';
import { dealGame, playDealt } from './pages/dealt-game.ts';

// All sizes, more games and more questions: npm run prove -- tables
for (const number of [0, 1, 2])
  test(`game ${number} as dealt: all can be read and reached at every question`, async ({ page }) => {
    expect(await playDealt(page, dealGame(number), 5)).toBe(5);
  });
