import type { GameTypes, Match } from '@sitrep/kernel';
import { playAdvised } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { warfighterEntry as entry } from '../src/entry/index.ts';
import { goalsOf, playedMissions, rollsIn, turningPoints, whyEnded } from '../src/for-clients.ts';

function missionsOf(match: Match<GameTypes>) {
  const { config, content } = match.setup;
  return playedMissions({ view: match.view(0), config, content }, match.events(0));
}

const [first] = entry.recommended?.('modern') ?? [];
const single = ['a', 'b', 'c', 'd'].map((seed) => playAdvised({ entry, setup: first, seed, ease: 20 }));
const campaign = entry.setups('modern').find(({ config }) => 'campaign' in config);
const long = playAdvised({ entry, setup: campaign, seed: 'campaign 5' });

it('says why a mission ended, and what was missing', () => {
  const told = single.flatMap((match) => missionsOf(match).map(({ state }) => whyEnded(state)));
  expect(told.map((why) => JSON.stringify(why))).toMatchInlineSnapshot(`
    [
      "{"key":"why.timer","args":{"missing":{"key":"missing.hits","args":{"count":2}}}}",
      "{"key":"why.timer","args":{"missing":{"key":"missing.hits","args":{"count":2}}}}",
      "{"key":"why.complete","args":{"left":0}}",
      "{"key":"why.complete","args":{"left":2}}",
    ]
  `);
});

it.each([
  ['WF-END-02', 'why.timer'],
  ['WF-END-03', 'why.nobody'],
  ['WF-END-04', 'why.limit'],
  ['WF-END-06', 'why.conceded'],
])('[%s] names its own cause of a failure, and that an Objective was never activated', (rule, key) => {
  const [mission] = single.flatMap(missionsOf);
  if (mission === undefined) throw new Error('no mission was played');
  const { state } = mission;
  const game = { ...state.game, isActive: false, result: { isSuccess: false, rule } };
  const why = whyEnded({ ...state, game });
  expect(why).toMatchObject({ key, args: { missing: { key: 'missing.inactive' } } });
});

it.each(single)(
  'counts a goal as reached in a mission that was won, and another as missing in one that was lost',
  (match) => {
    for (const { state } of missionsOf(match)) {
      const goals = goalsOf(state);
      expect(goals.length).toBeGreaterThan(0);
      expect(goals.every(({ isReached }) => isReached)).toBe(state.game.result?.isSuccess);
      for (const { isReached, missing } of goals) expect(missing === undefined).toBe(isReached);
    }
  },
);

it('rebuilds every mission of a campaign as it was booked', () => {
  const missions = missionsOf(long);
  const booked = missions.map(({ state }) => state.game.campaign?.records.at(-1));
  expect(missions.map(({ state }) => state.game.result?.isSuccess)).toEqual([true, true, false]);
  expect(missions.map(({ state }) => state.game.mission)).toEqual(booked.map((record) => record?.mission));
  for (const { state, events } of missions) {
    expect(events[0]?.type).toBe('missionLaidOut');
    expect(state.game.soldiers.length).toBeGreaterThan(0);
    expect(whyEnded(state)).toBeDefined();
  }
});

it('shares the rolls of a campaign out to its missions', () => {
  const rolls = entry.luckOf?.(long) ?? [];
  const all = long.events(0);
  const shares = missionsOf(long).map(({ events }) => rollsIn(all, events, rolls).length);
  expect(shares.reduce((sum, count) => sum + count, 0)).toBe(rolls.length);
});

it('finds what turned a mission: rolls far from their odds, and losses, in their order', () => {
  for (const match of single) {
    const rolls = entry.luckOf?.(match) ?? [];
    const all = match.events(0);
    const points = turningPoints(all, all, rolls);
    const numbers = points.map(({ event }) => event.n);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    for (const { event, roll } of points) {
      expect(['attackRolled', 'wounded', 'soldierLeft']).toContain(event.type);
      if (roll === undefined) continue;
      expect(event.kills).toBe(roll.rolled);
      expect(Math.abs(roll.rolled - roll.expected)).toBeGreaterThan(0.7);
      expect(roll.share).toBeLessThanOrEqual(300);
    }
  }
});
