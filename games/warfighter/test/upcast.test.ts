import { globSync, readFileSync } from 'node:fs';
import { loadMatch, parseSave } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighter } from '../src/index.ts';
import type { WarEvent, WarEventOf, WarTypes } from '../src/types.ts';

/** A hostile attack before anybody of the team has attacked. */
const VICTIM = 'fixtures/save-0.1.0-modern-victim-unfinished.json';

const SAVES = globSync('fixtures/save-0.1.0-*.json', { cwd: import.meta.dirname })
  .filter((save) => save !== VICTIM)
  .sort();

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

it('[WF-RULING-92] a save that asked whose Wound is taken opens the reactions to Wounds again', () => {
  const match = open(VICTIM);
  expect(match.state.frames.at(-1)).toMatchObject({ procedure: 'hostileAttack', step: 'victim' });
  const played = match.log.at(-1)?.act;
  expect(match.decision()).toMatchObject({ name: 'woundChance', about: { wounded: [1, 2, 3] } });
  const answer = match.options(0).find(({ type }) => type === 'playCard');
  expect(played).toMatchObject({ type: 'answer', answer });
  if (answer !== undefined) match.submit(0, match.state.seats[0]?.asked ?? 0, answer);
  // who takes the Wound instead of the Soldier who holds the card
  expect(match.decision()).toMatchObject({ name: 'beneficiaryChoice' });
  const takers = match.options(0).flatMap((option) => (option.type === 'forSoldier' ? [option.soldier] : []));
  expect(takers).toEqual([2, 3]);
});
