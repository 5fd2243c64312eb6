import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import {
  accepted,
  answer,
  brokenBy,
  getWaiting,
  lastTypes,
  numberOf,
  openParlour,
  type Parlour,
  play,
  voting,
} from '../test/play.ts';
import { PASS } from './flow.ts';
import { forkMatch } from './fork.ts';
import type { Game } from './index.ts';

const ALL = [0, 1, 2];
const YES = { type: 'vote', vote: 'yes' } as const;
const NO = { type: 'vote', vote: 'no' } as const;

describe('a pick', () => {
  it('goes to whoever answers first', () => {
    const match = openParlour();
    expect(ALL.map((seat) => numberOf(match, seat))).toEqual([1, 1, 1]);
    play(match, 2, { type: 'note' });
    expect(match.state.game.notes).toEqual([0, 0, 1]);
  });

  it('stays open under its number while its step stands, whatever happens meanwhile', () => {
    const match = openParlour();
    play(match, 2, { type: 'note' });
    play(match, 1, { type: 'roll' });
    accepted(match.submit(0, 1, { type: 'note' }));
    expect(match.state.game.notes).toEqual([1, 0, 1]);
  });

  it('stays closed once its step was entered again', () => {
    const match = openParlour();
    play(match, 2, { type: 'rest' });
    expect(match.submit(0, 1, { type: 'note' })).toEqual({
      ok: false,
      refusal: { code: 'DECISION_CLOSED' },
    });
    expect(numberOf(match, 0)).toBe(2);
  });

  it('is open again, under the same number, after what interrupted it', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' });
    expect(match.submit(1, 1, { type: 'note' })).toMatchObject({ ok: false, refusal: { code: 'NOT_ASKED' } });
    play(match, 0, { type: 'item', name: 'vase' }, { type: 'pay' });
    accepted(match.submit(1, 1, { type: 'note' }));
  });

  it('is put to those who were not asked it before', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    expect(lastTypes(match)).toEqual(['noted']);
    play(match, 0, { type: 'rest' });
    expect(match.log.at(-1)?.events).toEqual([
      { type: 'answered', seat: 0, cause: 0 },
      { type: 'frameStepped', step: 'start', cause: 0 },
      { type: 'asked', seats: ALL, cause: 0 },
    ]);
  });
});

describe('a sealed decision', () => {
  it('holds every answer back until the last, then takes them in seat order', () => {
    const match = voting();
    play(match, 2, NO);
    play(match, 0, YES);
    expect(match.state.game.votes).toEqual([]);
    expect(match.log.at(-1)?.events).toMatchObject([
      { type: 'answered', seat: 0 },
      { type: 'sealed', seat: 0, answer: YES },
    ]);
    play(match, 1, NO);
    expect(match.state.game.votes).toEqual(['yes', 'no', 'no']);
    expect(lastTypes(match)).toEqual([
      'sealed',
      'unsealed',
      'voted',
      'voted',
      'voted',
      'framePopped',
      'asked',
    ]);
    expect(match.state.seats.some(({ sealed }) => sealed !== undefined)).toBe(false);
  });

  it('asks only those it names', () => {
    const match = voting([1, 2]);
    const number = match.state.seats[0]?.asked ?? 0;
    expect(match.submit(0, number, YES)).toMatchObject({ refusal: { code: 'NOT_ASKED', rule: 'PA-VOTE' } });
    play(match, 1, YES);
    play(match, 2, NO);
    expect(match.state.game.votes).toEqual(['yes', 'no']);
  });

  it('is answered at once where one seat is asked', () => {
    const match = voting([0]);
    play(match, 0, NO);
    expect(match.state.game.votes).toEqual(['no']);
  });

  it('does not wait for those who left it', () => {
    const match = openParlour();
    play(match, 0, { type: 'callCouncil' });
    play(match, 1, YES);
    play(match, 2, NO);
    accepted(match.concede(0));
    expect(match.state.game.votes).toEqual(['yes', 'no']);
    expect(match.decision()?.name).toBe('turn');
  });

  it('drops the answer of those who left it', () => {
    const match = openParlour();
    play(match, 0, { type: 'callCouncil' });
    play(match, 0, YES);
    accepted(match.concede(0));
    expect(match.state.seats[0]?.sealed).toEqual(YES);
    play(match, 1, NO);
    play(match, 2, NO);
    expect(match.state.game.votes).toEqual(['no', 'no']);
    expect(match.state.seats[0]?.sealed).toBeUndefined();
  });
});

