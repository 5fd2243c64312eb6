import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExampleAdapter } from '@sitrep/contract';
import { exampleBook, parseExample, runExample } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { warfighterExamples } from '../src/examples/index.ts';
import type { WarTypes } from '../src/types.ts';
import { modern, ww2 } from './table.ts';

const adapter: ExampleAdapter<WarTypes> = warfighterExamples([modern, ww2]);
const book = exampleBook(adapter, readFileSync(path.resolve(import.meta.dirname, '../SPEC.md'), 'utf8'));

/** What is wrong with an example in which nothing is done and this is said not to happen. */
function reasonOf(event: object, expectation: object = { noEvents: [event] }, changes: object = {}): string {
  const parsed = parseExample({
    id: 'quiet',
    title: 'Nothing happens',
    game: 'warfighter',
    rules: ['WF-BUY-01'],
    given: { setup: 'in-and-out' },
    expect: expectation,
    ...changes,
  });
  if (!parsed.ok) return JSON.stringify(parsed.problems);
  const result = runExample(parsed.value, book);
  return result.ok ? 'passed' : result.reason;
}

const EAST = {
  ruleset: 'ww2',
  given: { setup: { mission: 'frozen-front', objective: 'field-kitchen' } },
};

it.each([
  [{ type: 'attackRolled', mode: 'sniff' }, 'mode: sniff does not exist'],
  [{ type: 'attackRolled', mode: 'semmi' }, 'mode: semmi does not exist; did you mean semi?'],
  [{ type: 'actionSpent', act: 'atack' }, 'act: atack does not exist; did you mean attack?'],
  [{ type: 'hostileRolled', result: 'wond' }, 'result: wond does not exist'],
  [{ type: 'hostileRolled', result: 'supress' }, 'result: supress does not exist; did you mean suppress?'],
  [{ type: 'rolled', name: 'hostle' }, 'name: hostle does not exist; did you mean hostile?'],
  [{ type: 'rolled', stream: 'dise' }, 'stream: dise does not exist; did you mean dice?'],
  [{ type: 'frameStepped', step: 'nope' }, 'step: nope does not exist'],
  [{ type: 'framePushed', step: 'strat' }, 'step: strat does not exist; did you mean start?'],
  [{ type: 'framePushed', procedure: 'atack' }, 'procedure: atack does not exist; did you mean attack?'],
  [{ type: 'ammoDropped', pile: { ammo: '5.65' } }, /^expect\.noEvents\.0\.pile\.ammo: 5\.65 does not exist/],
  [{ type: 'memberEnlisted', member: 'hernndez' }, /^expect\.noEvents\.0\.member: hernndez does not exist/],
  [{ type: 'missionBooked', returned: ['nobody'] }, 'returned.0: nobody does not exist'],
  // Without its type it is looked for in every event that has such a field.
  [{ mode: 'semmi' }, 'mode: semmi does not exist; did you mean semi?'],
])('no event can be %j', (event, reason) => {
  const found = reasonOf(event);
  if (typeof reason === 'string') expect(found).toBe(`expect.noEvents.0.${reason}`);
  else expect(found).toMatch(reason);
  expect(reasonOf(event, { events: [event] })).toBe(found.replace('noEvents', 'events'));
});

it.each(['hardyGained', 'hardySpent', 'environmentRolled'])('%s has a climate that a card prints', (type) => {
  expect(reasonOf({ type, climate: 'warm' }, undefined, EAST)).toBe(
    'expect.noEvents.0.climate: warm does not exist',
  );
  expect(reasonOf({ type, climate: 'Cold' }, undefined, EAST)).toBe('passed');
});

it('counters against a climate are those of one that a card prints', () => {
  const holding = (hardy: object) => ({ state: { game: { soldiers: { 0: { hardy } } } } });
  expect(reasonOf({}, holding({ Colt: null }), EAST)).toBe(
    'expect.state.game.soldiers.0.hardy.Colt: there is no such field; did you mean Cold?',
  );
});

it.each([
  { type: 'attackRolled', mode: 'explosion' },
  { type: 'actionSpent', act: 'useAbility' },
  { type: 'hostileRolled', result: '2' },
  { type: 'hostileRolled', result: 'nothing' },
  { type: 'rolled', name: 'adjustment' },
  { type: 'rolled', name: 'objective', stream: 'dice' },
  { type: 'framePushed', procedure: 'hostileAttack', step: 'start' },
  { type: 'memberEnlisted', member: 'giacomelli' },
])('an event can be %j', (event) => {
  expect(reasonOf(event)).toBe('passed');
});
