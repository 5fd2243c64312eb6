// The tests that stryker.warfighter.json runs: the game's own, except for whole random campaigns, which take most of the
// time and tell only that something is wrong somewhere.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games/warfighter/test/**/*.test.ts'],
    exclude: ['**/campaign-flow.test.ts'],
    // what a fault breaks shows in the first games, and they are played for every fault that nothing else notices
    env: { SITREP_LAW_PART: '0.25' },
    // a bound against tests that hang, not a measure: instrumented code is slow, and so are busy machines
    testTimeout: 600_000,
  },
});
