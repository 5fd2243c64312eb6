import { readFileSync } from 'node:fs';
import { anyAdapter, type ExampleAdapter } from '@sitrep/contract';
import type { Content, DuelTypes } from '@sitrep/duel';
import { duelExamples } from '@sitrep/duel/examples';
import { describe, expect, it } from 'vitest';
import { exampleBook } from './adapter.ts';
import { findChanges } from './changes.ts';
import { runExamples } from './run.ts';

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const adapter: ExampleAdapter<DuelTypes> = duelExamples(
  JSON.parse(file('content/duel-deck/deck.json')) as Content,
);
const books = [exampleBook(anyAdapter(adapter), file('games/duel/SPEC.md'))];

const blow = {
  id: 'blow',
  title: 'A blow that hits',
  game: 'duel',
  rules: ['DU-ATK-03'],
  given: { situation: { duellists: [{ strength: 3, hand: ['jab'] }, { hand: ['parry'] }] } },
  dice: [{ strike: 4 }],
  do: [
    { seat: 0, option: { type: 'attack' } },
    { note: 'lets it come', option: { type: 'pass' } },
  ],
  expect: { state: { game: { duellists: { 1: { health: 4 } } } } },
};

function traceOf(changes: object) {
  const report = runExamples(
    [{ name: 'x.json', text: JSON.stringify({ ...blow, ...changes }) }],
    books,
    true,
  );
  return report.traces?.[0];
}

describe('a traced example', () => {
  it('tells what each step met and what came of it, with names', () => {
    const trace = traceOf({});
    expect(trace).toMatchObject({ id: 'blow', title: 'A blow that hits' });
    expect(trace).not.toHaveProperty('reason');
    expect(trace?.steps.map(({ step, does }) => `${step} ${does}`)).toEqual([
      '0 given',
      '1 seat 0, option {"type":"attack"}',
      '2 lets it come, option {"type":"pass"}',
    ]);
    const [, , pass] = trace?.steps ?? [];
    expect(pass).toMatchObject({
      decision: { name: 'parryChance', kind: 'window', about: { card: 'jab' } },
      offered: [{ seat: 1, options: [{ type: 'pass' }, { type: 'parry', card: 'parry' }] }],
      luck: ['strike 4'],
    });
    expect(pass?.events.map(({ type }) => type)).toEqual(['rolled', 'struck', 'moved']);
    expect(pass?.changes).toContainEqual({ path: 'game.duellists.1.health', from: 5, to: 4 });
    expect(pass?.changes).toContainEqual({ path: 'zones.table.tokens', from: ['jab'], to: [] });
  });

  it('tells a refusal that was expected', () => {
    const refusal = { code: 'UNHURT', rule: 'DU-ACT-03' };
    const trace = traceOf({
      do: [{ seat: 0, command: { type: 'breathe' }, expect: { refusal } }],
      dice: [],
      expect: {},
    });
    expect(trace?.steps[1]).toMatchObject({ refusal, events: [], changes: [] });
  });

  it('stops where it fails, and says so there', () => {
    const trace = traceOf({ dice: [] });
    expect(trace?.steps).toHaveLength(3);
    expect(trace?.steps[2]?.failure).toMatch(/no die is left for strike$/);
    expect(trace?.reason).toBe(trace?.steps[2]?.failure);
  });

  it('tells what is wrong at the end, too', () => {
    const trace = traceOf({ expect: { outcome: { result: 'draw' } } });
    expect(trace?.steps.every(({ failure }) => failure === undefined)).toBe(true);
    expect(trace?.reason).toMatch(/^at the end: outcome/);
  });

  it('is not there unless it is asked for', () => {
    expect(runExamples([{ name: 'x.json', text: JSON.stringify(blow) }], books)).not.toHaveProperty('traces');
  });
});

describe('changes', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: { c: [1, 2] } }, { a: 2, b: { c: [1] } }, ['a 1 2', 'b.c [1,2] [1]']],
    [[{ x: 1 }], [{ x: 1 }, { x: 2 }], ['1 undefined {"x":2}']],
    [{ a: [] }, { a: [{ x: 1 }] }, ['a.0 undefined {"x":1}']],
  ])('%j to %j', (from, to, changes) => {
    const found = findChanges(from, to);
    expect(
      found.map((change) => `${change.path} ${JSON.stringify(change.from)} ${JSON.stringify(change.to)}`),
    ).toEqual(changes);
  });
});
