import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { accepted, KEY, openParlour, type Parlour, play, undo } from '../test/play.ts';
import { scriptedLuck } from './luck.ts';
import { effectiveEvents, type SeatEvent, SeatLog, takenBack } from './seat-log.ts';

const ALL = [0, 1, 2];

/** What a seat learned by the last entry. */
function news(match: Parlour, seat: number, work: () => void): readonly SeatEvent[] {
  const before = match.events(seat).length;
  work();
  return match.events(seat).slice(before);
}

describe('what a seat learns', () => {
  it('of dice: the faces, or nothing at all', () => {
    const luck = scriptedLuck({
      dice: [
        { name: 'luck', face: 2 },
        { name: 'luck', face: 5 },
        { name: 'peek', face: 17 },
      ],
      draws: [],
    });
    const match = openParlour({ luck });
    play(match, 1, { type: 'roll' }, { type: 'peek' });
    const rolled = { type: 'rolled', rule: 'PA-ROLL', name: 'luck', sides: 6, dice: [2, 5] };
    expect(match.events(0)).toEqual([{ n: 0, ...rolled }]);
    expect(match.events(1)).toEqual([
      { n: 0, ...rolled },
      { n: 1, type: 'rolled', rule: 'PA-PEEK', name: 'peek', sides: 20, dice: [17] },
      { n: 2, type: 'peeked', rule: 'PA-PEEK', seat: 1, face: 17 },
    ]);
  });

  it('of draws and moves: how many, and which if it may know', () => {
    const luck = scriptedLuck({
      dice: [],
      draws: [
        { zone: 'deck', token: 4 },
        { zone: 'deck', token: 7 },
      ],
    });
    const match = openParlour({ luck });
    play(match, 1, { type: 'draw' }, { type: 'show', card: 7 }, { type: 'take', card: 7 });
    const drawn = { n: 0, type: 'drawn', rule: 'PA-DRAW', from: 'deck', into: 'hand1', count: 2 };
    const moves = [
      { n: 1, type: 'moved', rule: 'PA-SHOW', from: 'hand1', into: 'table', count: 1, tokens: [7] },
      { n: 2, type: 'moved', rule: 'PA-TAKE', from: 'table', into: 'hand1', count: 1, tokens: [7] },
    ];
    expect(match.events(0)).toEqual([drawn, ...moves]);
    expect(match.events(1)).toEqual([{ ...drawn, tokens: [4, 7] }, ...moves]);
  });

  it.each([
    ['one card drawn', { type: 'drawn', from: 'deck', into: 'hand1', tokens: [4], seen: 0b010, next: 1 }],
    ['one card moved', { type: 'moved', from: 'hand1', into: 'cellar', tokens: [4], seen: 0b010, news: 0 }],
    ['no card at all', { type: 'drawn', from: 'deck', into: 'hand1', tokens: [], seen: 0b010, next: 0 }],
  ] as const)('of %s: which it is only by the mask', (_, { seen, ...event }) => {
    const { type, from, into, tokens } = event;
    const entry = { by: 1, act: { type: 'answer', number: 1, answer: { type: 'draw' } } } as const;
    const log = [{ ...entry, events: [{ ...event, rule: 'PA-DRAW', seen }] }];
    const told = { n: 0, type, rule: 'PA-DRAW', from, into, count: tokens.length };
    for (const seat of [0, 2]) expect(new SeatLog(parlour, seat).follow(log)).toEqual([told]);
    expect(new SeatLog(parlour, 1).follow(log)).toEqual([{ ...told, tokens: [...tokens] }]);
  });

  it('of zones: who knows them, and what is in them if it does', () => {
    const match = openParlour();
    play(match, 1, { type: 'gift' });
    const opened = { n: 0, type: 'zoneOpened', rule: 'PA-GIFT', zone: 'cellar', known: 0b010 };
    expect(match.events(0)).toEqual([opened]);
    expect(match.events(1)).toEqual([{ ...opened, tokens: [101, 102, 103] }]);
  });

  it('of seats: who came, went and gave up', () => {
    const match = openParlour();
    accepted(match.changeSeat(1, false));
    accepted(match.concede(2));
    expect(match.events(0)).toEqual([
      { n: 0, type: 'seatChanged', seat: 1, isPresent: false },
      { n: 1, type: 'conceded', seat: 2 },
    ]);
  });

  it('of a branch: that there is one, but not its key', () => {
    const match = openParlour();
    accepted(match.rekey(KEY));
    expect(match.events(0)).toEqual([{ n: 0, type: 'rekeyed' }]);
  });

  it('of frames, questions, answers and orders: nothing', () => {
    const match = openParlour();
    accepted(match.order(1, 'alarm', true));
    play(match, 0, { type: 'buy' }, { type: 'item', name: 'vase' }, { type: 'wrap' }, { type: 'cancel' });
    play(match, 0, { type: 'callVote', seats: ALL });
    play(match, 0, { type: 'vote', vote: 'no' });
    for (const seat of ALL) expect(match.events(seat)).toEqual([]);
  });
});

