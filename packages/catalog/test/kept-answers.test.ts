import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { findGame } from '../src/index.ts';

/** Every so manieth set-up is played: alone and shared, of both rulesets. */
const EVERY = 40;
const MOST_ENTRIES = 400;

const entry = findGame('warfighter');
const setups = ['modern', 'ww2'].flatMap((ruleset) =>
  (entry?.setups(ruleset) ?? []).filter((_, index) => index % EVERY === 0),
);

/**
 * What rules have worked out they keep with the lists, zones and Soldiers that it was worked out from. A copy of the state
 * shares none of those, so all is worked out anew for it: where that comes to something else, something was kept too long.
 */
function checkKept(match: Match<GameTypes>): void {
  const { game } = match;
  const fresh = match.copyState();
  expect(game.decision(fresh)).toEqual(game.decision(match.state));
  for (const seat of match.decision()?.seats ?? []) {
    expect(game.options(fresh, seat)).toEqual(game.options(match.state, seat));
    expect(game.blocked(fresh, seat)).toEqual(game.blocked(match.state, seat));
  }
}

/** Answers by chance what is open, a form by a sample. */
function answer(match: Match<GameTypes>, random: ReturnType<typeof makeUniform>): void {
  const decision = match.decision();
  const isForm = decision?.kind === 'form';
  const seat =
    decision?.seats.find(
      (each) => match.state.seats[each]?.sealed === undefined && (isForm || match.options(each).length > 0),
    ) ?? 0;
  const options = match.options(seat);
  const given = isForm ? match.game.sample(match.state, seat, random) : options[random.below(options.length)];
  expect(given && match.submit(seat, match.state.seats[seat]?.asked ?? 0, given).ok).toBe(true);
}

it.each(setups)('nothing is kept longer than it holds: $name', ({ name, config, content }) => {
  const key = makeKey(name);
  const created = createMatch(entry?.game ?? expect.fail(), { config, content, key });
  const match = created.ok ? created.value : expect.fail();
  const random = makeUniform(key, 'kept');
  while (match.decision() !== undefined && match.log.length < MOST_ENTRIES) {
    checkKept(match);
    answer(match, random);
  }
  expect(match.log.length).toBeGreaterThan(10);
});
