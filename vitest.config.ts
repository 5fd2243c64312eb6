import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/{src,test}/**/*.test.ts', '{bench,tools}/**/*.test.ts'],
    setupFiles: ['tools/same-examples.ts'],
    maxWorkers: 2,
    // a bound against tests that hang, not a measure: busy machines are slow
    testTimeout: 600_000,
    coverage: {
      // every branch of the kernel is a promise to every game, so each one is run by some test
      include: ['packages/kernel/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
  },
});
