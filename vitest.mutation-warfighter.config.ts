// The tests that stryker.warfighter.json runs: the game's own, except for whole random campaigns, which take most of the
// time and tell only that something is wrong somewhere.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games/warfighter/test/**/*.test.ts'],
    exclude: ['**/campaign-flow.test.ts'],
    // a bound against tests that hang, not a measure: instrumented code is slow, and so are busy machines
    testTimeout: 600_000,
  },
});
