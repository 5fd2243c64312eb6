import { determinize, makeKey } from '@sitrep/kernel';
import { describe, expect, it, test } from 'vitest';
import { blowOdds, duel, planBlow } from '../src/index.ts';
import { adapter, dealt, give, show, start } from './rules-table.ts';

describe('actions', () => {
  test('[DU-ACT-01] every blow of the hand can be used to attack, and nothing else', () => {
    show({
      given: {
        situation: { duellists: [{ hand: ['jab', 'parry', 'block'], shown: ['cut'] }, { hand: ['jab'] }] },
      },
      do: [{ seat: 0, option: { type: 'attack', card: 'jab' } }],
      expect: {
        events: [
          { type: 'moved', rule: 'DU-ACT-01', from: 'hand0', into: 'table', tokens: ['jab'] },
          { type: 'attacked', seat: 0 },
        ],
        state: { zones: { hand0: { tokens: ['parry', 'block'] }, table: { tokens: ['jab'] } } },
      },
    });
    const parry = { type: 'attack', card: 'parry' };
    show({
      given: {
        situation: { duellists: [{ hand: ['jab', 'parry', 'block'], shown: ['cut'] }, { hand: ['jab'] }] },
      },
      do: [{ seat: 0, command: parry, expect: { refusal: { code: 'NO_BLOW' } } }],
      expect: { offered: [{ seat: 0, option: { card: 'cut' } }], notOffered: [{ seat: 0, option: parry }] },
    });
  });

  test('[DU-ACT-02] a studied card lies open for both and still belongs to the hand', () => {
    const seen = { shown1: { count: 1, tokens: ['lunge'] }, hand1: { count: 1 } };
    show({
      given: { situation: { duellists: [{ hand: ['jab'] }, { hand: ['lunge', 'jab'] }] } },
      draws: [{ hand1: 'lunge' }],
      do: [{ seat: 0, option: { type: 'study' } }],
      expect: {
        views: { 0: { zones: { ...seen, hand1: { count: 1, tokens: null } } }, 1: { zones: seen } },
        blocked: [{ seat: 1, command: { type: 'attack', card: 'lunge' }, code: 'CANNOT_PAY' }],
      },
    });
  });

  test('[DU-ACT-02] nothing can be studied when all is open', () => {
    show({
      given: { situation: { duellists: [{ hand: ['jab'] }, { shown: ['lunge'] }] } },
      do: [
        {
          seat: 0,
          command: { type: 'study' },
          expect: { refusal: { code: 'NOTHING_TO_STUDY', rule: 'DU-ACT-02' } },
        },
      ],
      expect: {
        offered: [{ seat: 1, option: { type: 'study' } }],
        notOffered: [{ seat: 0, option: { type: 'study' } }],
      },
    });
  });

  test('[DU-ACT-03] breathing regains exactly one health and never more than there was', () => {
    show({
      given: { setup: { health: 3 }, situation: { duellists: [{ health: 2 }, { health: 3 }] } },
      do: [{ seat: 0, option: { type: 'breathe' } }],
      expect: {
        state: { game: { duellists: [{ health: 3 }, { health: 3 }] } },
        blocked: [{ seat: 1, command: { type: 'breathe' }, code: 'UNHURT', rule: 'DU-ACT-03' }],
        notOffered: [{ seat: 1, option: { type: 'breathe' } }],
      },
    });
  });

  test('[DU-ACT-04] the rival learns that an omen was read, not what it says', () => {
    const match = dealt('omen');
    for (const seat of [0, 1]) give(match, seat, { type: 'stance', stance: 'wary' });
    const before = match.events(1).length;
    give(match, 0, { type: 'omen' });
    const face = match.state.game.duellists[0].omen;
    expect(face).toBeGreaterThanOrEqual(1);
    expect(match.events(0)).toContainEqual(expect.objectContaining({ type: 'omenRead', face }));
    expect(match.events(1).slice(before)).toMatchObject([{ type: 'omenRead', seat: 0 }, { type: 'acted' }]);
    expect(match.events(1).some((event) => 'face' in event || event.name === 'omen')).toBe(false);
    expect(match.view(1).game.duellists[0]).toMatchObject({ hasOmen: true });
    expect(match.view(1).game.duellists[0]).not.toHaveProperty('omen');
  });

  test('[DU-ACT-04] for the rival it may have said anything', () => {
    const match = dealt('omen');
    for (const seat of [0, 1]) give(match, seat, { type: 'stance', stance: 'wary' });
    give(match, 0, { type: 'omen' });
    const omens = (seat: number) =>
      Array.from({ length: 60 }, (_, world) => {
        const { game } = determinize(duel, match.copyState(), seat, makeKey(`world ${world}`));
        return game.duellists[0].omen;
      });
    expect(new Set(omens(1))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(omens(0))).toEqual(new Set([match.state.game.duellists[0].omen]));
  });

  test('[DU-ACT-04] no second omen while one waits', () => {
    show({
      given: { situation: { duellists: [{ omen: 3 }, {}] } },
      do: [
        {
          seat: 0,
          command: { type: 'omen' },
          expect: { refusal: { code: 'OMEN_WAITS', rule: 'DU-ACT-04' } },
        },
      ],
      expect: {
        offered: [{ seat: 1, option: { type: 'omen' } }],
        notOffered: [{ seat: 0, option: { type: 'omen' } }],
      },
    });
  });

  test('[DU-ACT-05] holding is always possible and does nothing but act', () => {
    const match = dealt('hold');
    for (const seat of [0, 1]) give(match, seat, { type: 'stance', stance: 'wary' });
    const { zones, game } = structuredClone(match.state);
    give(match, 0, { type: 'hold' });
    const [first, second] = game.duellists;
    expect(match.state.game).toEqual({ ...game, duellists: [{ ...first, hasActed: true }, second] });
    expect(match.state.zones).toEqual(zones);
  });
});

