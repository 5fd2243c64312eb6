import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Whole scenarios, played by the proof `scenarios`, one at a time. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'scenarios.ts',
  timeout: 2_400_000,
});
