import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readBrowserTally, readTally, tallyOf } from './tally.ts';
import { withProject } from './temp-project.ts';

function report(...files: [status: string, ...tests: string[]][]) {
  const testResults = files.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((result) => ({ status: result })),
  }));
  return { testResults };
}

describe('tallyOf', () => {
  it('counts a good run as one more', () => {
    expect(tallyOf(report(['passed', 'passed', 'passed']), true)).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a run that failed without a failed test, as for want of coverage', () => {
    expect(tallyOf(report(['passed', 'passed']), false)).toEqual({ passed: 1, failed: 1 });
  });

  it('does not judge the run when tests failed', () => {
    expect(tallyOf(report(['failed', 'passed', 'failed'], ['passed', 'passed']), false)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded', () => {
    expect(tallyOf(report(['failed'], ['passed', 'passed']), false)).toEqual({ passed: 1, failed: 1 });
  });

  it('takes a run of nothing for a failure', () => {
    expect(tallyOf(report(), true)).toEqual({ passed: 0, failed: 1 });
  });
});

test('a run that left no report failed', () => {
  expect(readTally('/no/such/report.json', true)).toEqual({ passed: 0, failed: 1 });
});

test('a report is read from its file', async () => {
  const files = { 'report.json': JSON.stringify(report(['passed', 'passed'])) };
  const tally = await withProject(files, (folder) => readTally(path.join(folder, 'report.json'), true));
  expect(tally).toEqual({ passed: 2, failed: 0 });
});

describe('readBrowserTally', () => {
  const read = (stats: object, runOk: boolean) =>
    withProject({ 'report.json': JSON.stringify({ stats }) }, (folder) =>
      readBrowserTally(path.join(folder, 'report.json'), runOk),
    );

  it('counts what went as expected and what did not', async () => {
    expect(await read({ expected: 5, unexpected: 2, flaky: 1 }, false)).toEqual({ passed: 5, failed: 3 });
    expect(await read({ expected: 5, unexpected: 0, flaky: 0 }, true)).toEqual({ passed: 5, failed: 0 });
  });

  it('takes a run of nothing, or one that failed as a whole, for a failure', async () => {
    expect(await read({ expected: 0, unexpected: 0, flaky: 0 }, true)).toEqual({ passed: 0, failed: 1 });
    expect(await read({ expected: 5, unexpected: 0, flaky: 0 }, false)).toEqual({ passed: 5, failed: 1 });
    expect(readBrowserTally('/no/such/report.json', true)).toEqual({ passed: 0, failed: 1 });
  });
});
