// One scenario of the proof of scenarios, played in a browser of its own beside others.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { serveFolder } from '@sitrep/page-host';
import { chromiumEnv } from '../chromium.ts';
import { runTool } from '../command.ts';
import { builtPage } from '../web/build.ts';
import { serve } from './in-parallel.ts';

export interface ScenarioTask {
  /** The title of a test of e2e/scenarios. */
  readonly title: string;
}

export interface ScenarioRow {
  readonly title: string;
  /** How it ended, if it did as it should. */
  readonly end?: string;
}

/** The part of Playwright's JSON report that is read. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
  }[];
}

async function play({ title }: ScenarioTask): Promise<ScenarioRow> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-scenario-'));
  const report = path.join(folder, 'report.json');
  const { server, address } = await serveFolder(builtPage, 0, '127.0.0.1');
  try {
    const env = { ...chromiumEnv(), SITREP_PAGE: address, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const options = ['--config', 'e2e/scenarios/playwright.config.ts', '--reporter', 'line,json'];
    const place = ['--output', path.join(folder, 'faults')];
    const { ok, output } = await runTool('playwright', ['test', ...options, ...place, '--grep', title], {
      env,
    });
    if (!ok) console.error(output);
    const [end] = ok ? endsIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
    return { title, ...(end !== undefined && { end }) };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

function endsIn({ suites = [], specs = [] }: Suite): readonly string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const own = annotations.flatMap(({ type, description }) => (type === 'end' ? (description ?? []) : []));
  return [...own, ...suites.flatMap(endsIn)];
}

await serve(parentPort, play);
