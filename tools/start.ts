// npm start: builds the page if needed, serves it, prints the address and opens a browser where there is one.
import { spawn } from 'node:child_process';
import { serveFolder } from '@sitrep/page-host';
import { buildIfNeeded, builtPage } from './web/build.ts';
import { parseStartOptions, type StartOptions, USAGE } from './web/start-options.ts';

const args = process.argv.slice(2);
const options = parseStartOptions(args);
if (args.includes('--help')) console.log(USAGE);
else if (typeof options === 'string') fail(options);
else await start(options);

async function start({ port, host, isOpening }: StartOptions): Promise<void> {
  try {
    await buildIfNeeded();
    const { address } = await serveFolder(builtPage, port, host);
    console.log(`Sitrep is at ${address} (Ctrl+C ends it)`);
    if (isOpening) openBrowser(address);
  } catch (error) {
    fail(explain(error, port, host));
  }
}

function explain(error: unknown, port: number, host: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is in use; try: npm start -- --port ${port + 1}`;
  if (code === 'EACCES') return `port ${port} may not be used by this user; try: npm start -- --port 5180`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address ${host}`;
  return message;
}

function fail(sentence: string): void {
  console.error(`sitrep: ${sentence}`);
  process.exitCode = 1;
}

/** Only where somebody sits in front of a screen. That it fails is no reason to stop: the address is printed. */
function openBrowser(address: string): void {
  const hasScreen =
    process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (!process.stdout.isTTY || !hasScreen) return;
  const [command, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
