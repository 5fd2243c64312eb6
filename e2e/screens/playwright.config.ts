import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Pictures of every screen, taken by the proof `screens`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'screens.ts',
  timeout: 900_000,
  outputDir: '../../reports/screens',
  // as a visitor finds it
  use: { ...base.use, baseURL: process.env.SITREP_PAGE ?? '' },
});
