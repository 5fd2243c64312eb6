// The tests that stryker.warfighter.json runs: the game's own, except for whole random campaigns, which take most of the
// time and tell only that something is wrong somewhere; and those of its advice, which need the packs.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games/warfighter/test/**/*.test.ts', 'tools/advice.test.ts'],
    exclude: ['**/campaign-flow.test.ts'],
    testTimeout: 60_000,
  },
});
