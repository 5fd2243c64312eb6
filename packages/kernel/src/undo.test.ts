import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import {
  accepted,
  answer,
  getWaiting,
  KEY,
  lastTypes,
  numberOf,
  openParlour,
  over,
  type Parlour,
  play,
  refusalOf,
  timeOut,
  undo,
  voting,
} from '../test/play.ts';
import { CANCEL, PASS } from './flow.ts';
import type { Answer, Seat } from './index.ts';
import { loadMatch } from './load.ts';
import { parseSave } from './parse-save.ts';
import { formatSave, makeSave } from './save.ts';

const ALL = [0, 1, 2];
const YES = { type: 'vote', vote: 'yes' } as const;
const NO = { type: 'vote', vote: 'no' } as const;

/** All that makes up a match except for the counters, which keep running. */
function gist(match: Parlour): object {
  const state = match.copyState();
  const { game, zones, chance } = state;
  const frames = state.frames.map(({ procedure, step, locals, unpaid }) => ({
    procedure,
    step,
    locals,
    unpaid,
  }));
  return { game, zones, chance, frames, sealed: state.seats.map(({ sealed }) => sealed) };
}

function barrierOf(match: Parlour, seat: Seat): object {
  const { code, ...more } = refusalOf(undo(match, seat));
  expect(code).toBe('UNDO_BARRIER');
  expect(Object.values(more)).not.toContain(undefined);
  return more;
}

describe('undo', () => {
  it.each<[string, Answer<ParlourTypes>]>([
    ['an event', { type: 'note' }],
    ['a step', { type: 'rest' }],
    ['a call', { type: 'callVote', seats: [0] }],
    ['a chain', { type: 'buy' }],
    ['a zone that changes hands while it is empty', { type: 'unveil' }],
  ])('takes back %s', (_name, given) => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    const before = gist(match);
    const { hash } = match;
    play(match, 0, given);
    expect(match.hash).not.toBe(hash);
    accepted(undo(match, 0));
    expect(gist(match)).toEqual(before);
    expect(match.log.at(-1)).toMatchObject({ by: 0, act: { type: 'undo', entry: 2 } });
    play(match, 0, given);
  });

  it('goes back as far as it may, answer by answer', () => {
    const match = openParlour();
    const gists = [gist(match)];
    for (const given of [
      { type: 'buy' },
      { type: 'item', name: 'vase' },
      { type: 'wrap' },
      CANCEL,
      { type: 'note' },
    ] as const) {
      play(match, 0, given);
      gists.push(gist(match));
    }
    for (let left = 4; left >= 0; left -= 1) {
      accepted(undo(match, 0));
      expect(gist(match)).toEqual(gists[left]);
    }
    expect(refusalOf(undo(match, 0))).toEqual({ code: 'UNDO_NOTHING' });
    expect(match.log.slice(6).map(({ act }) => act)).toEqual(
      [5, 4, 3, 2, 1].map((entry) => ({ type: 'undo', entry })),
    );
  });

  it('is refused to strangers, and after the end', () => {
    expect(refusalOf(undo(openParlour(), 3))).toEqual({ code: 'SEAT_UNKNOWN' });
    expect(refusalOf(undo(over(), 0))).toEqual({ code: 'MATCH_OVER' });
    expect(refusalOf(over().undo(0, 1))).toEqual({ code: 'MATCH_OVER' });
  });

  it('takes back the answer that it names, and no other', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'note' });
    expect(refusalOf(match.undo(1, 1))).toEqual({ code: 'UNDO_BARRIER', args: { barrier: 'command' } });
    expect(match.undoable(0)).toEqual({ ok: true, number: 2 });
    expect(refusalOf(match.undo(0, 1))).toEqual({ code: 'UNDO_CLOSED' });
    accepted(match.undo(0, 2));
    expect(refusalOf(match.undo(0, 2))).toEqual({ code: 'UNDO_CLOSED' });
    accepted(match.undo(0, 1));
    expect(match.state.game.notes).toEqual([0, 0, 0]);
  });

  it('changes nothing where it is refused', () => {
    const match = openParlour();
    play(match, 0, { type: 'roll' });
    const { hash } = match;
    barrierOf(match, 0);
    expect(match.hash).toBe(hash);
    expect(match.log).toHaveLength(2);
  });
});