describe('a window', () => {
  /** Everybody holds two cards and can react. */
  function alarmed(seats = ALL): Parlour {
    const match = openParlour();
    for (const seat of ALL) play(match, seat, { type: 'draw' });
    play(match, 0, { type: 'callAlarm', seats });
    return match;
  }

  it('closes when all have passed', () => {
    const match = alarmed();
    play(match, 2, PASS);
    play(match, 0, PASS);
    expect(match.decision()?.name).toBe('alarm');
    play(match, 1, PASS);
    expect(lastTypes(match)).toEqual(['sealed', 'unsealed', 'framePopped', 'asked']);
    expect(match.decision()?.name).toBe('turn');
  });

  it('takes the first reaction at once, forgets who passed, and opens again', () => {
    const match = alarmed();
    const number = numberOf(match, 1);
    play(match, 2, PASS);
    play(match, 1, { type: 'shout' });
    expect(lastTypes(match)).toEqual(['unsealed', 'frameStepped', 'shouted', 'asked']);
    expect(getWaiting(match)).toEqual(ALL);
    expect(match.submit(0, number, PASS)).toMatchObject({ refusal: { code: 'DECISION_CLOSED' } });
    play(match, 1, PASS);
    play(match, 2, PASS);
    play(match, 0, { type: 'leave' });
    expect(match.decision()?.name).toBe('turn');
  });

  it('names in its event all who were asked, so that it does not tell who had passed', () => {
    const passed = alarmed();
    play(passed, 2, PASS);
    const events = [passed, alarmed()].map((match) => {
      play(match, 1, { type: 'leave' });
      return match.log.at(-1)?.events.map(({ cause: _cause, ...event }) => event);
    });
    expect(events[0]?.[1]).toEqual({ type: 'unsealed', seats: ALL });
    expect(events[0]).toEqual(events[1]);
  });

  it('opens whether or not anybody can react', () => {
    const match = openParlour();
    play(match, 0, { type: 'callAlarm', seats: ALL });
    expect(match.decision()?.name).toBe('alarm');
    expect(match.options(1)).toEqual([PASS]);
  });

  it.each([
    ['with a single seat', { seats: 1 }, [0]],
    ['with open hands', { openHands: true }, ALL],
  ])('is skipped %s when nobody can react', (_name, config, seats) => {
    const match = openParlour(config);
    play(match, 0, { type: 'callAlarm', seats });
    expect(match.decision()?.name).toBe('turn');
    expect(lastTypes(match)).toContain('sealed');
  });

  it.each([
    ['with a single seat', { seats: 1 }, [0]],
    ['with open hands', { openHands: true }, ALL],
  ])('opens %s when somebody can react', (_name, config, seats) => {
    const match = openParlour(config);
    play(match, 0, { type: 'draw' }, { type: 'callAlarm', seats });
    expect(match.decision()?.name).toBe('alarm');
    play(match, 0, PASS);
    expect(match.decision()?.name).toBe('turn');
  });

  it('is passed in seat order, in whatever order its seats are named', () => {
    const passed: (readonly number[])[] = [];
    const backwards: Game<ParlourTypes> = {
      ...parlour,
      decision(state) {
        const decision = parlour.decision(state);
        return decision && { ...decision, seats: decision.seats.toReversed() };
      },
      decide(context, answers) {
        passed.push(answers.map(({ seat }) => seat));
        parlour.decide(context, answers);
      },
    };
    play(openParlour({ game: backwards, openHands: true }), 0, { type: 'callAlarm', seats: ALL });
    expect(passed).toEqual([[0], ALL]);
  });

  it('that nobody is left to answer gives way to what comes next', () => {
    const match = openParlour({ openHands: true });
    play(match, 1, { type: 'draw' });
    accepted(match.concede(1));
    play(match, 0, { type: 'callAlarm', seats: ALL });
    const passes = ['sealed', 'sealed', 'sealed', 'unsealed'];
    expect(lastTypes(match)).toEqual(['frameStepped', 'framePushed', ...passes, 'framePopped', 'asked']);
    expect(match.decision()?.name).toBe('turn');
  });
});

