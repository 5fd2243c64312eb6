import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPTION_VALUES, type OptionName, type Options, optionsOf, RULESETS } from '../../src/options.ts';
import { teamFaults } from '../rules/muster.ts';
import { AROUND_IT } from './around-it.ts';
import { BEFORE_PLAY } from './before-play.ts';
import { IN_THE_FIGHT } from './in-the-fight.ts';
import type { Showing } from './shown.ts';

/** Every switch that the engine reads: the compiler misses none. */
const SWITCHES: Showing<OptionName> = { ...BEFORE_PLAY, ...IN_THE_FIGHT, ...AROUND_IT };

const cases = Object.entries(SWITCHES).flatMap(([name, { rule, scene, under }]) =>
  Object.entries<unknown>(under).map(([value, expected]) => ({ name, rule, scene, value, expected })),
);

it.each(cases)('[$rule] $name: $value', ({ name, scene, value, expected }) => {
  expect(scene({ [name]: value } as Partial<Options>)).toEqual(expected);
});

it.each(Object.entries(SWITCHES))('%s: no two values come to the same', (name, { under }) => {
  const outcomes = Object.values<unknown>(under).map((outcome) => JSON.stringify(outcome ?? 'nothing'));
  // Of eight years, those before and those after one are alike.
  expect(new Set(outcomes).size).toBe(name === 'war-years' ? 2 : outcomes.length);
});

it('[WF-RULING-06] max-soldiers is the most that a team may have', () => {
  const team = [{}, { card: 'ben' }, { card: 'cal' }];
  expect(teamFaults(team, { config: { maxSoldiers: 3 } })).toEqual([]);
  expect(teamFaults(team, { config: { maxSoldiers: 2 } })).toEqual(['TOO_MANY_SOLDIERS WF-RULING-06']);
});

/** The rows of the table of switches in the spec, section 1.2: name, values, modern, ww2. */
function rowsOfSpec(): readonly (readonly string[])[] {
  const spec = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8');
  const [, section = ''] = spec.split(/^### 1\.2 .*$/m);
  const [table = ''] = section.split(/^### /m);
  return [...table.matchAll(/^\| `([a-z-]+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|/gm)].map(
    ([, ...cells]) => cells,
  );
}

it('[WF-OPT-01] the switches of the spec are those that are shown here, with their values', () => {
  const rows = rowsOfSpec();
  const names = [...rows.map(([name]) => name), 'covered-text'];
  expect(names.toSorted()).toEqual([...Object.keys(SWITCHES), 'max-soldiers'].toSorted());
  for (const [name = '', values = ''] of rows)
    if (isOption(name) && name !== 'war-years')
      expect([name, OPTION_VALUES[name].toSorted()]).toEqual([name, values.split(' / ').toSorted()]);
  for (const [name, { under }] of Object.entries(SWITCHES))
    expect(Object.keys(under).toSorted()).toEqual(OPTION_VALUES[name as OptionName].toSorted());
});

it('[WF-OPT-01] both rulesets start with the values that the spec gives them', () => {
  for (const [name = '', , modern = '', ww2 = ''] of rowsOfSpec()) {
    if (!isOption(name)) continue;
    if (modern !== '–') expect([name, RULESETS.modern[name]]).toEqual([name, modern]);
    if (ww2 !== '–') expect([name, RULESETS.ww2[name]]).toEqual([name, ww2]);
  }
});

it.each([
  ['modern', 2],
  ['ww2', 3],
] as const)('[WF-OPT-01] what the spec has a dash for does not apply: %s', (ruleset, column) => {
  const wanted = rowsOfSpec().flatMap((row) => (row[column] === '–' ? [] : [row[0]]));
  const named = [...wanted.filter((name) => name !== 'max-soldiers'), 'covered-text'];
  expect(optionsOf(ruleset).toSorted()).toEqual(named.toSorted());
});

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTION_VALUES, name);
}
