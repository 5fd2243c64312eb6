import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anyAdapter, type ExampleAdapter } from '@sitrep/contract';
import { exampleBook, runExamples } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { duelExamples } from '../src/examples.ts';
import type { Content, DuelTypes } from '../src/types.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const adapter: ExampleAdapter<DuelTypes> = duelExamples(
  JSON.parse(read('content/duel-deck/deck.json')) as Content,
);
const books = [exampleBook(anyAdapter(adapter), read('games/duel/SPEC.md'))];
const files = globSync('games/duel/examples/*.json', { cwd: root }).sort();

it('there are examples', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

it.each(files)('%s', (file) => {
  const report = runExamples([{ name: file, text: read(file) }], books);
  expect(report.failures).toEqual([]);
});

it('the example in docs/examples.md runs as it stands there', () => {
  const blocks = [...read('docs/examples.md').matchAll(/```json\n(.*?)```/gs)];
  const documented = blocks.map(([, text = ''], index) => ({ name: `block ${index}`, text }));
  expect(runExamples(documented, books)).toEqual({ passed: 1, failed: 0, failures: [] });
});