describe('barriers', () => {
  it.each<[string, Answer<ParlourTypes>, string]>([
    ['roll', { type: 'roll' }, 'PA-ROLL'],
    ['roll', { type: 'peek' }, 'PA-PEEK'],
    ['draw', { type: 'draw' }, 'PA-DRAW'],
    ['reveal', { type: 'gift' }, 'PA-GIFT'],
  ])('a %s, with its rule: %j', (barrier, given, rule) => {
    const match = openParlour();
    play(match, 0, given);
    expect(barrierOf(match, 0)).toEqual({ args: { barrier }, rule });
  });

  it('a card shown to others, but not one that all know', () => {
    const match = openParlour();
    play(match, 0, { type: 'draw' });
    const [card = 0] = match.state.zones.hand0?.tokens ?? [];
    play(match, 0, { type: 'show', card });
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'reveal' }, rule: 'PA-SHOW' });
    play(match, 0, { type: 'take', card });
    accepted(undo(match, 0));
    expect(match.state.zones.table?.tokens).toEqual([card]);
  });

  it('the command of another seat', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    play(match, 1, { type: 'note' });
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
    accepted(undo(match, 1));
    accepted(undo(match, 0));
  });

  it.each<[string, (match: Parlour) => unknown]>([
    ['a concession', (match) => match.concede(0)],
    ['a time-out', (match) => timeOut(match)],
    ['a branch', (match) => match.rekey(KEY)],
  ])('%s', (_name, act) => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    act(match);
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
  });

  it('answers that were taken together', () => {
    const match = openParlour();
    play(match, 0, { type: 'callVote', seats: ALL });
    for (const seat of ALL) play(match, seat, YES);
    for (const seat of ALL) expect(barrierOf(match, seat)).toEqual({ args: { barrier: 'command' } });
  });

  it('not an answer that was given alone', () => {
    const match = openParlour();
    play(match, 0, { type: 'callVote', seats: [0] }, NO);
    accepted(undo(match, 0));
    expect(match.decision()?.name).toBe('vote');
    expect(match.state.game.votes).toEqual([]);
  });
});

describe('what undo leaves where it is', () => {
  it('orders, presence and what was taken back before', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'note' });
    accepted(match.order(0, 'alarm', true));
    accepted(match.order(1, 'alarm', true));
    accepted(match.changeSeat(2, false));
    accepted(undo(match, 0));
    accepted(undo(match, 0));
    expect(match.state.game.notes).toEqual([0, 0, 0]);
    expect(ALL.map((seat) => match.view(seat).orders)).toEqual([['alarm'], ['alarm'], []]);
    expect(match.state.seats[2]?.isPresent).toBe(false);
  });

  it('the question it brings back goes to the person, whatever was ordered meanwhile', () => {
    const match = openParlour();
    play(match, 0, { type: 'callAlarm', seats: ALL }, PASS);
    accepted(match.order(0, 'alarm', true));
    accepted(undo(match, 0));
    expect(getWaiting(match)).toEqual(ALL);
    play(match, 1, PASS);
    expect(getWaiting(match)).toEqual([0, 2]);
  });
});