describe('attacks', () => {
  test('[DU-ATK-01] other cards of the hand are chosen one at a time, open ones too, and discarded together', () => {
    show({
      given: {
        situation: { duellists: [{ hand: ['lunge', 'jab', 'cut'], shown: ['block'] }, { hand: ['jab'] }] },
      },
      do: [
        {
          seat: 0,
          option: { card: 'lunge' },
          expect: {
            decision: { name: 'cost', rule: 'DU-ATK-01', seats: [0] },
            notOffered: [
              { seat: 0, option: { type: 'discard', card: 'lunge' } },
              { seat: 1, option: {} },
            ],
          },
        },
        {
          seat: 0,
          option: { card: 'block' },
          expect: { noEvents: [{ type: 'moved' }], notOffered: [{ seat: 0, option: { card: 'block' } }] },
        },
        { seat: 0, option: { card: 'cut' } },
      ],
      expect: {
        events: [
          { type: 'moved', rule: 'DU-ATK-01', from: 'shown0', into: 'discard', tokens: ['block'] },
          { type: 'moved', rule: 'DU-ATK-01', from: 'hand0', into: 'discard', tokens: ['cut'] },
        ],
        state: {
          zones: { hand0: { tokens: ['jab'] }, shown0: { tokens: [] }, table: { tokens: ['lunge'] } },
        },
      },
    });
  });

  test('[DU-ATK-01] until the last card is chosen the attack can be called off, and nothing has happened', () => {
    show({
      given: { situation: { duellists: [{ hand: ['lunge', 'jab', 'cut'] }, { hand: ['jab'] }] } },
      do: [
        { seat: 0, option: { card: 'lunge' } },
        { seat: 0, option: { type: 'discard', card: 'cut' } },
        { seat: 0, option: { type: 'cancel' } },
      ],
      expect: {
        decision: { name: 'action', seats: [0, 1] },
        state: { zones: { hand0: { tokens: ['lunge', 'jab', 'cut'] }, discard: { tokens: [] } } },
      },
    });
  });

  test('[DU-ATK-01] a blow without cost is on the table at once and cannot be called off', () => {
    show({
      given: { situation: { duellists: [{ hand: ['jab'] }, { hand: ['jab'] }] } },
      do: [{ seat: 0, option: { card: 'jab' }, expect: { decision: { name: 'parryChance' } } }],
      expect: {
        notOffered: [
          { seat: 0, option: { type: 'cancel' } },
          { seat: 1, option: { type: 'cancel' } },
        ],
      },
    });
  });

  it.each([
    [['cut', 'jab'], []],
    [['cut'], ['cut']],
    [['lunge', 'jab', 'jab'], []],
    [['lunge', 'jab'], ['lunge']],
  ])('[DU-ATK-01] with %j in hand, not affordable: %j', (hand, dear) => {
    const blocked = dear.map((card) => ({
      seat: 0,
      command: { type: 'attack', card },
      code: 'CANNOT_PAY',
      rule: 'DU-ATK-01',
    }));
    const option = { seat: 0, option: { type: 'attack', card: hand[0] } };
    show({
      given: { situation: { duellists: [{ hand }, { hand: ['jab'] }] } },
      expect: { blocked, ...(dear.length === 0 ? { offered: [option] } : { notOffered: [option] }) },
    });
  });

  it.each([
    ['an unseen card', { hand: ['jab'] }, true],
    ['an open card', { shown: ['jab'] }, true],
    ['no card', {}, false],
  ])('[DU-ATK-02] a defender with %s', (_case, defender, isAsked) => {
    show({
      given: { situation: { duellists: [{ hand: ['jab', 'jab'] }, defender] } },
      dice: isAsked ? [] : [{ strike: 2 }],
      do: [{ seat: 0, option: { card: 'jab' } }],
      expect: {
        decision: isAsked
          ? { name: 'parryChance', kind: 'window', seats: [1] }
          : { name: 'action', seats: [1] },
      },
    });
  });

  test('[DU-ATK-02] one parry answers a blow', () => {
    show({
      given: { situation: { duellists: [{ hand: ['jab', 'jab'] }, { hand: ['parry', 'parry'] }] } },
      dice: [{ strike: 6 }],
      do: [
        { seat: 0, option: { card: 'jab' } },
        { seat: 1, option: { card: 'parry' } },
      ],
      expect: {
        decision: { name: 'action', seats: [1] },
        state: { zones: { hand1: { tokens: ['parry'] } } },
      },
    });
  });

  const faces = [1, 2, 3, 4, 5, 6];
  const blows = { jab: 0, cut: 1, lunge: 3 };
  const parries = { none: 0, parry: 2, block: 3 };
  const figures = faces.flatMap((die) =>
    [0, 4, 5].flatMap((omen) =>
      (['bold', 'wary'] as const).flatMap((stance) =>
        [0, 2].flatMap((skill) =>
          Object.entries(parries).flatMap(([parry, guard]) =>
            Object.entries(blows).map(([blow, power]) => ({
              die,
              omen,
              stance,
              skill,
              parry,
              guard,
              blow,
              power,
            })),
          ),
        ),
      ),
    ),
  );

  test(`[DU-ATK-03] ${figures.length} blows do the damage that the rule says`, () => {
    for (const { die, omen, stance, skill, parry, guard, blow, power } of figures) {
      // the defender has the other stance, so each bonus is seen on its own
      const attack = die + skill + power + (stance === 'bold' ? 1 : 0) + (omen >= 5 ? 1 : 0);
      const defence = 4 + 1 + (stance === 'bold' ? 1 : 0) + guard;
      const above = die === 1 ? -1 : attack - defence;
      const damage = above < 0 ? 0 : above < 3 ? 1 : 2;
      const answer = parry === 'none' ? { type: 'pass' } : { type: 'parry', card: parry };
      const hand = [blow, 'jab', 'jab'];
      show({
        given: {
          setup: { points: 6 },
          situation: {
            duellists: [
              { strength: skill, stance, omen, hand },
              { guard: 1, stance: stance === 'bold' ? 'wary' : 'bold', hand: ['parry', 'block', 'cut'] },
            ],
          },
        },
        dice: [{ strike: die }],
        do: [
          { seat: 0, option: { type: 'attack', card: blow } },
          ...[...Array(power === 3 ? 2 : power).keys()].map(() => ({
            seat: 0,
            option: { type: 'discard', card: 'jab' },
          })),
          { seat: 1, option: answer },
        ],
        expect: {
          events: [
            damage === 0 ? { type: 'missed', seat: 0 } : { type: 'struck', seat: 1, damage, margin: above },
          ],
          state: { game: { duellists: { 1: { health: 5 - damage } } } },
        },
      });
    }
  });

  test('[DU-ATK-03] the odds of a blow are those of its six faces', () => {
    const staged = adapter.stage({
      situation: { duellists: [{ strength: 2, stance: 'bold', hand: ['jab'] }, { hand: ['jab'] }] },
    });
    if (!staged.ok || staged.value.situation === undefined) throw new Error('the situation should be valid');
    const { game } = staged.value.situation;
    const { total, counts } = blowOdds(planBlow({ ...start('odds').state, game }, 0, 0, -1));
    // bold 3 + die against a wary 5: 1 misses by rule, 2 to 4 reach it, 5 and 6 are three above
    expect({ total, counts: [...counts].sort(([a], [b]) => a - b) }).toEqual({
      total: 6,
      counts: [
        [0, 1],
        [1, 3],
        [2, 2],
      ],
    });
  });

  test.each([
    ['hits', 6],
    ['misses', 1],
  ])('[DU-ATK-04] the omen is spent and blow and parry are discarded when the blow %s', (_case, strike) => {
    show({
      given: {
        situation: {
          duellists: [
            { omen: 2, strength: 3, hand: ['jab'] },
            { omen: 4, hand: ['parry'] },
          ],
        },
      },
      dice: [{ strike }],
      do: [
        { seat: 0, option: { card: 'jab' } },
        { seat: 1, option: { card: 'parry' } },
      ],
      expect: {
        events: [
          { type: 'omenSpent', seat: 0 },
          { type: 'moved', rule: 'DU-ATK-04', from: 'table', into: 'discard' },
        ],
        state: {
          game: { duellists: [{ omen: 0 }, { omen: 4 }] },
          zones: { table: { tokens: [] }, discard: { tokens: ['jab', 'parry'] } },
        },
      },
    });
  });
});
