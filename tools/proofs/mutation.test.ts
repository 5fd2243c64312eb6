import { expect, test } from 'vitest';
import { filesOf, judgeMutants } from './mutation.ts';

const least = 80;

function mutants(...statuses: string[]) {
  return { files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } };
}

test('the score is what was noticed of what could be', () => {
  const result = judgeMutants(mutants('Killed', 'Killed', 'Killed', 'Timeout', 'Survived', 'Ignored'), {
    least,
  });
  expect(result.ok).toBe(true);
  expect(result.figures).toContainEqual(['score', '80.0 % (at least 80 %)']);
});

test.each([
  ['a mutant without a test', mutants('Killed', 'Killed', 'Killed', 'NoCoverage')],
  ['no mutant at all', mutants()],
])('%s can fail the proof', (_, report) => {
  expect(judgeMutants(report, { least }).ok).toBe(false);
});

/** Functions of two lines; in each, this many mutants are noticed and this many are not. */
function functions(...found: readonly (readonly [noticed: number, missed: number])[]) {
  const source = found.map((_, index) => `function f${index}() {\n}`).join('\n');
  const list = found.flatMap(([noticed, missed], index) =>
    Array.from({ length: noticed + missed }, (_, at) => ({
      status: at < noticed ? 'Killed' : 'Survived',
      location: { start: { line: 2 * index + 2 } },
    })),
  );
  return { files: { 'a.ts': { source, mutants: list } } };
}

test.each([
  // As good in each function as in the others: a sample of functions says it all.
  ['functions that are alike', functions([3, 1], [6, 2], [3, 1]), '75.0 ± 0.0 % (at least 80 %)'],
  // p = 1/2, squares 4 · 4, of 16: sqrt(4/5 · 16 · 4/3 / 256) · 1.96.
  ['functions that differ', functions([4, 0], [0, 4], [4, 0], [0, 4]), '50.0 ± 50.6 % (at least 80 %)'],
])('a sample of %s has its interval', (_, report, score) => {
  const { figures } = judgeMutants(report, { least, oneIn: 5 });
  expect(figures).toContainEqual(['score', score]);
  expect(figures).toContainEqual(['sample', 'one in 5 top-level statements']);
});

test('faults are put into the files that a configuration names, and no others', () => {
  const files = filesOf('stryker.warfighter.json');
  expect(files).toContain('games/warfighter/src/view.ts');
  expect(files.some((file) => file.includes('/messages/') || file.endsWith('.test.ts'))).toBe(false);
});
