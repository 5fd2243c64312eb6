import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import {
  accepted,
  lastTypes,
  openParlour,
  over,
  type Parlour,
  planning,
  play,
  refusalOf,
  timeOut,
  undo,
  voting,
} from '../test/play.ts';
import { PASS } from './flow.ts';
import type { Seat } from './index.ts';
import { HOST } from './log.ts';

const ALL = [0, 1, 2];
const NO = { type: 'vote', vote: 'no' } as const;

describe('timeOut', () => {
  it('gives the first seat’s fallback to a pick', () => {
    const match = openParlour();
    accepted(timeOut(match));
    expect(match.log[1]).toMatchObject({ by: HOST, act: { type: 'timeOut' } });
    expect(lastTypes(match)).toEqual(['frameStepped', 'asked']);
  });

  it('gives the fallback of the first who can act at all', () => {
    const options: typeof parlour.options = (state, seat) => (seat === 0 ? [] : parlour.options(state, seat));
    const match = openParlour({ game: { ...parlour, options, fallback: () => ({ type: 'note' }) } });
    accepted(timeOut(match));
    expect(match.state.game.notes).toEqual([0, 1, 0]);
  });

  it('gives the fallbacks of those who have not answered', () => {
    const match = voting();
    play(match, 1, NO);
    accepted(timeOut(match));
    expect(match.state.game.votes).toEqual(['yes', 'no', 'yes']);
  });

  it('passes in a window', () => {
    const match = openParlour();
    for (const seat of ALL) play(match, seat, { type: 'draw' });
    play(match, 0, { type: 'callAlarm', seats: ALL }, PASS);
    accepted(timeOut(match));
    expect(lastTypes(match)).toEqual(['sealed', 'sealed', 'unsealed', 'framePopped', 'asked']);
  });

  it('commits the drafts that a form falls back on', () => {
    const match = planning();
    play(match, 0, { type: 'plan', points: 9 });
    accepted(timeOut(match));
    expect(match.state.game.points).toEqual([9, 1, 2]);
  });

  it.each<[string, (match: Parlour) => unknown]>([
    ['an answer', (match) => play(match, 0, { type: 'note' })],
    ['a time-out', timeOut],
    ['an undo', (match) => undo(match, 2)],
  ])('leaves alone what %s has changed since the clock was started', (_name, change) => {
    const match = openParlour();
    play(match, 2, { type: 'note' });
    const { serial } = match;
    change(match);
    expect(refusalOf(match.timeOut(serial))).toEqual({ code: 'DECISION_CLOSED' });
  });

  it('has nothing to do in a finished match', () => {
    const match = over();
    const { hash } = match;
    expect(timeOut(match)).toEqual({ ok: false, refusal: { code: 'MATCH_OVER' } });
    expect(match.hash).toBe(hash);
  });
});

describe('changeSeat', () => {
  it('notes who came and went, and nothing else', () => {
    const match = openParlour();
    accepted(match.changeSeat(1, false));
    expect(match.view(0).seats.map(({ isPresent }) => isPresent)).toEqual([true, false, true]);
    expect(match.log[1]).toEqual({
      by: 1,
      act: { type: 'seat', isPresent: false },
      events: [{ type: 'seatChanged', seat: 1, isPresent: false, cause: 0 }],
    });
    expect(match.decision()?.seats).toEqual(ALL);
    accepted(match.changeSeat(1, true));
    accepted(match.submit(1, 1, { type: 'note' }));
  });

  it.each([
    [3, true, { code: 'SEAT_UNKNOWN' }],
    [1, true, { code: 'SEAT_UNCHANGED', args: { seat: 1 } }],
  ])('refuses seat %i being present: %s', (seat, isPresent, refusal) => {
    const match = openParlour();
    expect(match.changeSeat(seat, isPresent)).toEqual({ ok: false, refusal });
    expect(match.log).toHaveLength(1);
  });
});

describe('concede', () => {
  it('is permanent', () => {
    const match = openParlour();
    accepted(match.concede(2));
    expect(match.log[1]).toEqual({
      by: 2,
      act: { type: 'concede' },
      events: [{ type: 'conceded', seat: 2, cause: 0 }],
    });
    expect(match.view(0).seats.map(({ hasConceded }) => hasConceded)).toEqual([false, false, true]);
    expect(match.concede(2)).toEqual({ ok: false, refusal: { code: 'SEAT_CONCEDED' } });
  });

  it('can end the match', () => {
    const match = openParlour();
    for (const seat of ALL) accepted(match.concede(seat));
    expect(match.outcome()).toEqual({ rule: 'PA-EMPTY', result: 'abandoned', winners: [] });
    expect(match.decision()).toBeUndefined();
  });

  it('is refused to strangers and after the end', () => {
    expect(refusalOf(openParlour().concede(3))).toEqual({ code: 'SEAT_UNKNOWN' });
    expect(refusalOf(over().concede(0))).toEqual({ code: 'MATCH_OVER' });
  });
});

describe('order', () => {
  it('is kept with its seat', () => {
    const match = openParlour();
    accepted(match.order(1, 'alarm', true));
    expect(match.log[1]).toEqual({
      by: 1,
      act: { type: 'order', decision: 'alarm', isOn: true },
      events: [{ type: 'ordered', seat: 1, decision: 'alarm', isOn: true, cause: 0 }],
    });
    expect(ALL.map((seat) => match.view(seat).orders)).toEqual([[], ['alarm'], []]);
    accepted(match.order(1, 'alarm', false));
    expect(match.view(1).orders).toEqual([]);
  });

  it('shows to nobody else', () => {
    const match = openParlour();
    const before = [0, 2].map((seat) =>
      JSON.stringify([match.view(seat), match.events(seat), match.options(seat)]),
    );
    accepted(match.order(1, 'alarm', true));
    expect(
      [0, 2].map((seat) => JSON.stringify([match.view(seat), match.events(seat), match.options(seat)])),
    ).toEqual(before);
  });

  it.each<[string, [Seat, string, boolean], string]>([
    ['by strangers', [3, 'alarm', true], 'SEAT_UNKNOWN'],
    ['for what is no window', [1, 'vote', true], 'ORDER_UNKNOWN'],
    ['for what there is not', [1, '__proto__', true], 'ORDER_UNKNOWN'],
    ['that was given already', [2, 'alarm', true], 'ORDER_UNCHANGED'],
    ['that takes back none', [1, 'alarm', false], 'ORDER_UNCHANGED'],
  ])('is refused %s', (_name, [seat, decision, isOn], code) => {
    const match = openParlour();
    accepted(match.order(2, 'alarm', true));
    expect(refusalOf(match.order(seat, decision as 'alarm', isOn))).toEqual({ code });
    expect(match.log).toHaveLength(2);
  });
});
