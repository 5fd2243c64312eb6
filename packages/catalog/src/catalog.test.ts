import { duel } from '@sitrep/duel';
import { type Answer, createMatch, type GameTypes, makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import deck from '../../../content/duel-deck/deck.json' with { type: 'json' };
import { findGame, games } from './index.ts';

it('has every game once', () => {
  const ids = games.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(findGame('duel')?.game.id).toBe(duel.id);
  expect(findGame('chess')).toBeUndefined();
});

describe.each(games)('$id', (entry) => {
  it('calls a game what the game calls itself', async () => {
    expect(entry.game.id).toBe(entry.id);
    expect((await entry.examples()).game.id).toBe(entry.id);
  });

  it.each(entry.rulesets)('can be started from every set-up of the ruleset %s', (ruleset) => {
    const setups = entry.setups(ruleset);
    expect(setups.length).toBeGreaterThan(0);
    for (const { config, content } of setups) {
      expect(createMatch(entry.game, { config, content, key: makeKey('x') }).ok).toBe(true);
    }
  });

  it('has nothing for a ruleset that does not exist', () => {
    expect(entry.setups('nonsense')).toEqual([]);
  });

  it('lists the set-ups of every ruleset unless one is named', () => {
    const { rulesets, setups, trials, recommended } = entry;
    for (const list of [setups, trials, recommended])
      expect(list?.()).toEqual(list && rulesets.flatMap((ruleset) => list(ruleset)));
  });
});

describe('duel', () => {
  const entry = findGame('duel');
  const [setup] = entry?.setups() ?? [];
  const content = setup?.content ?? {};

  it('is hidden from players', () => {
    expect(entry?.isHidden).toBe(true);
  });

  it('has blows and parries only', () => {
    expect(deck.cards.filter(({ type }) => type !== 'blow' && type !== 'parry')).toEqual([]);
  });

  it.each([
    ['card', 0, { key: 'card.jab' }],
    ['tokens', 13, { key: 'card.block' }],
    ['card', 99, { key: 'card.99' }],
    ['from', 'hand0', { key: 'zone.hand', args: { number: 1 } }],
    ['into', 'discard', { key: 'zone.discard' }],
    ['stance', 'bold', undefined],
    ['card', 'jab', undefined],
  ])('knows what %s %s stands for', (field, value, noun) => {
    expect(entry?.nounOf({ content }, field, value, {})).toEqual(noun);
  });

  it('tells the chances of a blow once it can be struck, and of nothing else', () => {
    const created = createMatch(duel, {
      config: { health: 5, rounds: 6, points: 0 },
      content: deck as never,
      key: makeKey('x'),
    });
    if (!created.ok) throw new Error('the duel does not start');
    const match = created.value;
    const attack = { type: 'attack', card: 0 } as Answer<GameTypes>;
    expect(entry?.oddsOf(match.state as never, 0, attack)).toEqual([]);
    for (const answer of [
      { type: 'train', strength: 0, guard: 0 },
      { type: 'stance', stance: 'wary' },
    ] as const)
      for (const seat of [0, 1]) match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
    const state = match.state as never;
    // A jab of a duellist without strength against one who is wary: 5 is needed, and a die alone cannot exceed it by 3.
    expect(entry?.oddsOf(state, 0, attack)).toEqual([
      {
        key: 'odds.blow',
        about: {},
        rule: 'DU-ATK-03',
        total: 6,
        chances: [
          { key: 'odds.damage', args: { damage: 0 }, count: 4 },
          { key: 'odds.damage', args: { damage: 1 }, count: 2 },
        ],
        besides: [],
        modifiers: [],
      },
    ]);
    expect(entry?.oddsOf(state, 0, { type: 'hold' })).toEqual([]);
  });
});
