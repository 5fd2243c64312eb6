import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { Config, ParlourTypes } from '../test/parlour/types.ts';
import { answer, brokenBy, KEY, lastTypes, openParlour, type Parlour, play } from '../test/play.ts';
import { Recorder } from './context.ts';
import { CANCEL, PASS } from './flow.ts';
import { keyedLuck } from './luck.ts';
import { makeUniform } from './random.ts';
import { type Reading, reading } from './state.ts';

const ALL = [0, 1, 2];
const SHOP = { buyer: 0, item: '', colour: 'plain' };

function at(match: Parlour): Reading<ParlourTypes> {
  return match.state;
}

/** A parlour in which a procedure has just been called; seat 1 holds two cards. */
function inside(type: 'callVote' | 'callAlarm' | 'callPlan', config: Partial<Config> = {}): Parlour {
  const match = openParlour(config);
  play(match, 1, { type: 'draw' });
  play(match, 0, { type, seats: ALL });
  return match;
}

/** The state of a match with another stack of frames, as a broken save might bring it. */
function standingAt(step: string | undefined, config: Partial<Config> = {}): Reading<ParlourTypes> {
  const state = openParlour(config).copyState();
  const [frame] = state.frames;
  if (frame === undefined || step === undefined) state.frames = [];
  else frame.step = step;
  return reading(state);
}

describe('decision', () => {
  it('says what is asked of whom, with the facts for the prompt', () => {
    expect(parlour.decision(at(openParlour()))).toEqual({
      kind: 'pick',
      name: 'turn',
      rule: 'PA-TURN',
      seats: ALL,
      about: { notes: 3 },
    });
    expect(parlour.decision(at(inside('callVote')))).toEqual({
      kind: 'sealed',
      name: 'vote',
      rule: 'PA-VOTE',
      seats: ALL,
    });
    expect(parlour.decision(at(inside('callPlan')))).toEqual({
      kind: 'form',
      name: 'plan',
      rule: 'PA-PLAN',
      seats: ALL,
    });
  });

  it('says of a window whether all hands are open', () => {
    const window = { kind: 'window', name: 'alarm', rule: 'PA-ALARM', seats: ALL };
    expect(parlour.decision(at(inside('callAlarm')))).toEqual({ ...window, isOpen: false });
    expect(parlour.decision(at(inside('callAlarm', { openHands: true })))).toEqual({
      ...window,
      isOpen: true,
    });
  });

  it('is nothing once the game is over, has no frame left, or stands where nobody decides', () => {
    const over = openParlour();
    play(over, 0, { type: 'end' });
    for (const state of [at(over), standingAt(undefined), standingAt('stuck')]) {
      expect(parlour.decision(state)).toBeUndefined();
      expect(parlour.options(state, 0)).toEqual([]);
      expect(parlour.blocked(state, 0)).toEqual([]);
    }
  });

  it('breaks where the rules know no such step', () => {
    expect(brokenBy(() => parlour.decision(standingAt('attic')))).toBe('STEP_UNKNOWN');
    expect(() => parlour.decision(standingAt('attic'))).toThrow('there is no step table.attic');
    const state = openParlour().copyState();
    state.frames.push({ id: 2, procedure: 'attic', step: 'start', locals: {}, cause: 0, unpaid: false });
    expect(brokenBy(() => parlour.decision(reading(state)))).toBe('STEP_UNKNOWN');
  });
});

describe('options', () => {
  it('are the step’s own for a pick and for a sealed answer', () => {
    expect(parlour.options(at(openParlour()), 0)).toContainEqual({ type: 'rest' });
    expect(parlour.options(at(openParlour()), 0)).not.toContainEqual(CANCEL);
    expect(parlour.options(at(inside('callVote')), 0)).toEqual([
      { type: 'vote', vote: 'yes' },
      { type: 'vote', vote: 'no' },
    ]);
  });

  it('begin with pass in a window', () => {
    const match = inside('callAlarm');
    expect(parlour.options(at(match), 0)).toEqual([PASS]);
    expect(parlour.options(at(match), 1)).toEqual([PASS, { type: 'shout' }, { type: 'leave' }]);
  });

  it('end with cancel for a pick in an unpaid chain', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' });
    expect(parlour.options(at(match), 0)).toEqual([
      { type: 'item', name: 'clock' },
      { type: 'item', name: 'vase' },
      CANCEL,
    ]);
  });

  it('offer cancel for nothing but picks, which alone can be part of a chain', () => {
    const state = inside('callVote').copyState();
    for (const frame of state.frames) frame.unpaid = true;
    expect(parlour.options(reading(state), 0)).not.toContainEqual(CANCEL);
  });

  it('are none for a form', () => {
    expect(parlour.options(at(inside('callPlan')), 0)).toEqual([]);
  });
});

