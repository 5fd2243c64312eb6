import { describe, expect, it, test } from 'vitest';
import { duel } from '../src/index.ts';
import type { Command } from '../src/types.ts';
import { content, dealt, give, STANDARD, show, start } from './rules-table.ts';

describe('setting up', () => {
  it.each([
    [{ health: 0 }, 'health'],
    [{ health: 21 }, 'health'],
    [{ rounds: 0 }, 'rounds'],
    [{ rounds: 31 }, 'rounds'],
    [{ points: -1 }, 'points'],
    [{ points: 7 }, 'points'],
    [{ points: 1.5 }, 'points'],
  ])('[DU-SETUP-01] %j is out of bounds', (change, path) => {
    const result = duel.setup({ ...STANDARD, ...change }, content);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'OUT_OF_BOUNDS', path, rule: 'DU-SETUP-01' }],
    });
  });

  it.each([
    { health: 1, rounds: 1, points: 0 },
    { health: 20, rounds: 30, points: 6 },
  ])('[DU-SETUP-01] %j is within bounds, for two duellists with that health', (config) => {
    const { state } = start('bounds', config);
    expect(state.seats).toHaveLength(2);
    expect(state.game.duellists.map(({ health }) => health)).toEqual([config.health, config.health]);
  });

  it.each([
    [{ type: 'train', strength: 2, guard: 2 }, ['']],
    [{ type: 'train', strength: 1, guard: 1 }, ['']],
    [{ type: 'train', strength: 4, guard: -1 }, ['guard']],
    [{ type: 'train', strength: '1', guard: 2 }, ['strength']],
    [{ type: 'train' }, ['strength', 'guard']],
    ['nonsense', ['type', 'strength', 'guard']],
  ])('[DU-SETUP-02] the draft %j is refused', (draft, paths) => {
    const match = start('training');
    const result = match.submit(0, 1, draft as Command);
    const problems = paths.map((path) => expect.objectContaining({ path, rule: 'DU-SETUP-02' }));
    expect(result).toEqual({ ok: false, refusal: { code: 'FORM_PROBLEMS', problems } });
  });

  test('[DU-SETUP-02] both splits are shown together and count', () => {
    const match = start('training');
    give(match, 1, { type: 'train', strength: 0, guard: 3 });
    expect(match.events(0)).toEqual([]);
    expect(match.view(0).game.duellists[1]).toMatchObject({ strength: 0, guard: 0 });
    give(match, 0, { type: 'train', strength: 1, guard: 2 });
    const trained = match.events(0).filter((event) => event.type === 'trained');
    expect(trained).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(match.view(0).game.duellists).toMatchObject([
      { strength: 1, guard: 2 },
      { strength: 0, guard: 3 },
    ]);
  });

  test('[DU-SETUP-03] each is dealt four cards that only the owner knows', () => {
    const match = dealt('hands');
    const { zones } = match.view(0);
    expect(zones.hand0).toEqual({ count: 4, tokens: match.state.zones.hand0?.tokens });
    expect(zones.hand1).toEqual({ count: 4 });
    expect(zones.deck).toEqual({ count: content.cards.length - 8 });
    expect(match.view(1).zones.hand0).toEqual({ count: 4 });
    expect(match.view(1).zones.hand1?.tokens).toHaveLength(4);
  });

  test('[DU-SETUP-03] a deck that cannot deal both hands is refused', () => {
    const small = { cards: content.cards.slice(0, 7) };
    expect(duel.setup(STANDARD, small)).toMatchObject({ ok: false, problems: [{ rule: 'DU-SETUP-03' }] });
    expect(duel.setup(STANDARD, { cards: content.cards.slice(0, 8) }).ok).toBe(true);
  });
});

