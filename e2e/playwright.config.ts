import { defineConfig } from '@playwright/test';
import { withLuck } from './pages/address.ts';

/** Root needs --no-sandbox; the rest keeps the browser from calling home and makes pictures repeatable. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Started by tools/browser-tests.ts, which finds the browser and serves the page. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  retries: 0,
  // bounds against tests that hang, not measures: busy machines are slow
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../reports/e2e',
  use: {
    baseURL: withLuck(process.env.SITREP_PAGE),
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // only the test of it needs one: it would fetch the whole page for every test
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: FLAGS },
  },
});
