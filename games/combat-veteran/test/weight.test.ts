import { consult } from '@sitrep/contract';
import {
  type Answer,
  createMatch,
  determinize,
  forkMatch,
  type GameTypes,
  type Match,
  makeKey,
  makeUniform,
} from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { combatVeteranEntry } from '../src/entry/index.ts';

const US = 0;
const MOST_GAMES = 40;
const MOST_ENTRIES = 250;

type AnyMatch = Match<GameTypes>;

/** A position in which the US side does not know whether a step could be taken back: that depends on hidden bunkers. */
interface Doubt {
  readonly worlds: readonly AnyMatch[];
  readonly step: Answer<GameTypes>;
}

/** Matches that differ only in what the US side cannot know. */
function worldsOf(match: AnyMatch): readonly AnyMatch[] {
  const keys = ['a', 'b', 'c'].map((name) => makeKey(`world ${name}`));
  return keys.map((key) => forkMatch(match, determinize(match.game, match.copyState(), US, key)));
}

/** Whether an answer really could not be taken back. */
function isFinal(match: AnyMatch, answer: Answer<GameTypes>): boolean {
  const trial = match.copy();
  trial.submit(US, trial.view(US).decision?.number ?? 0, answer);
  return !trial.undoable(US).ok;
}

function findDoubtIn(match: AnyMatch): Doubt | undefined {
  const steps = match.options(US).filter(({ type }) => type === 'step');
  const worlds = steps.length === 0 ? [] : worldsOf(match);
  const step = steps.find((answer) => new Set(worlds.map((world) => isFinal(world, answer))).size > 1);
  return step && { worlds, step };
}

/** Plays at random until there is such a position. */
function findDoubt(seed: number): Doubt | undefined {
  const { game, trials } = combatVeteranEntry;
  const setup = trials?.().find(({ name }) => name === 'rice-paddy/skirmish');
  const created = setup && createMatch(game, { ...setup, key: makeKey(`doubt ${seed}`) });
  if (!created?.ok) throw new Error('the skirmish does not start');
  const match = created.value;
  const random = makeUniform(makeKey(`doubt ${seed}`), 'answers');
  while (match.decision() !== undefined && match.log.length < MOST_ENTRIES) {
    const doubt = findDoubtIn(match);
    if (doubt !== undefined) return doubt;
    const seat = match.decision()?.seats.find((each) => match.state.seats[each]?.sealed === undefined) ?? US;
    const options = match.options(seat);
    const answer =
      options[random.below(Math.max(1, options.length))] ?? game.sample(match.state, seat, random);
    match.submit(seat, match.view(seat).decision?.number ?? 0, answer);
  }
  return undefined;
}

it('[CV-S1-10] whether a step could be taken back is the same wherever undiscovered bunkers are', () => {
  const seeds = Array.from({ length: MOST_GAMES }, (_, seed) => seed);
  let doubt: Doubt | undefined;
  seeds.some((seed) => {
    doubt = findDoubt(seed);
    return doubt !== undefined;
  });
  if (doubt === undefined) return expect.fail('no step depends on hidden bunkers');
  const { worlds, step } = doubt;
  const weights = worlds.map((match) =>
    consult({ entry: combatVeteranEntry, match, seat: US }, { kind: 'weight', answer: step }),
  );
  expect(new Set(weights).size).toBe(1);
});
