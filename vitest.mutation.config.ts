// The tests that stryker.kernel.json runs: the kernel's own. Stryker works on a copy of the project whose
// node_modules still links to the original, so the name of the kernel must lead to the copy, faults and all.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '@sitrep/kernel': fileURLToPath(new URL('packages/kernel/src/index.ts', import.meta.url)) },
  },
  // The time is a bound against tests that hang: instrumented code is slow, and a test that runs out of it would pass for a noticed fault.
  test: {
    include: ['packages/kernel/{src,test}/**/*.test.ts'],
    testTimeout: 600_000,
    setupFiles: ['tools/same-examples.ts'],
  },
});
