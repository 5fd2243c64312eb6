// node tools/browser-tests.ts [arguments for Playwright]: serves the built page and runs the tests in a real browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Served, serveFolder } from '@sitrep/page-host';
import { chromiumEnv } from './chromium.ts';
import { runTool } from './command.ts';
import { isProgram } from './project.ts';
import { readBrowserTally, type Tally } from './tally.ts';
import { buildIfNeeded, builtPage, pseudoPage } from './web/build.ts';

/** Runs them all, or those that the arguments name. A missing browser or page is one failure, said in one line. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-e2e-'));
  const report = path.join(folder, 'report.json');
  try {
    const browser = chromiumEnv();
    const page = await servePage(builtPage);
    const pseudo = await servePage(pseudoPage);
    const env = {
      ...browser,
      SITREP_PAGE: page.address,
      SITREP_PSEUDO_PAGE: pseudo.address,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const options = ['--config', 'e2e/playwright.config.ts', '--reporter', 'line,json'];
    const { ok } = await runTool('playwright', ['test', ...options, ...args], { live: true, env });
    for (const { server } of [page, pseudo]) server.close();
    return readBrowserTally(report, ok);
  } catch (error) {
    console.log(`browser tests: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function servePage(folder: string): Promise<Served> {
  await buildIfNeeded(folder);
  return serveFolder(folder, 0, '127.0.0.1');
}

if (isProgram(import.meta.filename)) {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