describe('a round', () => {
  test('[DU-ROUND-01] both choose bold or wary unseen and show it together', () => {
    const match = dealt('stances');
    expect(match.decision()).toMatchObject({ kind: 'sealed', rule: 'DU-ROUND-01', seats: [0, 1] });
    for (const seat of [0, 1]) {
      expect(match.options(seat)).toEqual([
        { type: 'stance', stance: 'bold' },
        { type: 'stance', stance: 'wary' },
      ]);
    }
    const before = match.events(1).length;
    give(match, 0, { type: 'stance', stance: 'bold' });
    expect(match.events(1)).toHaveLength(before);
    give(match, 1, { type: 'stance', stance: 'wary' });
    expect(match.events(1).slice(before)).toMatchObject([
      { type: 'stanceTaken', seat: 0, stance: 'bold' },
      { type: 'stanceTaken', seat: 1, stance: 'wary' },
    ]);
    expect(match.state.game.duellists.map(({ stance }) => stance)).toEqual(['bold', 'wary']);
  });

  it.each([[[0, 1]], [[1, 0]]])(
    '[DU-ROUND-02] each acts once, in the order %j',
    ([first = 0, second = 0]) => {
      const again = { refusal: { code: 'NOT_ASKED' }, decision: { name: 'action', seats: [second] } };
      show({
        given: { situation: { deck: [] } },
        do: [
          { seat: first, option: { type: 'hold' } },
          { seat: first, command: { type: 'hold' }, expect: again },
          { seat: second, option: { type: 'hold' }, expect: { decision: { name: 'stanceChoice' } } },
        ],
      });
    },
  );

  test.each([
    ['attack', [{ strike: 2 }]],
    ['study', []],
    ['breathe', []],
    ['omen', [{ omen: 2 }]],
  ])('[DU-ROUND-02] %s is the one action of a round', (type, dice) => {
    const draws = type === 'study' ? [{ hand1: 'jab' }] : [];
    const hurt = { health: 3, hand: ['jab'] };
    const parry = type === 'attack' ? [{ seat: 1, option: { type: 'pass' } }] : [];
    show({
      given: { situation: { duellists: [hurt, hurt] } },
      dice,
      draws,
      do: [{ seat: 0, option: { type } }, ...parry],
      expect: { decision: { name: 'action', seats: [1] }, events: [{ type: 'acted', seat: 0 }] },
    });
  });

  const four = ['jab', 'jab', 'jab', 'jab'];
  it.each([
    { of: 'four cards', hand: four, shown: [], deck: ['cut'], after: [...four, 'cut'] },
    { of: 'five cards, one of them open', hand: four, shown: ['cut'], deck: ['cut'], after: four },
    { of: 'one card and an empty deck', hand: ['jab'], shown: [], deck: [], after: ['jab'] },
  ])('[DU-ROUND-03] the end of a round with a hand of $of', ({ hand, shown, deck, after }) => {
    const full = { hasActed: true, hand: ['block', 'parry', 'parry', 'lunge', 'lunge'] };
    show({
      given: { situation: { deck, duellists: [{ hand, shown }, full] } },
      draws: after.length > hand.length ? [{ deck: 'cut' }] : [],
      do: [{ seat: 0, option: { type: 'hold' } }],
      expect: {
        state: {
          game: { round: 2, duellists: [{ hasActed: false }, { hasActed: false }] },
          zones: { hand0: { tokens: after }, hand1: { tokens: full.hand } },
        },
      },
    });
  });

  test('[DU-ROUND-03] the first seat draws first when one card is left', () => {
    show({
      given: { situation: { deck: ['lunge'], duellists: [{ hasActed: true }, {}] } },
      draws: [{ deck: 'lunge' }],
      do: [{ seat: 1, option: { type: 'hold' } }],
      expect: {
        state: { zones: { hand0: { tokens: ['lunge'] }, hand1: { tokens: [] }, deck: { tokens: [] } } },
      },
    });
  });
});

describe('the end', () => {
  test.each([
    [0, 1],
    [1, 0],
  ])('[DU-END-01] without health seat %i has lost at once, whoever else is hurt', (loser, winner) => {
    const duellists = [
      { health: 1, strength: 3, hand: ['jab'] },
      { health: 1, strength: 3, hand: ['jab'] },
    ];
    show({
      given: { situation: { duellists } },
      dice: [{ strike: 6 }],
      do: [
        { seat: winner, option: { type: 'attack' } },
        { seat: loser, option: { type: 'pass' } },
      ],
      expect: { outcome: { rule: 'DU-END-01', result: 'victory', winners: [winner] }, decision: null },
    });
  });

  test.each([
    [2, 1, 'victory', [0]],
    [1, 2, 'victory', [1]],
    [2, 2, 'draw', []],
  ])('[DU-END-02] after the last round with health %i and %i: %s', (first, second, result, winners) => {
    const situation = { deck: [], duellists: [{ health: first, hasActed: true }, { health: second }] };
    const hold = [{ seat: 1, option: { type: 'hold' } }];
    show({
      given: { setup: 'short', situation: { ...situation, round: 2 } },
      do: hold,
      expect: { outcome: { rule: 'DU-END-02', result, winners }, decision: null },
    });
    show({
      given: { setup: 'short', situation },
      do: hold,
      expect: { outcome: null, state: { game: { round: 2 } } },
    });
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('[DU-END-03] when seat %i concedes, seat %i has won, even when it is worse off', (loser, winner) => {
    const duellists = [{ health: winner === 0 ? 1 : 5 }, { health: winner === 1 ? 1 : 5 }];
    show({
      given: { situation: { duellists } },
      do: [{ seat: loser, concede: true }],
      expect: { outcome: { rule: 'DU-END-03', result: 'victory', winners: [winner] }, decision: null },
    });
  });
});
