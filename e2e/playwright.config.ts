import { defineConfig } from '@playwright/test';
import { withLuck } from './pages/address.ts';

const { CHROMIUM_PATH = '', CHROMIUM_FLAGS = '' } = process.env;

/** They make pictures repeatable. */
const PICTURE_FLAGS = ['--font-render-hinting=none', '--force-color-profile=srgb'];

/** Started by tools/browser-tests.ts, which finds the browser and serves the page. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  // tests of one file share nothing, and the last file should not keep one worker waiting
  fullyParallel: true,
  retries: 0,
  // these only stop tests that hang; busy machines are slow
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // named at the end, for whoever makes the run faster
  reportSlowTests: { max: 15, threshold: 15_000 },
  outputDir: '../reports/e2e',
  use: {
    baseURL: withLuck(process.env.SITREP_PAGE),
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // it would fetch the whole page for every test, and only its own test needs it
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS.split(' '), ...PICTURE_FLAGS],
    },
  },
});
