import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../../command.ts';

/** The part of Vitest's report that is read. */
interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface TestRun {
  readonly passed: number;
  /** The names of tests that failed. A file that cannot even be read has none. */
  readonly failed: readonly string[];
}

/** Runs test files of a project; of their tests only those whose names contain a text, if it is given. */
export async function runTests(folder: string, files: readonly string[], only?: string): Promise<TestRun> {
  const report = path.join(folder, 'reports/planted.json');
  rmSync(report, { force: true });
  const named = only === undefined ? [] : ['-t', only];
  await runTool(
    'vitest',
    ['run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...named, ...files],
    { cwd: folder },
  );
  if (!existsSync(report)) return { passed: 0, failed: [] };
  const { testResults }: TestReport = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: results.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
  };
}