describe('blocked', () => {
  it('gives the reasons of the step, if it has any', () => {
    expect(parlour.blocked(at(openParlour()), 2)).toEqual([
      { command: { type: 'show', card: 0 }, code: 'EMPTY_HAND', rule: 'PA-SHOW', args: { seat: 2 } },
    ]);
    expect(parlour.blocked(at(inside('callAlarm')), 2)).toEqual([]);
    expect(parlour.blocked(at(inside('callPlan')), 2)).toEqual([]);
  });
});

describe('plans', () => {
  it('are what the open step offers for an answer', () => {
    const match = openParlour();
    const [plan, ...others] = parlour.plans(at(match), 0, { type: 'roll' });
    expect(plan).toMatchObject({ type: 'luck', rule: 'PA-ROLL' });
    expect(others).toEqual([]);
    expect(parlour.plans(at(match), 0, { type: 'rest' })).toEqual([]);
  });

  it('are none where the step offers none, for a form, and once nothing is asked', () => {
    const match = openParlour();
    for (const state of [at(inside('callVote')), at(inside('callPlan'))])
      expect(parlour.plans(state, 0, { type: 'roll' })).toEqual([]);
    play(match, 0, { type: 'end' });
    expect(parlour.plans(at(match), 0, { type: 'roll' })).toEqual([]);
  });

  it('are missing for a reason that the step declares by the type of the answer', () => {
    const match = openParlour();
    expect(parlour.unplanned(at(match), { type: 'peek' })).toBe('nobody asks for its odds');
    expect(parlour.unplanned(at(match), { type: 'roll' })).toBeUndefined();
    for (const state of [at(inside('callVote')), at(inside('callPlan'))])
      expect(parlour.unplanned(state, { type: 'peek' })).toBeUndefined();
    play(match, 0, { type: 'end' });
    expect(parlour.unplanned(at(match), { type: 'peek' })).toBeUndefined();
  });
});

describe('fallback', () => {
  it('is the step’s own, or the first option', () => {
    expect(parlour.fallback(at(openParlour()), 0)).toEqual({ type: 'rest' });
    expect(parlour.fallback(at(inside('callPlan')), 2)).toEqual({ type: 'plan', points: 2 });
    expect(parlour.fallback(at(inside('callVote')), 2)).toEqual({ type: 'vote', vote: 'yes' });
    const council = openParlour();
    play(council, 0, { type: 'callCouncil' });
    expect(parlour.fallback(at(council), 0)).toEqual({ type: 'vote', vote: 'no' });
  });

  it('is to pass in a window, whatever else could be done', () => {
    expect(parlour.fallback(at(inside('callAlarm')), 1)).toEqual(PASS);
  });

  it('breaks when there is nothing to choose', () => {
    expect(brokenBy(() => parlour.fallback(standingAt('emptyPick'), 0))).toBe('NOTHING_TO_CHOOSE');
    expect(() => parlour.fallback(standingAt('emptyPick'), 0)).toThrow('a decision has no option');
  });
});

describe('forms', () => {
  it('list what is wrong with a draft', () => {
    const state = at(inside('callPlan'));
    expect(parlour.problems(state, 0, { type: 'plan', points: 3 })).toEqual([]);
    expect(parlour.problems(state, 0, undefined)).toEqual([
      { code: 'POINTS', path: 'points', rule: 'PA-PLAN' },
    ]);
    expect(parlour.problems(at(openParlour()), 0, undefined)).toEqual([]);
  });

  it('make legal samples', () => {
    const state = at(inside('callPlan'));
    const random = makeUniform(KEY, 'sample');
    const samples = Array.from({ length: 20 }, () => parlour.sample(state, 0, random));
    for (const sample of samples) expect(parlour.problems(state, 0, sample)).toEqual([]);
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBeGreaterThan(3);
  });

  it('are the only ones to do so', () => {
    const random = makeUniform(KEY, 'sample');
    expect(brokenBy(() => parlour.sample(at(openParlour()), 0, random))).toBe('NOT_A_FORM');
    expect(() => parlour.sample(at(openParlour()), 0, random)).toThrow('turn is not a form');
  });
});

