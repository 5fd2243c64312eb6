import { type Card, duel } from '@sitrep/duel';
import { anyGame, createMatch, makeKey, makeUniform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { makeGreedyBot, randomBot, type SimulationOptions, simulate } from './index.ts';

const JAB: Card = { name: 'jab', type: 'blow', power: 3, cost: 0 };
const LUNGE: Card = { name: 'lunge', type: 'blow', power: 4, cost: 1 };
const cards = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? JAB : LUNGE));

const simulation: SimulationOptions = {
  game: anyGame(duel),
  setup: { config: { health: 5, rounds: 10, points: 2 }, content: { cards } },
  games: 60,
  seed: 'bots',
  makeBot: () => randomBot,
};

/** Likes blows, and calls every one off again that costs a card. */
const fickle = makeGreedyBot((_state, decision, _seat, answer) => {
  if (decision.name === 'cost') return answer.type === 'cancel' ? 1 : 0;
  return answer.type === 'attack' ? 2 : answer.type === 'hold' ? -1 : 0;
});

it('plays every game to its end, the same for the same seed', () => {
  const first = simulate(simulation);
  expect(first.unfinished).toBe(0);
  expect(first.draws + first.wins.reduce((sum, won) => sum + won, 0)).toBe(60);
  expect(first.decisions).toBeGreaterThan(60 * 10);
  expect(simulate(simulation)).toEqual(first);
});

it('tells of every game when it is over', () => {
  const entries: number[] = [];
  const { decisions } = simulate({
    ...simulation,
    games: 3,
    onEnd: ({ log }) => entries.push(log.length - 1),
  });
  expect(entries).toHaveLength(3);
  expect(entries.reduce((sum, count) => sum + count, 0)).toBe(decisions);
});

it('a greedy bot takes what its advice likes best, and so beats a random one', () => {
  const strike = makeGreedyBot((_state, _decision, _seat, answer) => Number(answer.type === 'attack'));
  const { wins } = simulate({ ...simulation, makeBot: (seat) => (seat === 0 ? strike : randomBot) });
  expect(wins[0] ?? 0).toBeGreaterThan(2 * (wins[1] ?? 0));
});

it('takes one of the given answers where only those count', () => {
  const created = createMatch(simulation.game, { ...simulation.setup, key: makeKey('among') } as never);
  if (!created.ok) throw new Error('the duel cannot begin');
  const match = created.value;
  const random = makeUniform(makeKey('among'), 'among');
  while (match.decision()?.kind === 'form') {
    const [seat = 0] =
      match.decision()?.seats.filter((each) => !match.view(each).decision?.hasAnswered) ?? [];
    match.submit(seat, match.view(seat).decision?.number ?? 0, randomBot.answer(match, seat, random));
  }
  const [seat = 0] = match.decision()?.seats ?? [];
  const options = match.options(seat);
  expect(options.length).toBeGreaterThan(1);
  const greedy = makeGreedyBot(() => 1);
  for (const option of options)
    for (const bot of [randomBot, greedy]) expect(bot.answer(match, seat, random, [option])).toEqual(option);
});

it('a greedy bot does not begin again what it has called off', () => {
  const { unfinished } = simulate({ ...simulation, games: 5, mostEntries: 800, makeBot: () => fickle });
  expect(unfinished).toBe(0);
});

it('a game that goes on for too long is given up', () => {
  expect(simulate({ ...simulation, games: 3, mostEntries: 4 })).toMatchObject({ unfinished: 3, wins: [] });
});

it('a draft given by the caller is used, and refused if it is bad', () => {
  const bad = { ...simulation, games: 1, draft: () => ({ type: 'train', strength: 9, guard: 9 }) as never };
  expect(() => simulate(bad)).toThrow('training: train is refused as FORM_PROBLEMS');
});
