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

it.each([
  [{ type: 'rolled', name: 'atack' }, 'name: atack does not exist; did you mean attack?'],
  [{ type: 'frameStepped', step: 'nope' }, 'step: nope does not exist'],
  [{ type: 'framePushed', procedure: 'combt' }, 'procedure: combt does not exist; did you mean combat?'],
  [{ type: 'checked', purpose: 'raly' }, 'purpose: raly does not exist; did you mean rally?'],
])('fails if it says that %j does not happen', (event, reason) => {
  const text = readFileSync(path.join(folder, 'wounded-pair.json'), 'utf8');
  const wrong = JSON.stringify({ ...JSON.parse(text), expect: { noEvents: [event] } });
  expect(runExamples([{ name: 'wrong', text: wrong }], books).failures).toMatchObject([
    { reason: `expect.noEvents.0.${reason}` },
  ]);
});

it('knows the names of pieces, hexes and chits', () => {
  expect(adapter.namesIn(ricePaddy, 'pieces')).toContain('vc-dao');
  expect(adapter.namesIn(keating, 'hexes')).toContain('2233');
  const chits = adapter.namesIn(keating, 'chits');
  expect(chits.length).toBeGreaterThan(0);
  expect(chits).toContain(adapter.nameOf(keating, 'box1', 0));
});
