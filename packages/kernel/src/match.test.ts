import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import {
  accepted,
  answer,
  KEY,
  lastTypes,
  openParlour,
  over,
  type Parlour,
  planning,
  play,
  refusalOf,
  voting,
} from '../test/play.ts';
import { createMatch } from './create-match.ts';
import { HOST } from './log.ts';
import type { Result } from './refusals.ts';

const ALL = [0, 1, 2];
const YES = { type: 'vote', vote: 'yes' } as const;
const NO = { type: 'vote', vote: 'no' } as const;

describe('createMatch', () => {
  const setup = { config: { seats: 3 }, content: { cards: 1 }, key: KEY };

  it('runs the opening to the first decision', () => {
    const match = openParlour();
    expect(match.log).toEqual([
      { by: HOST, act: { type: 'start' }, events: [{ type: 'asked', seats: ALL, cause: 0 }] },
    ]);
    expect(match.decision()).toMatchObject({ kind: 'pick', name: 'turn' });
    expect(match.outcome()).toBeUndefined();
    expect(match.isScripted).toBe(false);
    expect(match.isFork).toBe(false);
  });

  it('begins as the game says', () => {
    const game: typeof parlour = {
      ...parlour,
      begin: (context) => void context.emit({ type: 'noted', rule: 'PA-NOTE', seat: 1 }),
    };
    expect(openParlour({ game }).state.game.notes).toEqual([0, 1, 0]);
  });

  it.each(['', 'abc', KEY.toUpperCase(), `${KEY}0`])('refuses the key "%s"', (key) => {
    expect(createMatch(parlour, { ...setup, key })).toEqual({
      ok: false,
      problems: [{ code: 'KEY_BAD', path: 'key' }],
    });
  });

  it('lists what is wrong with the config', () => {
    const config = { seats: 1.5 };
    const content = { cards: 0.5 };
    expect(createMatch(parlour, { ...setup, config, content })).toEqual({
      ok: false,
      problems: [
        { code: 'SEATS', path: 'seats' },
        { code: 'CARDS', path: 'cards' },
      ],
    });
  });
});

describe('submit', () => {
  const refusals: [string, () => Parlour, (match: Parlour) => Result<ParlourTypes>, object][] = [
    [
      'a seat that is not there',
      openParlour,
      (match) => match.submit(3, 1, { type: 'note' }),
      { code: 'SEAT_UNKNOWN' },
    ],
    [
      'an answer to a finished match',
      over,
      (match) => match.submit(0, 1, { type: 'note' }),
      { code: 'MATCH_OVER' },
    ],
    [
      'a seat that is not asked',
      () => {
        const match = openParlour();
        play(match, 0, { type: 'buy' });
        return match;
      },
      (match) => match.submit(1, 1, { type: 'note' }),
      { code: 'NOT_ASKED', rule: 'PA-SHOP' },
    ],
    ['a decision that is closed', voting, (match) => match.submit(0, 1, YES), { code: 'DECISION_CLOSED' }],
    [
      'a decision that is not yet open',
      voting,
      (match) => match.submit(0, 9, YES),
      { code: 'DECISION_CLOSED' },
    ],
    [
      'a second answer',
      () => {
        const match = voting();
        play(match, 1, YES);
        return match;
      },
      (match) => answer(match, 1, NO),
      { code: 'ALREADY_ANSWERED', rule: 'PA-VOTE' },
    ],
    [
      'what is no option',
      voting,
      (match) => answer(match, 0, { type: 'note' }),
      { code: 'ANSWER_ILLEGAL', rule: 'PA-VOTE' },
    ],
    [
      'what is blocked, with the reason',
      voting,
      (match) => answer(match, 0, { type: 'vote', vote: 'maybe' }),
      { code: 'NO_MAYBE', rule: 'PA-VOTE' },
    ],
    [
      'what is blocked, with its figures',
      openParlour,
      (match) => answer(match, 2, { type: 'show', card: 0 }),
      { code: 'EMPTY_HAND', rule: 'PA-SHOW', args: { seat: 2 } },
    ],
    [
      'a draft with problems',
      planning,
      (match) => answer(match, 0, { type: 'rest' }),
      { code: 'FORM_PROBLEMS', problems: [{ code: 'POINTS', path: 'points', rule: 'PA-PLAN' }] },
    ],
    [
      'a draft that is no draft',
      planning,
      (match) =>
        answer(match, 0, { type: 'plan', points: 1, more: 'x'.repeat(200_001) } as {
          type: 'plan';
          points: number;
        }),
      { code: 'ANSWER_TOO_BIG' },
    ],
  ];

  it.each(refusals)('refuses %s and changes nothing', (_name, make, request, refusal) => {
    const match = make();
    const { hash, log } = match;
    const entries = log.length;
    const before = ALL.map((seat) =>
      JSON.stringify([match.view(seat), match.events(seat), match.options(seat)]),
    );
    expect(request(match)).toEqual({ ok: false, refusal });
    expect(match.hash).toBe(hash);
    expect(match.log).toHaveLength(entries);
    expect(
      ALL.map((seat) => JSON.stringify([match.view(seat), match.events(seat), match.options(seat)])),
    ).toEqual(before);
  });

  it('accepts every option and logs who gave it', () => {
    for (const option of openParlour().options(1)) {
      const match = openParlour();
      const { hash } = match;
      accepted(match.submit(1, 1, option));
      expect(match.log[1]).toMatchObject({ by: 1, act: { type: 'answer', answer: option } });
      expect(match.hash === hash).toBe(match.log[1]?.events.length === 0);
    }
  });

  it('accepts an answer that is equal to an option, however it was written', () => {
    const match = openParlour();
    accepted(match.submit(0, 1, JSON.parse('{ "seats": [0, 1, 2], "type": "callVote" }')));
  });

  it('keeps the option itself, not what was sent', () => {
    const match = openParlour();
    const sent: { type: 'rest' } = { type: 'rest' };
    accepted(match.submit(0, 1, sent));
    const act = match.log[1]?.act;
    expect(act).toStrictEqual({ type: 'answer', number: 1, answer: { type: 'rest' } });
    expect(act?.type === 'answer' && act.answer).not.toBe(sent);
  });

  it('refuses what only looks like an option', () => {
    const match = openParlour();
    const alike: { type: 'rest' } = Object.assign(Object.create({ isHostile: true }), { type: 'rest' });
    expect(refusalOf(match.submit(0, 1, alike))).toEqual({ code: 'ANSWER_NOT_DATA' });
  });

  it('takes an answer once: its number is spent, though the question is still the same', () => {
    const match = openParlour();
    accepted(match.submit(0, 1, { type: 'note' }));
    expect(refusalOf(match.submit(0, 1, { type: 'note' }))).toEqual({ code: 'DECISION_CLOSED' });
    expect(match.state.game.notes).toEqual([1, 0, 0]);
    accepted(match.submit(0, 2, { type: 'note' }));
    accepted(match.submit(1, 1, { type: 'note' }));
  });

  it('keeps a draft as it was when it was committed, and nothing in it that the rules do not know', () => {
    const match = planning();
    const draft = JSON.parse('{"type": "plan", "points": 1, "notes": ["a"], "__proto__": {"hostile": true}}');
    play(match, 1, draft);
    draft.points = 2;
    expect(match.state.seats[1]?.sealed).toStrictEqual({ type: 'plan', points: 1 });
    expect(Object.hasOwn(match.state.seats[1]?.sealed ?? {}, '__proto__')).toBe(false);
  });

  it('commits drafts together', () => {
    const match = planning();
    ALL.forEach((seat) => {
      play(match, seat, { type: 'plan', points: 10 + seat });
    });
    expect(match.state.game.points).toEqual([10, 11, 12]);
    expect(lastTypes(match)).toEqual([
      'sealed',
      'unsealed',
      'planned',
      'planned',
      'planned',
      'framePopped',
      'asked',
    ]);
  });
});

