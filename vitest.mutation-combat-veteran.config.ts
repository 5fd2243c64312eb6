// The tests that stryker.combat-veteran.json runs: the game's own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['games/combat-veteran/test/**/*.test.ts'], testTimeout: 60_000 },
});
