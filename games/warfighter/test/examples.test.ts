import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anyAdapter, type ExampleAdapter } from '@sitrep/contract';
import { exampleBook, parseExample, runExamples } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { warfighterExamples } from '../src/examples/index.ts';
import type { WarTypes } from '../src/types.ts';
import { modern, ww2 } from './table.ts';

const folder = path.resolve(import.meta.dirname, '../examples');
const adapter: ExampleAdapter<WarTypes> = warfighterExamples([modern, ww2]);
const spec = readFileSync(path.resolve(folder, '../SPEC.md'), 'utf8');
const books = [exampleBook(anyAdapter(adapter), spec)];
const files = globSync('**/*.json', { cwd: folder }).sort();

function read(name: string) {
  return { name, text: readFileSync(path.join(folder, name), 'utf8') };
}

it.each(files)('%s', (name) => {
  const report = runExamples([read(name)], books);
  expect(report.failures).toEqual([]);
});

/** The numbers of the worked examples of the four rulebooks, modern ones first; those in between were never given. */
const NUMBERS = [
  '1-5 7-11 13-17 19-23 25-29 31-35 37-41 43-47 49-53 55-59 61-65 67-71 73-77 79-83 85-89 91-95 97-101',
  '103-107 109-113 115-119 121-186',
  '187-191 193-197 199-203 205-209 211-215 217-221 223-227 229-233 235-239 241-245 247-251 253-257',
  '259-263 265-269 271-275 277-281 283-287 289-293 295-299 301-305 307-311 313-317 319-323 325-383',
]
  .join(' ')
  .split(' ')
  .flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** Numbers stand in the ids of examples and in the notes of their steps. */
function numbersIn(name: string): readonly number[] {
  const parsed = parseExample(read(name).text);
  if (!parsed.ok) return [];
  const texts = [parsed.value.id.toUpperCase(), ...parsed.value.do.map(({ note = '' }) => note)];
  return texts.flatMap((text) => [...text.matchAll(/\bE(\d{3})\b/g)].map(([, digits]) => Number(digits)));
}

it('every worked example of the rulebooks is there', () => {
  const found = new Set(files.flatMap(numbersIn));
  expect(NUMBERS.filter((number) => !found.has(number))).toEqual([]);
  expect([...found].filter((number) => !NUMBERS.includes(number))).toEqual([]);
});

it('the team and the own card in docs/examples.md are taken as they stand there', () => {
  const page = readFileSync(path.resolve(folder, '../../../docs/examples.md'), 'utf8');
  const blocks = [...page.matchAll(/```jsonc\n(.*?)```/gs)].map(([, text = '']) =>
    text.replaceAll(/ \/\/.*/g, ''),
  );
  const [content = '', step = ''] = blocks;
  const example = {
    id: 'documented',
    title: 'What the page shows',
    game: 'warfighter',
    rules: ['WF-BUY-01'],
    expect: { state: { game: { phase: 'setup' } } },
  };
  const own = { ...example, given: { ...JSON.parse(`{${content}}`), setup: 'in-and-out' } };
  const team = {
    ...example,
    id: 'team',
    ruleset: 'ww2',
    given: { setup: { mission: 'house-to-house', objective: 'bunker-clearing' } },
    draws: [{ actionDeck: ['reloading', 'reloading', 'reloading', 'open-fire', 'open-fire'] }],
    do: [JSON.parse(step)],
    expect: { state: { game: { soldiers: [{ skills: ['marksman'], gear: { 2: { attachedTo: 1 } } }] } } },
  };
  const documented = [own, team].map((data) => ({ name: data.id, text: JSON.stringify(data) }));
  expect(runExamples(documented, books)).toEqual({ passed: 2, failed: 0, failures: [] });
});
