import { readFileSync } from 'node:fs';
import type { ExampleAdapter } from '@sitrep/contract';
import type { Content, DuelTypes } from '@sitrep/duel';
import { duelExamples } from '@sitrep/duel/examples';
import { describe, expect, it } from 'vitest';
import { exampleBook } from './adapter.ts';
import { parseExample } from './parse.ts';
import { runExample } from './run.ts';

const deck = new URL('../../../../content/duel-deck/deck.json', import.meta.url);
const spec = readFileSync(new URL('../../../../games/duel/SPEC.md', import.meta.url), 'utf8');
const plain: ExampleAdapter<DuelTypes> = duelExamples(JSON.parse(readFileSync(deck, 'utf8')) as Content);

/** The duel as if stances had ids: examples call `bold` brash. */
const adapter: ExampleAdapter<DuelTypes> = {
  ...plain,
  tokenFields: { ...plain.tokenFields, stance: 'deck' },
  namesIn: (content, zone) => [...plain.namesIn(content, zone), 'brash', 'bold', 'wary'],
  ids: {
    nameOf: (_content, id) => (id === 'bold' ? 'brash' : id),
    idOf: (_content, name) => ({ brash: 'bold', wary: 'wary' })[name],
  },
};

function reasonOf(step: object): string {
  const parsed = parseExample({
    id: 'stances',
    title: 'Stances',
    game: 'duel',
    rules: ['DU-ROUND-01'],
    given: { situation: { at: 'stances' } },
    do: [step, { seat: 1, command: { type: 'stance', stance: 'wary' } }],
    expect: { state: { game: { duellists: { 0: { stance: 'brash' }, 1: { stance: 'wary' } } } } },
  });
  if (!parsed.ok) return JSON.stringify(parsed.problems);
  const result = runExample(parsed.value, exampleBook(adapter, spec));
  return result.ok ? 'passed' : result.reason;
}

describe('ids', () => {
  it('are written and read by name, in options and in commands', () => {
    expect(reasonOf({ seat: 0, option: { stance: 'brash' } })).toBe('passed');
    expect(reasonOf({ seat: 0, command: { type: 'stance', stance: 'brash' } })).toBe('passed');
  });

  it('a name that neither a token nor an id has is missing', () => {
    expect(reasonOf({ seat: 0, command: { type: 'stance', stance: 'bold' } })).toContain(
      'nothing on the table is called bold',
    );
  });
});
