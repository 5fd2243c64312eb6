import { describe, expect, it } from 'vitest';
import { pairDuels, watchDuels } from './duel-laws.ts';

const GAMES = 150;
const PAIRS = 100;

/** Everything that the duel has, to notice if the laws never reach some of it. */
const DECISIONS = ['action', 'cost', 'parryChance', 'stanceChoice', 'training'];
const COMMANDS = [
  'attack',
  'breathe',
  'cancel',
  'discard',
  'hold',
  'omen',
  'parry',
  'pass',
  'stance',
  'study',
  'train',
];
const REFUSALS = [
  'CANNOT_PAY',
  'NOTHING_TO_STUDY',
  'NO_BLOW',
  'NO_PARRY',
  'OMEN_WAITS',
  'SPOKEN_FOR',
  'UNHURT',
];
const STEPS = [
  ...['attack.cost', 'attack.parry', 'attack.start', 'attack.strike'],
  ...['duel.deal', 'duel.rounds', 'duel.start'],
  ...['round.action', 'round.end', 'round.next', 'round.start'],
];

describe('the laws of every game', () => {
  it(`hold in ${GAMES} random duels, which visit all of it`, () => {
    const { games, failures, coverage } = watchDuels(GAMES);
    expect(failures).toEqual([]);
    expect(games).toBe(GAMES);
    expect(Object.keys(coverage.decisions)).toEqual(DECISIONS);
    expect(Object.keys(coverage.commands)).toEqual(COMMANDS);
    expect(Object.keys(coverage.refusals)).toEqual(REFUSALS);
    expect(Object.keys(coverage.steps)).toEqual(STEPS);
    expect(Object.keys(coverage.rules)).toEqual(
      expect.arrayContaining(['DU-END-01', 'DU-END-02', 'DU-END-03']),
    );
  });

  it(`let nobody tell ${PAIRS} pairs of worlds apart`, () => {
    const { pairs, comparisons, failures } = pairDuels(PAIRS);
    expect(failures).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
    expect(comparisons).toBeGreaterThan(5 * PAIRS);
  });
});
