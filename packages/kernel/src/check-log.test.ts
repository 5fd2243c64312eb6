import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { accepted, openParlour, type Parlour } from '../test/play.ts';
import { busyMatch, forged } from '../test/saves.ts';
import { loadMatch } from './load.ts';
import { makeSave } from './save.ts';

function placesIn(match: Parlour, changes: Readonly<Record<string, unknown>>): readonly string[] {
  const loaded = loadMatch(parlour, forged(match, { rulesVersion: '0', ...changes }));
  return loaded.ok ? [] : loaded.problems.map(({ code, path }) => `${code} ${path}`);
}

const undone = (entry: number) => ({
  type: 'undone',
  seat: 1,
  entry,
  serial: 99,
  asked: [1, 1, 1],
  again: [],
});

describe('a log', () => {
  it('as a match keeps it is not foreign', () => {
    expect(placesIn(busyMatch(), {})).toEqual([]);
  });

  // The entries of the busy match: 0 start, 1 to 7 answers, 8 undo of 7, 9 order, 10 seat, 11 concession, 12 answer.
  it.each<[string, Record<string, unknown>, string]>([
    ['an answer of a seat that is not there', { 'log.1.by': 3 }, 'log.1.by'],
    ['an answer of the host', { 'log.1.by': -1 }, 'log.1.by'],
    ['a start by a seat', { 'log.0.by': 0 }, 'log.0.by'],
    [
      'another seat’s answer taken back',
      { 'log.8.act.entry': 3, 'log.8.events.0.entry': 3 },
      'log.8.act.entry',
    ],
    [
      'an undo taken back',
      { 'log.9.by': 1, 'log.9.act': { type: 'undo', entry: 8 }, 'log.9.events': [undone(8)] },
      'log.9.act.entry',
    ],
    [
      'an answer taken back twice',
      { 'log.9.by': 1, 'log.9.act': { type: 'undo', entry: 7 }, 'log.9.events': [undone(7)] },
      'log.9.act.entry',
    ],
    ['an undo of something else than asked for', { 'log.8.events.0.entry': 6 }, 'log.8.events.0'],
    ['an order that says nothing', { 'log.9.events': [] }, 'log.9.events.0'],
    ['an order of another name', { 'log.9.events.0.decision': 'vote' }, 'log.9.events.0'],
    ['a seat that came instead of leaving', { 'log.10.events.0.isPresent': true }, 'log.10.events.0'],
    ['a concession for another', { 'log.11.events.0.seat': 1 }, 'log.11.events.0'],
    [
      'a concession inside an answer',
      { 'log.12.events.0': { type: 'conceded', seat: 1 } },
      'log.12.events.0',
    ],
    [
      'a new key inside an answer',
      { 'log.3.events.1': { type: 'rekeyed', key: 'ab'.repeat(32) } },
      'log.3.events.1',
    ],
  ])('with %s is', (_name, changes, place) => {
    expect(placesIn(busyMatch(), changes)).toEqual([`SAVE_EVENTS_BROKEN ${place}`]);
  });
});

describe('a long log', () => {
  /** How often the rules fold, ask and show while a save with this many entries opens and is verified. */
  function workOf(entries: number): number {
    let work = 0;
    const count = <F extends (...given: never[]) => unknown>(doIt: F) =>
      ((...given) => {
        work += 1;
        return doIt(...given);
      }) as F;
    const { evolve, redact, decision, view, clone } = parlour;
    const match = openParlour();
    while (match.log.length < entries) {
      accepted(match.submit(0, match.view(0).decision?.number ?? 0, { type: 'note' }));
      accepted(match.order(0, 'alarm', !match.view(0).orders.includes('alarm')));
    }
    const game = {
      ...parlour,
      evolve: count(evolve),
      redact: count(redact),
      decision: count(decision),
      view: count(view),
      clone: count(clone),
    };
    const loaded = loadMatch(game, makeSave(match));
    if (!loaded.ok) throw new Error('refused');
    while (loaded.value.verifier.step());
    expect(loaded.value.verifier.past).toEqual({ kind: 'verified' });
    return work;
  }

  it('takes twice the work when it is twice as long', () => {
    const work = workOf(500);
    expect(work).toBeGreaterThan(500);
    expect(workOf(1_000)).toBeLessThan(2.1 * work);
  });

  it('opens, however long: lists are never handed over item by item', () => {
    const match = openParlour();
    const on = { by: 0, act: { type: 'order', decision: 'alarm', isOn: true } } as const;
    const ordered = { type: 'ordered', seat: 0, decision: 'alarm', isOn: true, cause: 0 } as const;
    const log = [...match.log, ...Array.from({ length: 200_000 }, () => ({ ...on, events: [ordered] }))];
    const loaded = loadMatch(parlour, { ...makeSave(match), log, rulesVersion: '0' });
    expect(loaded.ok && loaded.value.match.log.length).toBe(log.length);
  });

  it('cannot pile up orders', () => {
    const match = openParlour();
    const orders = Array.from({ length: 201 }, (_, count) => {
      const order = { decision: `alarm${count}` as 'alarm', isOn: true };
      const ordered = { type: 'ordered', seat: 0, cause: 0, ...order } as const;
      return { by: 0, act: { type: 'order', ...order }, events: [ordered] } as const;
    });
    const log = [...match.log, ...orders];
    expect(loadMatch(parlour, { ...makeSave(match), log, rulesVersion: '0' })).toMatchObject({
      problems: [{ code: 'SAVE_EVENTS_BROKEN', path: 'log.201.events.0' }],
    });
  });
});
