import {
  createMatch,
  type GameTypes,
  keyedLuck,
  type Match,
  makeKey,
  makeUniform,
  Recorder,
} from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighterEntry as entry } from '../src/entry/index.ts';

const setups = entry.setups('modern');

/** Answers at random what is open, a form by a sample. */
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

it('a match begins as others of the same config did, whatever became of those', () => {
  const { config, content } = setups[0] ?? expect.fail();
  const open = () => {
    const created = createMatch(entry?.game ?? expect.fail(), { config, content, key: makeKey('alike') });
    return created.ok ? created.value : expect.fail();
  };
  const first = open();
  const { hash } = first;
  const random = makeUniform(makeKey('alike'), 'kept');
  while (first.decision() !== undefined && first.log.length < 60) answer(first, random);
  expect(first.hash).not.toBe(hash);
  expect(open().hash).toBe(hash);
});

/** Gives the answer of this type that seat 0 has. */
function give(match: Match<GameTypes>, type: string): void {
  const given = match.options(0).find((option) => option.type === type) ?? expect.fail();
  expect(match.submit(0, match.state.seats[0]?.asked ?? 0, given).ok).toBe(true);
}

/** The first set-up, played at random until seat 0 has an answer of this type. */
function playUntil(type: string, random: ReturnType<typeof makeUniform>): Match<GameTypes> {
  const { name, config, content } = setups[0] ?? expect.fail();
  const created = createMatch(entry?.game ?? expect.fail(), { config, content, key: makeKey(name) });
  const match = created.ok ? created.value : expect.fail();
  while (!match.options(0).some((option) => option.type === type)) answer(match, random);
  return match;
}

it('what a seat can do is kept when an act is called off, and listed again when it is done', () => {
  const match = playUntil('discardDraw', makeUniform(makeKey('called off'), 'kept'));
  const before = match.options(0);
  give(match, 'discardDraw');
  give(match, 'cancel');
  expect(match.options(0)).toEqual(before);
  expect(match.options(0)[1]).toBe(before[1]);
  give(match, 'discardDraw');
  give(match, 'enough');
  expect(match.options(0)[1]).not.toBe(before[1]);
});

it('what a seat can do is not kept when a card leaves a hand and nothing else happens', () => {
  const match = playUntil('playCard', makeUniform(makeKey('card gone'), 'kept'));
  const { game } = match;
  const state = match.copyState();
  const cards = () => game.options(state, 0).flatMap((option) => ('card' in option ? [option.card] : []));
  const card = Number(cards()[0]);
  const [from = ''] = Object.keys(state.zones).filter((name) => state.zones[name]?.tokens.includes(card));
  const recorder = new Recorder(game, state, keyedLuck(state.chance.key), 0);
  recorder.move({ rule: 'WF-CARD-01', from, into: 'actionDiscard', tokens: [card] });
  expect(cards()).not.toContain(card);
});
