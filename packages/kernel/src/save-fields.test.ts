import { describe, expect, it } from 'vitest';
import { openParlour } from '../test/play.ts';
import { busyMatch, changed } from '../test/saves.ts';
import type { AnyEvent } from './events.ts';
import type { GameTypes } from './index.ts';
import { badPaths } from './save-fields.ts';

/** The paths of the fields that are wrong in a save with these changes. */
function wrongIn(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return [...badPaths(changed(busyMatch(), changes))];
}

describe('the fields of a save', () => {
  const WRONG: Record<string, readonly unknown[]> = {
    formatVersion: [undefined, 0, '1', 0.5],
    game: [undefined, 1, 'x'.repeat(201)],
    rulesVersion: [undefined, 1, 'x'.repeat(201)],
    eventVersion: [undefined, -1, '1', null],
    key: [undefined, 1, 'abc', ['0'.repeat(64)]],
    isScripted: [undefined, 0, 'no'],
    config: [undefined, null, [], 1],
    content: [undefined, null, [], 'cards'],
    log: [undefined, {}, []],
    marks: [undefined, {}],
    hash: [undefined, 'abc', '0'.repeat(17), 'G'.repeat(16), ['0'.repeat(16)]],
    checksum: [undefined, '0'.repeat(15), 7],
  };
  const cases = Object.entries(WRONG).flatMap(([path, values]) =>
    values.map((value) => [path, value] as const),
  );

  it.each(cases)('%s cannot be %j', (path, value) => {
    expect(wrongIn({ [path]: value })).toEqual([path]);
  });

  it('are all named at once', () => {
    expect(wrongIn({ game: 1, key: '', marks: 0, 'log.2.by': -2 })).toEqual([
      'game',
      'key',
      'marks',
      'log.2.by',
    ]);
  });

  it('bear names up to 200 characters', () => {
    expect(wrongIn({ game: 'x'.repeat(200), rulesVersion: '' })).toEqual([]);
  });
});

describe('the marks', () => {
  const hash = '0123456789abcdef';

  it.each([
    null,
    1,
    {},
    { entry: 1 },
    { hash },
    { entry: -1, hash },
    { entry: 13, hash },
    { entry: 1, hash: 'x' },
  ])('cannot be %j', (mark) => {
    expect(wrongIn({ marks: [{ entry: 0, hash }, mark] })).toEqual(['marks.1']);
  });

  it('are entries of the log with a hash', () => {
    expect(busyMatch().log).toHaveLength(13);
    expect(wrongIn({ marks: [{ entry: 12, hash }] })).toEqual([]);
  });

  it('are no more than a log of that length has, by far', () => {
    const marks = Array.from({ length: 11 }, () => ({ entry: 1, hash }));
    expect(wrongIn({ marks: marks.slice(1) })).toEqual([]);
    expect(wrongIn({ marks })).toEqual(['marks']);
  });
});

