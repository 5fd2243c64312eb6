import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anyAdapter, type ExampleAdapter } from '@sitrep/contract';
import { exampleBook, runExamples } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import type { CvTypes } from '../src/cv-types.ts';
import { combatVeteranExamples } from '../src/examples/index.ts';
import { keating, ricePaddy } from './contents.ts';

const folder = path.resolve(import.meta.dirname, '../examples');
const adapter: ExampleAdapter<CvTypes> = combatVeteranExamples({ 'rice-paddy': ricePaddy, keating });
const spec = readFileSync(path.resolve(folder, '../SPEC.md'), 'utf8');
const books = [exampleBook(anyAdapter(adapter), spec)];
const files = globSync('*.json', { cwd: folder }).sort();

it.each(files)('%s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  expect(runExamples([{ name, text }], books).failures).toEqual([]);
});

it('knows the names of pieces, hexes and chits', () => {
  expect(adapter.namesIn(ricePaddy, 'pieces')).toContain('vc-dao');
  expect(adapter.namesIn(keating, 'hexes')).toContain('2233');
  const chits = adapter.namesIn(keating, 'chits');
  expect(chits.length).toBeGreaterThan(0);
  expect(chits).toContain(adapter.nameOf(keating, 'box1', 0));
});
