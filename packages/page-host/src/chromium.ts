import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** How every Chromium is started: root needs --no-sandbox, and the rest keeps it from calling home. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is: where `CHROMIUM_PATH` says, in the usual places, or where Playwright has put one. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const said = env.CHROMIUM_PATH;
  if (said !== undefined) return existsSync(said) ? said : undefined;
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/** Starts a Chromium that nobody sees. The caller closes it. */
export function startChromium(executablePath: string) {
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}
