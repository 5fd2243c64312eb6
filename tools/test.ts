// npm test: the static checks, then every test, those in a browser last, then `N passed, N failed` as the last line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBrowserTests } from './browser-tests.ts';
import { runChecks } from './checks.ts';
import { runTool } from './command.ts';
import { readTally } from './tally.ts';

const checked = await runChecks();
const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-test-'));
const report = path.join(folder, 'report.json');
const run = await runTool(
  'vitest',
  ['run', '--coverage', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { live: true },
);
const tested = readTally(report, run.ok);
rmSync(folder, { recursive: true });
const browsed = await runBrowserTests();

const failed = checked.failed + tested.failed + browsed.failed;
console.log(`${checked.passed + tested.passed + browsed.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
