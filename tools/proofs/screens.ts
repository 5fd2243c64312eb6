import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '@sitrep/page-host';
import { chromiumEnv } from '../chromium.ts';
import { runTool } from '../command.ts';
import { root } from '../project.ts';
import { buildIfNeeded, builtPage } from '../web/build.ts';
import type { Proof, ProofResult } from './proof.ts';

async function run(): Promise<ProofResult> {
  await buildIfNeeded();
  const { server, address } = await serveFolder(builtPage, 0, '127.0.0.1');
  const env = { ...chromiumEnv(), SITREP_PAGE: address };
  const args = ['test', '--config', 'e2e/screens/playwright.config.ts', '--reporter', 'line'];
  const { ok } = await runTool('playwright', args, { live: true, env });
  server.close();
  const sizes = globSync('docs/screens/*-{desktop,phone}-*.webp', { cwd: root }).map(
    (file) => statSync(path.join(root, file)).size,
  );
  return {
    ok: ok && sizes.length > 0,
    figures: [
      ['pictures', sizes.length],
      ['largest, in KB', Math.ceil(Math.max(0, ...sizes) / 1000)],
    ],
  };
}

export const screens: Proof = {
  name: 'screens',
  claim:
    'Every screen fits 1440×900 and 390×844 in both themes and three languages: nothing scrolls sideways, no label is clipped. The pictures are under docs/screens.',
  run,
};
