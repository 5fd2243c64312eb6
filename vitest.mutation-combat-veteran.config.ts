// The tests that stryker.combat-veteran.json runs: the game's own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games/combat-veteran/test/**/*.test.ts'],
    // what a fault breaks shows in the first games, and they are played for every fault that nothing else notices
    env: { SITREP_LAW_PART: '0.25' },
    // a bound against tests that hang, not a measure: instrumented code is slow, and so are busy machines
    testTimeout: 600_000,
  },
});
