import { expect, test } from 'vitest';
import { judgeMutants } from './mutation.ts';

function mutants(...statuses: string[]) {
  return { files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } };
}

test('the score is what was noticed of what could be', () => {
  const result = judgeMutants(mutants('Killed', 'Killed', 'Killed', 'Timeout', 'Survived', 'Ignored'));
  expect(result.ok).toBe(true);
  expect(result.figures).toContainEqual(['score', '80.0 % (at least 80 %)']);
});

test.each([
  ['a mutant without a test', mutants('Killed', 'Killed', 'Killed', 'NoCoverage')],
  ['no mutant at all', mutants()],
])('%s can fail the proof', (_, report) => {
  expect(judgeMutants(report).ok).toBe(false);
});
