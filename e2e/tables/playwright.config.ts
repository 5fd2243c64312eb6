import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Tables of many games and sizes, looked at by the proof `tables`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'tables.ts',
  timeout: 900_000,
});
