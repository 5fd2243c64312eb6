import { globSync, readFileSync } from 'node:fs';
import { loadMatch, parseSave } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighter } from '../src/index.ts';
import type { WarEvent, WarEventOf, WarTypes } from '../src/types.ts';

const SAVES = globSync('fixtures/save-0.1.0-*.json', { cwd: import.meta.dirname }).sort();

function open(name: string) {
  const parsed = parseSave<WarTypes>(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const loaded = parsed.ok ? loadMatch(warfighter, parsed.value) : parsed;
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value.match;
}

it.each(SAVES)('%s: what applied counts as rolled, which is all it knows', (name) => {
  const rolled = open(name).log.flatMap(({ events }) =>
    events.filter((event): event is WarEventOf<'attackRolled'> & WarEvent => event.type === 'attackRolled'),
  );
  expect(rolled.length).toBeGreaterThan(0);
  for (const { kills, suppresses, rolledKills, rolledSuppresses, unplaced } of rolled)
    expect([rolledKills, rolledSuppresses, unplaced]).toEqual([kills, suppresses, 0]);
});