describe('standing orders', () => {
  const CALL = { type: 'callAlarm', seats: ALL } as const;

  it('pass a window as soon as it opens', () => {
    const match = openParlour();
    accepted(match.order(2, 'alarm', true));
    play(match, 0, CALL);
    expect(match.state.seats[2]?.sealed).toEqual(PASS);
    expect(getWaiting(match)).toEqual([0, 1]);
    expect(lastTypes(match)).toEqual(['frameStepped', 'framePushed', 'asked', 'sealed']);
  });

  it.each([
    ['vote', { type: 'callVote', seats: ALL }],
    ['item', { type: 'buy' }],
    ['plan', { type: 'callPlan', seats: ALL }],
  ] as const)('answer nothing but windows: not a %s that an old save has one for', (name, call) => {
    const match = openParlour();
    const state = match.copyState();
    for (const seat of state.seats) seat.orders = [name];
    const fork = forkMatch(match, state);
    play(fork, 1, call);
    expect(fork.decision()?.name).toBe(name);
    expect(getWaiting(fork)).toContain(1);
  });

  it('let the others be asked as if there were none', () => {
    const match = openParlour();
    play(match, 0, { type: 'draw' });
    for (const seat of [1, 2]) accepted(match.order(seat, 'alarm', true));
    play(match, 0, CALL);
    expect(getWaiting(match)).toEqual([0]);
    play(match, 0, PASS);
    expect(match.decision()?.name).toBe('turn');
  });

  it('do not answer what was asked before they were given', () => {
    const match = openParlour();
    play(match, 0, CALL);
    accepted(match.order(2, 'alarm', true));
    expect(getWaiting(match)).toEqual(ALL);
    play(match, 0, PASS);
    expect(match.view(2).decision?.hasAnswered).toBe(false);
  });

  it('of all seats close a window at once', () => {
    const match = openParlour();
    for (const seat of ALL) accepted(match.order(seat, 'alarm', true));
    play(match, 0, CALL);
    expect(match.log.at(-1)?.events.filter(({ type }) => type === 'sealed')).toHaveLength(3);
    expect(match.decision()?.name).toBe('turn');
  });

  it('look to the others as if it had been done by hand', () => {
    const [ordered, byHand] = [openParlour(), openParlour()];
    accepted(ordered.order(0, 'alarm', true));
    for (const match of [ordered, byHand]) play(match, 1, CALL);
    play(byHand, 0, PASS);
    for (const match of [ordered, byHand]) play(match, 2, PASS);
    for (const seat of [1, 2]) {
      expect(ordered.view(seat)).toEqual(byHand.view(seat));
      expect(ordered.events(seat)).toEqual(byHand.events(seat));
    }
    expect(numberOf(ordered, 1)).toBe(numberOf(byHand, 1));
  });

  it('are over once they are taken back', () => {
    const match = openParlour();
    accepted(match.order(2, 'alarm', true));
    accepted(match.order(2, 'alarm', false));
    play(match, 0, CALL);
    expect(getWaiting(match)).toEqual(ALL);
  });

  it('pass a window again after every reaction', () => {
    const match = openParlour();
    play(match, 0, { type: 'draw' });
    for (const seat of [1, 2]) accepted(match.order(seat, 'alarm', true));
    play(match, 0, CALL);
    play(match, 0, { type: 'shout' }, { type: 'shout' }, PASS);
    expect(match.decision()?.name).toBe('turn');
  });
});

describe('a single seat', () => {
  it('is asked even when it has one option only, but for windows', () => {
    const game: Game<ParlourTypes> = { ...parlour, options: () => [{ type: 'rest' }] };
    const match = openParlour({ game, seats: 1 });
    expect(match.decision()?.name).toBe('turn');
    expect(lastTypes(match)).toEqual(['asked']);
  });
});

describe('a conceded seat', () => {
  it('gives its fallback wherever all must answer', () => {
    const match = openParlour();
    accepted(match.concede(1));
    play(match, 0, { type: 'callVote', seats: ALL });
    expect(getWaiting(match)).toEqual([0, 2]);
    play(match, 0, NO);
    play(match, 2, NO);
    expect(match.state.game.votes).toEqual(['no', 'yes', 'no']);
    play(match, 0, { type: 'callAlarm', seats: ALL });
    expect(getWaiting(match)).toEqual([0, 2]);
    play(match, 2, PASS);
    play(match, 0, PASS, { type: 'callPlan', seats: ALL }, { type: 'plan', points: 7 });
    play(match, 2, { type: 'plan', points: 8 });
    expect(match.state.game.points).toEqual([7, 1, 8]);
  });

  it('gives it at once where it is waited for', () => {
    const match = openParlour();
    play(match, 0, { type: 'callVote', seats: ALL });
    play(match, 0, NO);
    play(match, 2, NO);
    accepted(match.concede(1));
    expect(match.state.game.votes).toEqual(['no', 'yes', 'no']);
  });

  it('does not act for the others in a pick, but alone it does', () => {
    const match = openParlour();
    accepted(match.concede(1));
    expect(match.decision()?.seats).toEqual(ALL);
    expect(match.state.game.notes).toEqual([0, 0, 0]);
    play(match, 0, { type: 'buy' });
    accepted(match.concede(0));
    // The shop asks the buyer only: first options until it is paid.
    expect(match.state.game.bought).toEqual(['plain clock']);
    expect(match.decision()?.name).toBe('turn');
  });
});

describe('rules that put nothing right', () => {
  it.each([
    ['nobodyAsked', 'NOBODY_ASKED', 'turn is put to no seat'],
    ['endlessWindow', 'AUTOMATIC_LIMIT', 'more than 1000 answers given without asking'],
  ] as const)('%s breaks with %s', (fault, code, message) => {
    const match = openParlour({ isFragile: true });
    expect(brokenBy(() => answer(match, 0, { type: 'err', fault }))).toBe(code);
    expect(() => answer(match, 0, { type: 'err', fault })).toThrow(message);
  });

  it('breaks when nothing is asked though the game goes on', () => {
    const game: Game<ParlourTypes> = { ...parlour, decision: () => undefined };
    expect(brokenBy(() => openParlour({ game }))).toBe('DEAD_END');
    expect(() => openParlour({ game })).toThrow('the game is not over but nothing is asked');
  });

  it('has nothing to settle in a game that is over', () => {
    const game: Game<ParlourTypes> = {
      ...parlour,
      outcome: () => ({ rule: 'PA-END', result: 'end', winners: [] }),
      decision: () => undefined,
    };
    expect(openParlour({ game }).decision()).toBeUndefined();
  });
});
