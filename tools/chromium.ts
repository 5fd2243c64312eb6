import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_FLAGS, findChromium, startChromium } from '@sitrep/page-host';
import { root } from './project.ts';

/** Starts a Chromium, fetching one first if there is none. The caller closes it. */
export function launchChromium() {
  return startChromium(getChromium());
}

/** What `e2e/playwright.config.ts` needs to know to start one. */
export function chromiumEnv() {
  return { CHROMIUM_PATH: getChromium(), CHROMIUM_FLAGS: CHROMIUM_FLAGS.join(' ') };
}

/** Where a Chromium is, fetched first if there is none. Throws one line that says what to do. */
export function getChromium(): string {
  return findChromium() ?? fetchChromium();
}

/** The system's package if we may install it, otherwise Playwright's own download. */
function fetchChromium(): string {
  if (isDebianRoot()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (findChromium() === undefined) {
    run(process.execPath, [path.join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  }
  const found = findChromium();
  if (found === undefined)
    throw new Error('no Chromium was found or could be fetched; install one, or set CHROMIUM_PATH');
  return found;
}

/** Debian proper: on Ubuntu the package is an empty one that points elsewhere. */
function isDebianRoot(): boolean {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

function run(command: string, args: readonly string[]): void {
  console.error(`browser: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
