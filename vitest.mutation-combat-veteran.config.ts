// The tests that stryker.combat-veteran.json runs: the game's own, except for whole random games under laws, which take most
// of the time and tell only that something is wrong somewhere.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games/combat-veteran/test/**/*.test.ts'],
    exclude: ['**/laws/**'],
    testTimeout: 60_000,
  },
});