describe('what is not asked', () => {
  it('cannot be answered', () => {
    const state = openParlour().copyState();
    state.frames = [];
    const random = makeUniform(KEY, 'sample');
    const recorder = new Recorder(parlour, state, keyedLuck(KEY), 0);
    for (const work of [
      () => parlour.fallback(reading(state), 0),
      () => parlour.problems(reading(state), 0, {}),
      () => parlour.sample(reading(state), 0, random),
      () => parlour.decide(recorder, [{ seat: 0, answer: { type: 'rest' } }]),
    ]) {
      expect(brokenBy(work)).toBe('NOTHING_ASKED');
      expect(work).toThrow('no decision is open');
    }
  });

  it('cannot be answered by nobody', () => {
    const recorder = new Recorder(parlour, openParlour().copyState(), keyedLuck(KEY), 0);
    expect(brokenBy(() => parlour.decide(recorder, []))).toBe('NOTHING_TO_CHOOSE');
  });
});

describe('a window for nobody', () => {
  it('is passed without asking', () => {
    const match = openParlour();
    play(match, 0, { type: 'callAlarm', seats: [] });
    expect(lastTypes(match)).toEqual(['frameStepped', 'framePushed', 'framePopped', 'asked']);
    expect(match.decision()?.name).toBe('turn');
  });
});

describe('unpaid chains', () => {
  function inPayment(): Parlour {
    const match = openParlour();
    play(match, 0, { type: 'buy' }, { type: 'item', name: 'vase' });
    return match;
  }

  it('happen when they are paid', () => {
    const match = inPayment();
    expect(match.state.frames.at(-1)).toMatchObject({
      procedure: 'shop',
      step: 'payment',
      locals: { ...SHOP, item: 'vase' },
    });
    play(match, 0, { type: 'pay' });
    expect(match.state.game.bought).toEqual(['plain vase']);
    expect(match.state.frames).toHaveLength(1);
  });

  it('can hold others, which hand back what was chosen', () => {
    const match = inPayment();
    play(match, 0, { type: 'wrap' }, { type: 'colour', name: 'red' }, { type: 'pay' });
    expect(match.state.game.bought).toEqual(['red vase']);
  });

  it('are left as if they had never begun, from however deep', () => {
    for (const deeper of [[], [{ type: 'wrap' } as const]]) {
      const match = inPayment();
      const { game, zones } = openParlour().state;
      play(match, 0, ...deeper, CANCEL);
      expect(match.state.frames.map(({ procedure }) => procedure)).toEqual(['table']);
      expect(match.state.game).toEqual(game);
      expect(match.state.zones).toEqual(zones);
    }
  });

  it('take cancel for no answer outside', () => {
    expect(answer(openParlour(), 0, CANCEL)).toMatchObject({
      ok: false,
      refusal: { code: 'ANSWER_ILLEGAL' },
    });
  });
});

describe('rules that do not go on', () => {
  it.each([
    ['stepUnknown', 'STEP_UNKNOWN', 'there is no step table.attic'],
    ['stuck', 'STEP_STUCK', 'table.stuck did not go on'],
    ['circle', 'STEP_LIMIT', 'more than 10000 automatic steps'],
    ['flowEnd', 'FLOW_END', 'the last procedure ended but the game is not over'],
  ] as const)('%s breaks with %s', (fault, code, message) => {
    const match = openParlour({ isFragile: true });
    expect(brokenBy(() => answer(match, 0, { type: 'err', fault }))).toBe(code);
    expect(() => answer(match, 0, { type: 'err', fault })).toThrow(message);
  });

  it('may stop anywhere once the game is over', () => {
    const match = openParlour();
    play(match, 1, { type: 'close' });
    expect(match.state.frames).toMatchObject([{ step: 'close' }]);
    expect(match.outcome()).toEqual({ rule: 'PA-END', result: 'end', winners: ALL });
    expect(match.decision()).toBeUndefined();
  });
});
