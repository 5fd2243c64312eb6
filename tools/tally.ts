import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is counted. */
interface TestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts a test run from its report. The run itself counts as one test, of what no single test shows: that
 * coverage is complete, that no error escaped, that there was something to run. It is not judged when tests
 * failed, for Vitest measures no coverage then.
 */
export function tallyOf(report: TestReport, runOk: boolean): Tally {
  const statuses = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length + brokenFiles.length;
  if (failed > 0) return { passed, failed };
  const isRunGood = runOk && passed > 0;
  return { passed: passed + (isRunGood ? 1 : 0), failed: isRunGood ? 0 : 1 };
}

/** Counts the run whose report is in `file`; a run that left none crashed, which is one failure. */
export function readTally(file: string, runOk: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return tallyOf(JSON.parse(readFileSync(file, 'utf8')), runOk);
}

/** The part of Playwright's JSON report that is counted. */
interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Counts the browser tests whose report is in `file`. A run that left none, ran nothing or failed as a whole is one failure. */
export function readBrowserTally(file: string, runOk: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats }: BrowserReport = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && (!runOk || expected === 0) ? 1 : failed };
}
