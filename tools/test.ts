// npm test: the static checks, then every test, those in a browser last, then `N passed, N failed` as the last line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBrowserTests } from './browser-tests.ts';
import { runChecks } from './checks.ts';
import { runTool } from './command.ts';
import { readTally, type Tally } from './tally.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-test-'));

/** Runs a part of the unit tests. */
async function runPart(name: string, vitestArguments: readonly string[]): Promise<Tally> {
  const report = path.join(folder, `${name}.json`);
  const run = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...vitestArguments],
    { live: true },
  );
  return readTally(report, run.ok);
}

const checked = await runChecks();
// Counting branches slows whole games down, and only the kernel's are counted.
const counted = await runPart('kernel', ['--coverage', 'packages/kernel']);
// Modules of games remember nothing (check-state.ts), so their test files may share processes, which spares loading every module
// once a file.
const shared = await runPart('games', ['--no-isolate', '--exclude={packages,apps,bench,tools}/**']);
const apart = await runPart('rest', ['--exclude={packages/kernel,games}/**']);
rmSync(folder, { recursive: true });
const browsed = await runBrowserTests();

const tallies = [checked, counted, shared, apart, browsed];
const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0);
const failed = sum('failed');
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