describe('a seat’s own numbers', () => {
  it('have no gap where something was hidden', () => {
    const match = openParlour();
    play(match, 1, { type: 'note' }, { type: 'peek' }, { type: 'murmur' }, { type: 'note' });
    expect(match.events(0).map(({ n, type }) => [n, type])).toEqual([
      [0, 'noted'],
      [1, 'noted'],
      [2, 'noted'],
      [3, 'noted'],
    ]);
    expect(match.events(1).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('name as cause the nearest event that the seat saw', () => {
    const match = openParlour();
    play(match, 1, { type: 'peek' }, { type: 'murmur' });
    // note -> (murmur, hidden) -> note
    expect(match.events(0)).toEqual([
      { n: 0, type: 'noted', rule: 'PA-NOTE', seat: 1 },
      { n: 1, type: 'noted', rule: 'PA-NOTE', seat: 1, cause: 0 },
    ]);
    expect(match.events(1).slice(2)).toEqual([
      { n: 2, type: 'noted', rule: 'PA-NOTE', seat: 1 },
      { n: 3, type: 'noted', rule: 'PA-NOTE', seat: 1, cause: 2 },
    ]);
  });

  it('trace what happens in a procedure to what led into it', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'callCouncil' });
    for (const seat of ALL) play(match, seat, { type: 'vote', vote: 'no' });
    expect(match.events(2).slice(1)).toEqual([
      { n: 1, type: 'noted', rule: 'PA-NOTE', seat: 0 },
      ...ALL.map((seat) => ({ n: 2 + seat, type: 'voted', rule: 'PA-VOTE', seat, vote: 'no', cause: 1 })),
    ]);
  });

  it('do not trace a procedure to what happened before the command that began it', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'callVote', seats: [0] }, { type: 'vote', vote: 'no' });
    expect(match.events(2)[1]).toEqual({ n: 1, type: 'voted', rule: 'PA-VOTE', seat: 0, vote: 'no' });
  });
});

describe('an undo', () => {
  it('is told to those who saw what was taken back', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    for (const seat of ALL) match.events(seat);
    accepted(undo(match, 0));
    for (const seat of ALL)
      expect(match.events(seat).slice(1)).toEqual([{ n: 1, type: 'undone', seat: 0, taken: [0] }]);
  });

  it('is told to those who saw part of it', () => {
    const match = openParlour();
    play(match, 0, { type: 'murmur' });
    accepted(undo(match, 0));
    expect(match.events(2).at(-1)).toEqual({ n: 2, type: 'undone', seat: 0, taken: [0, 1] });
  });

  it('names what was taken back by the numbers of the seat that reads it', () => {
    const match = openParlour();
    play(match, 1, { type: 'peek' }, { type: 'note' }, { type: 'note' });
    accepted(undo(match, 1));
    play(match, 1, { type: 'note' });
    accepted(undo(match, 1));
    accepted(undo(match, 1));
    expect([...takenBack(match.events(0))].sort()).toEqual([0, 1, 3]);
    expect([...takenBack(match.events(1))].sort()).toEqual([2, 3, 5]);
    expect(effectiveEvents(match.events(0))).toEqual([]);
    expect(effectiveEvents(match.events(1)).map(({ type }) => type)).toEqual(['rolled', 'peeked']);
  });

  it.each([[undefined], [3], [['3']]])('has to name what was taken back by numbers: %j', (taken) => {
    expect(() => takenBack([{ n: 4, type: 'undone', taken }])).toThrow(
      'names the events that were taken back',
    );
  });

  it('is told to nobody if nobody saw anything', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' });
    accepted(undo(match, 0));
    for (const seat of ALL) expect(match.events(seat)).toEqual([]);
  });
});

it('needs no cause', () => {
  const events = [{ type: 'noted', rule: 'PA-NOTE', seat: 1 } as const];
  const log = new SeatLog(parlour, 0);
  expect(
    log.follow([{ by: 1, act: { type: 'answer', number: 1, answer: { type: 'note' } }, events }]),
  ).toEqual([{ n: 0, ...events[0] }]);
});

it('shows every event to the rules once', () => {
  let asked = 0;
  const game: typeof parlour = {
    ...parlour,
    redact(event, seat) {
      asked += 1;
      return parlour.redact(event, seat);
    },
  };
  const match = openParlour({ game });
  play(match, 0, { type: 'note' }, { type: 'note' });
  match.events(1);
  match.events(1);
  expect(asked).toBe(2);
});

it('follows the log as it grows, and reads it whole when it comes late', () => {
  const match = openParlour();
  const first = news(match, 0, () => play(match, 1, { type: 'note' }));
  expect(first).toHaveLength(1);
  expect(news(match, 0, () => play(match, 2, { type: 'note' }))).toHaveLength(1);
  expect(match.events(1)).toEqual(match.events(0));
});