describe('options', () => {
  it('are empty for those who are not asked, have answered, or are asked for a form', () => {
    const match = voting();
    expect(match.options(3)).toEqual([]);
    play(match, 1, YES);
    expect(match.options(1)).toEqual([]);
    expect(match.options(0)).toEqual([YES, NO]);
    expect(planning().options(0)).toEqual([]);
    expect(over().options(0)).toEqual([]);
  });

  it('are worked out once for every entry of the log', () => {
    let asked = 0;
    const game = {
      ...parlour,
      options: (...args: Parameters<typeof parlour.options>) => {
        asked += 1;
        return parlour.options(...args);
      },
    };
    const match = openParlour({ game });
    asked = 0;
    match.options(0);
    expect(match.options(0)).toBe(match.options(0));
    expect(asked).toBe(1);
    play(match, 0, { type: 'draw' });
    expect(match.options(0)).toContainEqual({ type: 'show', card: match.state.zones.hand0?.tokens[0] });
    expect(asked).toBe(2);
  });
});

describe('whyNot', () => {
  const reason = { code: 'NO_MAYBE', rule: 'PA-VOTE', args: { seat: 1 } } as const;
  const asked: unknown[] = [];
  const game: typeof parlour = {
    ...parlour,
    whyNot(_state, _seat, answer) {
      asked.push(answer);
      return reason;
    },
  };

  it('is asked about what is neither offered nor blocked, and shown plain data only', () => {
    const created = createMatch(game, { config: { seats: 3 }, content: { cards: 1 }, key: KEY });
    if (!created.ok) throw new Error('refused');
    const match = created.value;
    const unknown = { type: 'show', card: 99 } as const;
    expect(answer(match, 1, unknown)).toEqual({ ok: false, refusal: reason });
    expect(answer(match, 1, { ...unknown, card: 0.5 })).toMatchObject({
      refusal: { code: 'ANSWER_NOT_DATA' },
    });
    expect(answer(match, 2, { type: 'show', card: 0 })).toMatchObject({ refusal: { code: 'EMPTY_HAND' } });
    expect(asked).toEqual([unknown]);
  });
});

describe('blocked', () => {
  it('tells those who are asked', () => {
    const match = voting();
    expect(match.blocked(0)).toEqual([
      { command: { type: 'vote', vote: 'maybe' }, code: 'NO_MAYBE', rule: 'PA-VOTE' },
    ]);
    expect(match.blocked(3)).toEqual([]);
    expect(over().blocked(0)).toEqual([]);
  });
});