describe('answers that wait for others', () => {
  it('can be taken back, whoever has answered since', () => {
    const match = voting();
    play(match, 1, YES);
    play(match, 0, YES);
    accepted(undo(match, 1));
    expect(getWaiting(match)).toEqual([1, 2]);
    play(match, 1, NO);
    play(match, 2, NO);
    expect(match.state.game.votes).toEqual(['yes', 'no', 'no']);
  });

  it('can be changed again and again', () => {
    const match = voting();
    for (let i = 0; i < 3; i += 1) {
      play(match, 1, YES);
      accepted(undo(match, 1));
    }
    play(match, 1, NO);
    expect(match.state.seats[1]?.sealed).toEqual(NO);
  });

  it('are all that can be, for others may be answering unseen', () => {
    const match = voting();
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
    play(match, 0, YES);
    accepted(undo(match, 0));
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
  });

  it.each([
    ['a vote of all', { type: 'callVote', seats: ALL }, YES],
    ['a vote of two others', { type: 'callVote', seats: [1, 2] }, YES],
    ['a window', { type: 'callAlarm', seats: ALL }, PASS],
    ['a form', { type: 'callPlan', seats: ALL }, { type: 'plan', points: 1 }],
  ] as const)('never tell whether others have answered: %s', (_name, call, given) => {
    const [told, untold] = [true, false].map((hasAnswered) => {
      const match = openParlour();
      play(match, 0, { type: 'note' }, call);
      if (hasAnswered) play(match, 1, given);
      return { undo: undo(match, 0), view: match.view(0), events: match.events(0) };
    });
    expect(told).toEqual(untold);
    expect(told?.undo).toMatchObject({ ok: false });
  });

  it('do not tell by undo who had passed before a reaction', () => {
    const answers = [true, false].map((hasPassed) => {
      const match = openParlour();
      play(match, 1, { type: 'draw' });
      play(match, 0, { type: 'callAlarm', seats: [0, 1, 2] });
      if (hasPassed) play(match, 2, PASS);
      play(match, 1, { type: 'leave' });
      return undo(match, 1);
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ refusal: { args: { barrier: 'command' } } });
  });

  it('keep their number, and so does the question for the others', () => {
    const match = voting();
    play(match, 0, YES);
    const numbers = ALL.map((seat) => numberOf(match, seat));
    const views = [1, 2].map((seat) => JSON.stringify([match.view(seat), match.events(seat)]));
    accepted(undo(match, 0));
    expect(lastTypes(match)).toEqual(['undone']);
    expect(ALL.map((seat) => numberOf(match, seat))).toEqual(numbers);
    expect([1, 2].map((seat) => JSON.stringify([match.view(seat), match.events(seat)]))).toEqual(views);
  });

  it('cannot be had back behind the back of another command', () => {
    const match = voting();
    play(match, 0, YES);
    accepted(match.concede(1));
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
  });

  it('cannot be had back from a standing order, which was given before the question', () => {
    const match = openParlour();
    play(match, 1, { type: 'note' });
    accepted(match.order(1, 'alarm', true));
    play(match, 0, { type: 'callAlarm', seats: ALL });
    expect(match.state.seats[1]?.sealed).toEqual(PASS);
    expect(barrierOf(match, 1)).toEqual({ args: { barrier: 'command' } });
    // Nor when the seat's own command put the question.
    const own = openParlour();
    accepted(own.order(1, 'alarm', true));
    play(own, 1, { type: 'callAlarm', seats: ALL });
    play(own, 2, PASS);
    expect(barrierOf(own, 1)).toEqual({ args: { barrier: 'command' } });
  });

  it('are not mistaken for those to an earlier question, whose entries look the same', () => {
    const match = voting();
    for (const seat of ALL) play(match, seat, YES);
    play(match, 2, { type: 'callVote', seats: ALL });
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
    for (const seat of ALL) play(match, seat, YES);
    play(match, 2, { type: 'callAlarm', seats: ALL });
    for (const seat of ALL) play(match, seat, PASS);
    accepted(match.order(0, 'alarm', true));
    play(match, 2, { type: 'callAlarm', seats: ALL });
    expect(match.state.seats[0]?.sealed).toEqual(PASS);
    expect(barrierOf(match, 0)).toEqual({ args: { barrier: 'command' } });
  });

  it('do not stand in the way of a seat that waits for one other', () => {
    const match = openParlour();
    play(match, 1, { type: 'draw' });
    play(match, 2, { type: 'callAlarm', seats: [0] });
    accepted(undo(match, 2));
    expect(match.decision()?.name).toBe('turn');
  });
});

describe('numbers', () => {
  it('never mean two questions, however often one goes back', () => {
    const match = openParlour();
    const seen = new Map<number, string>();
    const look = () => {
      const { number = -1, name } = match.view(0).decision ?? {};
      expect(seen.get(number) ?? name).toBe(name);
      seen.set(number, name ?? '');
    };
    for (let i = 0; i < 3; i += 1) {
      look();
      play(match, 0, { type: 'buy' });
      look();
      play(match, 0, { type: 'item', name: 'vase' });
      look();
      accepted(undo(match, 0));
      look();
      accepted(undo(match, 0));
    }
    const numbers = [...seen.keys()];
    expect(numbers).toHaveLength(12);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('do not change for those whose question did not', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' });
    accepted(undo(match, 0));
    expect(ALL.map((seat) => numberOf(match, seat))).toEqual([4, 1, 1]);
    expect(match.log.at(-1)?.events).toEqual([
      { type: 'undone', seat: 0, entry: 1, serial: 4, asked: [3, 1, 1], again: [0], cause: 0 },
      { type: 'asked', seats: [0], cause: 0 },
    ]);
    expect(answer(match, 1, { type: 'note' })).toEqual({ ok: true });
  });

  it('of frames run on too', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' });
    accepted(undo(match, 0));
    play(match, 0, { type: 'buy' });
    expect(match.state.frames.map(({ id }) => id)).toEqual([1, 6]);
  });
});

it('survives saving and loading', () => {
  const match = openParlour();
  play(match, 0, { type: 'buy' }, { type: 'item', name: 'vase' });
  accepted(undo(match, 0));
  accepted(undo(match, 0));
  play(match, 1, { type: 'note' });
  const save = parseSave<ParlourTypes>(formatSave(makeSave(match)));
  if (!save.ok) throw new Error(JSON.stringify(save.problems));
  const loaded = loadMatch(parlour, save.value);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  expect(loaded.value.match.hash).toBe(match.hash);
  accepted(undo(loaded.value.match, 1));
  accepted(undo(match, 1));
  expect(loaded.value.match.hash).toBe(match.hash);
  expect(refusalOf(undo(match, 1))).toEqual({ code: 'UNDO_NOTHING' });
});
