import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { accepted, openParlour, play, timeOut } from '../test/play.ts';
import { busyMatch, forged } from '../test/saves.ts';
import { canonical } from './canonical.ts';
import { makeKey } from './chance.ts';
import type { DiceGroups, Game } from './index.ts';
import { scriptedLuck } from './luck.ts';
import { makeSave, type Save } from './save.ts';
import { verifySave } from './verify.ts';

type ParlourGame = Game<ParlourTypes>;

function differenceIn(save: Save<ParlourTypes>, game: ParlourGame = parlour) {
  const verified = verifySave(game, save);
  if (!verified.ok) throw new Error(JSON.stringify(verified.problems));
  return verified.value.firstDifference;
}

describe('verifySave', () => {
  it('finds no difference where there is none', () => {
    expect(verifySave(parlour, makeSave(busyMatch()))).toStrictEqual({ ok: true, value: {} });
  });

  it('runs every kind of entry again', () => {
    const match = busyMatch();
    accepted(timeOut(match));
    accepted(match.order(2, 'alarm', false));
    accepted(match.rekey(makeKey('other')));
    play(match, 0, { type: 'roll' }, { type: 'callVote', seats: [0] }, { type: 'vote', vote: 'no' });
    const types = ['start', 'answer', 'undo', 'order', 'seat', 'concede', 'timeOut', 'branch'];
    expect([...new Set(match.log.map(({ act }) => act.type))]).toEqual(types);
    expect(differenceIn(makeSave(match))).toBeUndefined();
  });

  it('takes scripted dice and draws from the events', () => {
    const luck = scriptedLuck({
      dice: [6, 6, 1, 1].map((face) => ({ name: 'luck', face })),
      draws: [
        { zone: 'deck', token: 9 },
        { zone: 'deck', token: 0 },
      ],
    });
    const match = openParlour({ luck });
    play(match, 0, { type: 'roll' }, { type: 'draw' }, { type: 'roll' });
    expect(differenceIn(makeSave(match))).toBeUndefined();
    expect(differenceIn({ ...makeSave(match), isScripted: false })).toMatchObject({ entry: 1, event: 1 });
  });

  it('names the first event that comes out otherwise', () => {
    const game: ParlourGame = {
      ...parlour,
      decide(context, answers) {
        parlour.decide(
          { ...bound(context), roll: (plan) => context.roll({ ...plan, dice: withSides(plan.dice, 8) }) },
          answers,
        );
      },
    };
    const match = busyMatch();
    const rolled = match.log[3]?.events[1];
    expect(differenceIn(makeSave(match), game)).toEqual({
      entry: 3,
      event: 1,
      expected: canonical(rolled),
      actual: expect.stringContaining('"sides":8'),
    });
  });

  it('names a request that was another one, though the same came of it', () => {
    const save = makeSave(busyMatch());
    const log = save.log.map((entry) =>
      entry.act.type === 'answer' ? { ...entry, act: { ...entry.act, number: 9 } } : entry,
    );
    expect(differenceIn({ ...save, log })).toMatchObject({
      entry: 1,
      expected: expect.stringContaining('"number":9'),
      actual: expect.stringContaining('"number":1'),
    });
  });

  it('names an event that is missing or too many', () => {
    const save = makeSave(busyMatch());
    const [start, first, ...rest] = save.log;
    if (start === undefined || first === undefined) throw new Error('no log');
    const more = { ...first, events: [...first.events, { type: 'conceded', seat: 2 } as const] };
    const less = { ...first, events: first.events.slice(0, 2) };
    expect(differenceIn({ ...save, log: [start, more, ...rest] })).toEqual({
      entry: 1,
      event: 4,
      expected: '{"seat":2,"type":"conceded"}',
      actual: 'nothing',
    });
    expect(differenceIn({ ...save, log: [start, less, ...rest] })).toEqual({
      entry: 1,
      event: 2,
      expected: 'nothing',
      actual: canonical(first.events[2]),
    });
  });

  it('names an entry that is refused now', () => {
    const game: ParlourGame = { ...parlour, options: () => [{ type: 'note' }] };
    expect(differenceIn(makeSave(busyMatch()), game)).toEqual({ entry: 1, actual: 'ANSWER_ILLEGAL' });
    expect(differenceIn(forged(busyMatch(), { 'log.1.by': 7 }))).toEqual({
      entry: 1,
      actual: 'SEAT_UNKNOWN',
    });
  });

  it('names an entry at which the rules break now', () => {
    const broken = (error: unknown): ParlourGame => ({
      ...parlour,
      decide() {
        throw error;
      },
    });
    expect(differenceIn(makeSave(busyMatch()), broken(new Error('no')))).toEqual({
      entry: 1,
      actual: 'Error: no',
    });
    const dead: ParlourGame = { ...parlour, decision: () => undefined };
    expect(differenceIn(makeSave(busyMatch()), dead)).toEqual({ entry: 0, actual: 'DEAD_END' });
  });

  it('names the problems of a setup that is refused now', () => {
    expect(differenceIn(forged(busyMatch(), { 'config.seats': 'x', 'content.cards': 'x' }))).toEqual({
      entry: 0,
      actual: 'SEATS, CARDS',
    });
    expect(differenceIn({ ...makeSave(busyMatch()), key: '' })).toEqual({ entry: 0, actual: 'KEY_BAD' });
  });

  it('does not pass a second start', () => {
    const save = makeSave(openParlour());
    const [start] = save.log;
    if (start === undefined) throw new Error('no log');
    expect(differenceIn({ ...save, log: [start, start] })).toEqual({
      entry: 1,
      event: 0,
      expected: canonical(start.events[0]),
      actual: 'nothing',
    });
  });

  it('refuses saves of another game, of newer events, and events that cannot be lifted', () => {
    const save = makeSave(busyMatch());
    const codeOf = (game: ParlourGame) => {
      const verified = verifySave(game, save);
      return verified.ok ? [] : verified.problems.map(({ code, path }) => [code, path]);
    };
    expect(codeOf({ ...parlour, id: 'salon' })).toEqual([['SAVE_OTHER_GAME', 'game']]);
    expect(codeOf({ ...parlour, eventVersion: 0 })).toEqual([['SAVE_EVENTS_NEWER', 'eventVersion']]);
    const upcast = () => {
      throw new Error('no');
    };
    expect(codeOf({ ...parlour, eventVersion: 2, upcast })).toEqual([['SAVE_EVENTS_BROKEN', 'log.1']]);
  });

  it('tells of a config that is refused now, older events or not', () => {
    const setup = () => ({ ok: false, problems: [{ code: 'SEATS', path: 'seats', message: 'no' }] }) as const;
    const game: ParlourGame = { ...parlour, setup, upcast: (event) => event };
    const verified = verifySave({ ...game, eventVersion: 2 }, makeSave(busyMatch()));
    expect(verified).toEqual(verifySave(game, makeSave(busyMatch())));
    expect(verified.ok && verified.value.firstDifference).toBeDefined();
  });
});

function withSides<G extends DiceGroups>(dice: G, sides: number): G {
  return Object.assign(
    { ...dice },
    ...Object.entries(dice).map(([name, group]) => ({ [name]: { ...group, sides } })),
  );
}

/** A context whose members still work when they are copied. */
function bound(context: Parameters<ParlourGame['decide']>[0]): Parameters<ParlourGame['decide']>[0] {
  return {
    state: context.state,
    emit: (event) => context.emit(event),
    roll: (plan) => context.roll(plan),
    draw: (draw) => context.draw(draw),
    move: (move) => context.move(move),
    open: (open) => context.open(open),
    go: (step, patch) => context.go(step, patch),
    call: (procedure, locals, then) => context.call(procedure, locals, then),
    enter: (procedure, step, locals) => context.enter(procedure, step, locals),
    begin: (procedure, locals, then) => context.begin(procedure, locals, then),
    pay: () => context.pay(),
    done: (patch) => context.done(patch),
    cancel: () => context.cancel(),
  };
}
