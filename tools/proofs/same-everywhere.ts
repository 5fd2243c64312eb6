import path from 'node:path';
import { build } from 'vite';
import { launchChromium } from '../chromium.ts';
import { root } from '../project.ts';
import type { Proof, ProofResult } from './proof.ts';
import { type Hashes, measure } from './same-everywhere-probe.ts';

/** The probe with all it imports, as one script that puts its exports into the variable `probe`. */
async function bundleProbe(): Promise<string> {
  const entry = path.join(root, 'tools/proofs/same-everywhere-probe.ts');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'probe' } },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('the bundler made nothing of the probe');
  return output.output[0].code;
}

async function measureInChromium(): Promise<{ hashes: Hashes; version: string }> {
  const code = await bundleProbe();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    return { hashes: await page.evaluate<Hashes>('probe.measure()'), version: browser.version() };
  } finally {
    await browser.close();
  }
}

async function run(): Promise<ProofResult> {
  const here = measure();
  const { hashes: there, version } = await measureInChromium();
  const rows = Object.entries(here).map(([what, hash]) => ({ what, hash, other: there[what] }));
  return {
    ok: rows.length > 0 && rows.every(({ hash, other }) => hash === other),
    figures: [
      ['Node', process.versions.node],
      ['Chromium', version],
      ...rows.map(
        ({ what, hash, other }) => [what, hash === other ? hash : `${hash}, but ${other}`] as const,
      ),
    ],
  };
}

export const sameEverywhere: Proof = {
  name: 'same-everywhere',
  claim: 'The engine gives the same results in Node and in Chromium, shown by hashes.',
  run,
};
