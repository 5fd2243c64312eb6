import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveFolder } from '@sitrep/page-host';
import { launchChromium } from '../chromium.ts';
import { buildIfNeeded, builtPage } from '../web/build.ts';
import type { Proof, ProofResult } from './proof.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>;

const FRAMES = 120;
const VIEWPORT = { width: 1440, height: 900 };

/** Notes how long each frame took, until it is read. */
const WATCH = `(() => {
  const frames = [];
  let last = performance.now();
  const note = (now) => { frames.push(now - last); last = now; requestAnimationFrame(note); };
  requestAnimationFrame(note);
  window.readFrames = () => frames.splice(0).slice(2);
})()`;

async function run(): Promise<ProofResult> {
  await buildIfNeeded();
  const { server, address } = await serveFolder(builtPage, 0, '127.0.0.1');
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: VIEWPORT, baseURL: address });
  const first = await openMap(page);
  await page.evaluate(WATCH);
  const panned = await framesOf(page, (step) => page.mouse.move(500 + ((step * 7) % 300), 450));
  const zoomed = await framesOf(page, (step) => page.mouse.wheel(0, step % 40 < 20 ? -60 : 60), false);
  const counters = await page.locator('[data-stack]').count();
  await browser.close();
  server.close();
  return {
    ok: panned.length > 0 && zoomed.length > 0,
    figures: [
      ['stacks on the map', counters],
      ['panning, 95 of 100 frames within, in ms (aim: 25)', percentile(panned)],
      ['zooming, 95 of 100 frames within, in ms (aim: 25)', percentile(zoomed)],
      ['from the start of a match to its map, in ms', first],
      ['all scripts of the page, in KB gzip', scriptsInKb()],
    ],
  };
}

/** The time from pressing Start to the first picture of the map. */
async function openMap(page: Page): Promise<number> {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await page.locator('main button[class*="strong"]').click({ trial: true });
  const start = performance.now();
  await page.locator('main button[class*="strong"]').click();
  await page.locator('[data-stack]').first().waitFor();
  const taken = performance.now() - start;
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('[data-option]').first().waitFor();
  return Math.round(taken);
}

async function framesOf(
  page: Page,
  move: (step: number) => Promise<void>,
  isDrag = true,
): Promise<readonly number[]> {
  await page.mouse.move(500, 450);
  if (isDrag) await page.mouse.down();
  await page.evaluate('readFrames()');
  for (let step = 0; step < FRAMES; step += 1) await move(step);
  const frames = await page.evaluate<readonly number[]>('readFrames()');
  if (isDrag) await page.mouse.up();
  return frames;
}

function percentile(frames: readonly number[]): number {
  return Math.round(frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? 0);
}

function scriptsInKb(): number {
  const folder = path.join(builtPage, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytes = scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(folder, name))).length,
    0,
  );
  return Math.round(bytes / 1000);
}

export const mapFrames: Proof = {
  name: 'map-frames',
  claim:
    'How smoothly the whole map of the Rice Paddy with all counters moves and zooms in Chromium with software rendering. Reported, not judged: it depends on the machine.',
  run,
};
