import { globSync, readFileSync } from 'node:fs';
import { loadMatch, parseSave, topLocals } from '@sitrep/kernel';
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

/** Saves of event version 2, each stopped inside something that is played: what the lifted frames say it is. */
const PLAYS = [
  ['modern-declaration', 'attack.opened', 'playBooster', { what: 'declaration', attack: { hostile: -1 } }],
  ['modern-entrance', 'move.boosted', 'playBooster', { what: 'entrance', entrance: { boosts: [{}] } }],
  ['modern-first-entry', 'move.eased', 'playBooster', { what: 'firstEntry' }],
  ['modern-wounds', 'hostileAttack.spared', 'playOnWound', undefined],
  ['modern-redirect', 'hostileAttack.redirected', 'playBeforeRoll', undefined],
  ['ww2-declaration', 'attack.opened', 'playBooster', { what: 'declaration' }],
  ['ww2-booster', 'attack.boosted', 'playBooster', { what: 'attack' }],
  ['ww2-entrance', 'move.boosted', 'playBooster', { what: 'entrance', entrance: { boosts: [{}] } }],
  ['ww2-reaction', 'hostileAttack.reacted', 'playAfterRoll', undefined],
] as const;

it.each(PLAYS)('%s: what is played for %s is %s', (name, caller, procedure, joins) => {
  const { frames } = open(`fixtures/save-0.2.0-${name}-unfinished.json`).state;
  const at = frames.findIndex((frame) => frame.procedure === procedure);
  expect(`${frames[at - 1]?.procedure}.${frames[at - 1]?.step}`).toBe(caller);
  expect(frames[at]?.locals).toMatchObject(joins === undefined ? {} : { joins });
});

it('[WF-MOVE-06] what pays for a booster of a lifted save knows the entrance that must remain payable', () => {
  const match = open('fixtures/save-0.2.0-modern-entrance-unfinished.json');
  const { within } = topLocals(match.state, 'payDiscards') ?? {};
  expect(within?.entrance.boosts).toHaveLength(1);
  expect(within?.boost.card).toBe(topLocals(match.state, 'payDiscards')?.card);
});