describe('the entries of the log', () => {
  it.each<[string, unknown, string?]>([
    ['log.1', 7],
    ['log.1', null],
    ['log.1.by', -2],
    ['log.1.by', 0.5],
    ['log.1.by', undefined],
    ['log.1.act', undefined],
    ['log.1.act', []],
    ['log.1.events', undefined],
    ['log.1.events', {}],
    ['log.1.events.0', 7],
    ['log.1.events.0.type', 7],
    ['log.1.events.0.cause', -1],
    ['log.1.events.0.cause', 'a'],
    ['log.0.act', { type: 'timeOut' }, 'log.0.act.type'],
    ['log.1.act', { type: 'start' }, 'log.1.act.type'],
    ['log.1.act', { type: 'toString' }, 'log.1.act.type'],
    ['log.1.act', { type: 7 }, 'log.1.act.type'],
    ['log.1.act', { type: ['timeOut'] }, 'log.1.act.type'],
    ['log.1.act', {}, 'log.1.act.type'],
    ['log.1.act', { type: 'answer' }, 'log.1.act.answer'],
    ['log.1.act', { type: 'seat', isPresent: 1 }, 'log.1.act.isPresent'],
    ['log.1.act', { type: 'order', isOn: true }, 'log.1.act.decision'],
    ['log.1.act', { type: 'order', decision: 'alarm', isOn: 1 }, 'log.1.act.isOn'],
    ['log.1.act', { type: 'undo' }, 'log.1.act.entry'],
    ['log.1.act', { type: 'undo', entry: 0 }, 'log.1.act.entry'],
    ['log.1.act', { type: 'undo', entry: 1 }, 'log.1.act.entry'],
    ['log.2.act', { type: 'undo', entry: 0 }, 'log.2.act.entry'],
    ['log.2.act', { type: 'undo', entry: 2 }, 'log.2.act.entry'],
    ['log.1.act', { type: 'branch', key: 'abc' }, 'log.1.act.key'],
  ])('%s cannot be %j', (path, value, bad = path) => {
    expect(wrongIn({ [path]: value })).toEqual([bad]);
  });

  it.each([
    { type: 'timeOut', entry: 0 },
    { type: 'concede' },
    { type: 'answer', answer: {} },
    { type: 'seat', isPresent: true },
    { type: 'order', decision: 'alarm', isOn: true },
    { type: 'undo', entry: 1 },
    { type: 'branch', key: '0'.repeat(64) },
  ])('may be for %j', (act) => {
    expect(wrongIn({ 'log.2.act': act, 'log.2.by': -1 })).toEqual([]);
  });
});

describe('the events', () => {
  /** One good event of each of the kernel's own types. */
  const GOOD: AnyEvent<GameTypes>[] = [
    { type: 'framePushed', procedure: 'vote', step: 'start', locals: {}, unpaid: false },
    { type: 'frameStepped', step: 'start', patch: {} },
    { type: 'framePopped', patch: {} },
    { type: 'chainPaid' },
    { type: 'rolled', rule: 'R', stream: 'dice', name: 'die', sides: 6, dice: [1], seen: 1, next: 1 },
    { type: 'drawn', rule: 'R', from: 'deck', into: 'table', tokens: [-1], seen: 1, next: 1 },
    { type: 'moved', rule: 'R', from: 'deck', into: 'table', tokens: [1], seen: 1, news: 0 },
    { type: 'zoneOpened', rule: 'R', zone: 'deck', known: 1, tokens: [], news: 0 },
    { type: 'asked', seats: [0] },
    { type: 'sealed', seat: 0, answer: { type: 'pass' } },
    { type: 'unsealed', seats: [] },
    { type: 'ordered', seat: 0, decision: 'alarm', isOn: true },
    { type: 'seatChanged', seat: 0, isPresent: true },
    { type: 'conceded', seat: 0 },
    { type: 'rekeyed', key: '0'.repeat(64) },
    { type: 'undone', seat: 0, entry: 1, serial: 1, asked: [1], again: [0] },
  ];
  const OPTIONAL = ['patch', 'answer'];

  it.each(GOOD.map((event) => [event.type, event] as const))(
    'of type %s need each of their fields',
    (type, event) => {
      expect(wrongIn({ 'log.1.events': [event] })).toEqual([]);
      for (const field of Object.keys(event).filter((name) => name !== 'type')) {
        const { [field as 'type']: _gone, ...less } = event;
        const path = `log.1.events.0.${field}`;
        const isOptional = OPTIONAL.includes(field) && type !== 'sealed';
        expect(wrongIn({ 'log.1.events': [less] })).toEqual(isOptional ? [] : [path]);
        for (const bad of [null, [null], 1.5]) {
          expect(wrongIn({ 'log.1.events': [{ ...event, [field]: bad }] })).toEqual([path]);
        }
      }
    },
  );

  it('have one type each', () => {
    expect(wrongIn({ 'log.1.events': [{ type: ['rolled'] }] })).toEqual(['log.1.events.0.type']);
  });

  it('of the game are its own business, whatever they are called', () => {
    expect(wrongIn({ 'log.1.events': [{ type: 'toString' }, { type: 'noted', what: [] }] })).toEqual([]);
  });
});

it('finds nothing wrong with a save that is one', () => {
  for (const match of [openParlour(), busyMatch()]) expect([...badPaths(changed(match, {}))]).toEqual([]);
});
