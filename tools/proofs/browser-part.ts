import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '@sitrep/page-host';
import { chromiumEnv } from '../chromium.ts';
import { runTool } from '../command.ts';
import { builtPage } from '../web/build.ts';

/** The part of Playwright's JSON report that is read. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
  }[];
}

/** Runs one test in a browser of its own; returns how it ended by its own words, or nothing if it failed. */
export async function endOfTest(config: string, title: string): Promise<string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-part-'));
  const report = path.join(folder, 'report.json');
  const { server, address } = await serveFolder(builtPage, 0, '127.0.0.1');
  try {
    const env = { ...chromiumEnv(), SITREP_PAGE: address, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const options = ['--config', config, '--reporter', 'line,json'];
    const place = ['--output', path.join(folder, 'faults')];
    const { ok, output } = await runTool('playwright', ['test', ...options, ...place, '--grep', title], {
      env,
    });
    if (!ok) console.error(output);
    return ok ? endsIn(JSON.parse(readFileSync(report, 'utf8')))[0] : undefined;
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
