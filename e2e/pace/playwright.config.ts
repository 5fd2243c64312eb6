import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Whole missions whose clicks are timed, played by the proof `pace`, one at a time. */
export default defineConfig({ ...base, testDir: '.', testMatch: 'pace.ts' });
