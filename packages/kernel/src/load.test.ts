import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourEvent, ParlourState, ParlourTypes } from '../test/parlour/types.ts';
import { accepted, KEY, numberOf, openParlour, type Parlour, planning, play, undo } from '../test/play.ts';
import { busyMatch, forged, openText, textOf } from '../test/saves.ts';
import { makeKey } from './chance.ts';
import { isFrameEvent } from './events.ts';
import type { Game } from './index.ts';
import { loadMatch } from './load.ts';
import { scriptedLuck } from './luck.ts';
import { parseSave } from './parse-save.ts';
import { makeSave, type Save } from './save.ts';
import { verifySave } from './verify.ts';

type ParlourGame = Game<ParlourTypes>;

function problemsOf(save: Save<ParlourTypes>, game: ParlourGame = parlour) {
  const loaded = loadMatch(game, save);
  // Either a match or problems: nothing of a refused save can be had.
  expect(Object.keys(loaded)).toEqual(loaded.ok ? ['ok', 'value'] : ['ok', 'problems']);
  return loaded.ok ? [] : loaded.problems;
}

function loadedFrom(save: Save<ParlourTypes>, game: ParlourGame = parlour) {
  const loaded = loadMatch(game, save);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

/** Enough entries for two marks. */
function longMatch(): Parlour {
  const match = openParlour();
  for (let i = 1; i < 450; i += 1) accepted(match.changeSeat(0, i % 2 === 0));
  return match;
}

describe('loadMatch', () => {
  it('opens a save as the match it was', () => {
    const match = busyMatch();
    const { match: loaded, hasRulesChanged } = loadedFrom(makeSave(match));
    expect(hasRulesChanged).toBe(false);
    expect(loaded.copyState()).toEqual(match.copyState());
    expect([loaded.hash, loaded.log, loaded.decision()]).toEqual([match.hash, match.log, match.decision()]);
    expect(loaded.isFork).toBe(false);
  });

  it('opens a save after every entry', () => {
    const match = busyMatch();
    for (let entry = 0; entry < match.log.length; entry += 1) {
      const branch = match.branch(entry, KEY);
      if (!branch.ok) throw new Error('refused');
      expect(loadedFrom(makeSave(branch.value)).match.hash).toBe(branch.value.hash);
    }
  });

  it('opens a finished match', () => {
    const match = openParlour();
    play(match, 0, { type: 'close' });
    expect(loadedFrom(makeSave(match)).match.outcome()).toEqual(match.outcome());
  });

  it('goes on under the last key, wherever the dice came from before', () => {
    const dice = [1, 2].map((face) => ({ name: 'luck', face }));
    for (const luck of [undefined, scriptedLuck({ dice, draws: [] })]) {
      const match = openParlour(luck === undefined ? {} : { luck });
      play(match, 0, { type: 'roll' });
      accepted(match.rekey(makeKey('other')));
      const { match: loaded } = loadedFrom(makeSave(match));
      expect(loaded.isScripted).toBe(luck !== undefined);
      for (const each of [match, loaded]) play(each, 0, { type: 'roll' }, { type: 'draw' });
      expect(loaded.hash).toBe(match.hash);
      expect(verifySave(parlour, makeSave(loaded))).toEqual({ ok: true, value: {} });
    }
  });

  it('keeps a branch of a scripted match scripted', () => {
    const dice = [1, 2].map((face) => ({ name: 'luck', face }));
    const match = openParlour({ luck: scriptedLuck({ dice, draws: [] }) });
    play(match, 0, { type: 'roll' });
    const branch = match.branch(1, makeKey('other'));
    if (!branch.ok) throw new Error('refused');
    play(branch.value, 0, { type: 'roll' });
    expect(branch.value.isScripted).toBe(true);
    expect(verifySave(parlour, makeSave(branch.value))).toEqual({ ok: true, value: {} });
  });
});

describe('a save for something else', () => {
  it('is refused by its game', () => {
    expect(problemsOf(makeSave(busyMatch()), { ...parlour, id: 'salon' })).toEqual([
      { code: 'SAVE_OTHER_GAME', path: 'game', args: { found: 'parlour', expected: 'salon' } },
    ]);
  });

  it('is refused by its newer events', () => {
    expect(problemsOf(forged(busyMatch(), { eventVersion: 2 }))).toEqual([
      { code: 'SAVE_EVENTS_NEWER', path: 'eventVersion', args: { version: 2, known: 1 } },
    ]);
  });
});

describe('a setup', () => {
  it('that the game refuses is refused with all its problems', () => {
    expect(problemsOf(forged(busyMatch(), { 'config.seats': 'three', 'content.cards': 'ten' }))).toEqual([
      { code: 'SAVE_SETUP_BAD', path: 'seats', args: { problem: 'SEATS' } },
      { code: 'SAVE_SETUP_BAD', path: 'cards', args: { problem: 'CARDS' } },
    ]);
  });

  it.each<[string, Record<string, unknown>, ParlourGame]>([
    [
      'that throws',
      {},
      {
        ...parlour,
        setup: () => {
          throw new Error('no');
        },
      },
    ],
    ['with too many seats', { 'config.seats': 31 }, parlour],
  ])('%s is refused', (_name, changes, game) => {
    expect(problemsOf(forged(busyMatch(), changes), game)).toEqual([
      { code: 'SAVE_SETUP_BAD', path: 'config' },
    ]);
  });
});

it('opens in the middle of a form', () => {
  const match = planning();
  play(match, 1, { type: 'plan', points: 3 });
  const { match: opened } = loadedFrom(makeSave(match));
  expect(opened.hash).toBe(match.hash);
  accepted(opened.submit(0, numberOf(opened, 0), { type: 'plan', points: 4 }));
});

describe('events', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a token that is not there', { 'log.2.events.1.tokens': [77] }, 'log.2.events.1', 'drawn'],
    ['a zone that is not there', { 'log.2.events.1.into': '__proto__' }, 'log.2.events.1', 'drawn'],
    ['a seat that is not there', { 'log.9.events.0.seat': 9 }, 'log.9.events.0', 'ordered'],
    [
      'an end without a beginning',
      { 'log.12.events': [{ type: 'framePopped' }, { type: 'framePopped' }, { type: 'framePopped' }] },
      'log.12.events.2',
      'framePopped',
    ],
  ])('that break the fold are named: %s', (_name, changes, path, type) => {
    expect(problemsOf(forged(busyMatch(), changes))).toEqual([
      { code: 'SAVE_EVENTS_BROKEN', path, args: { type } },
    ]);
  });

  it('are not folded where they were taken back', () => {
    // Entry 7 was undone: what it says no longer counts for the state.
    const save = forged(busyMatch(), { 'log.7.events.1.step': 'attic' });
    expect(problemsOf(save)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, ParlourGame]>([
    ['the rules do not know', { 'log.12.events.1.step': 'attic' }, { ...parlour, version: '2' }],
    [
      'nobody is asked',
      { 'log.12.events': [{ type: 'framePopped' }, { type: 'framePopped' }] },
      { ...parlour, version: '2' },
    ],
    ['is not plain data', {}, { ...parlour, version: '2', evolve: (game) => game.notes.fill(Number.NaN) }],
    [
      'cannot be shown',
      {},
      {
        ...parlour,
        view: () => {
          throw new Error('no');
        },
      },
    ],
    [
      'cannot be told',
      {},
      {
        ...parlour,
        redact: () => {
          throw new Error('no');
        },
      },
    ],
    [
      'has no options that can be worked out',
      {},
      {
        ...parlour,
        options: () => {
          throw new Error('no');
        },
      },
    ],
  ])('that lead where a state %s are refused', (_name, changes, game) => {
    expect(problemsOf(forged(busyMatch(), changes), game)).toEqual([
      { code: 'SAVE_EVENTS_BROKEN', path: 'log' },
    ]);
  });
});

describe('hashes', () => {
  const WRONG = '0123456789abcdef';

  it('are compared at the end', () => {
    expect(problemsOf(forged(busyMatch(), { hash: WRONG }))).toEqual([
      { code: 'SAVE_HASH_WRONG', path: 'hash', args: { hash: WRONG } },
    ]);
  });

  it('are compared at every mark', () => {
    const match = longMatch();
    expect(problemsOf(makeSave(match))).toEqual([]);
    for (const [index, entry] of [199, 399].entries()) {
      expect(problemsOf(forged(match, { [`marks.${index}.hash`]: WRONG }))).toEqual([
        { code: 'SAVE_HASH_WRONG', path: `log.${entry}`, args: { hash: WRONG } },
      ]);
    }
    expect(loadedFrom(makeSave(match)).match.marks).toEqual(match.marks);
  });

  it('find a state that is not plain data under the same rules too', () => {
    const game: ParlourGame = { ...parlour, evolve: (state) => state.notes.fill(Number.NaN) };
    expect(problemsOf(makeSave(busyMatch()), game)).toMatchObject([
      { code: 'SAVE_HASH_WRONG', path: 'hash' },
    ]);
    const marked = forged(busyMatch(), { marks: [{ entry: 1, hash: WRONG }] });
    expect(problemsOf(marked, game)).toMatchObject([{ code: 'SAVE_HASH_WRONG', path: 'log.1' }]);
  });

  it('are left aside from what was undone to the undo, and compared before and after', () => {
    const match = openParlour();
    const marks = [{ entry: 0, hash: match.hash }];
    for (const type of ['note', 'rest', 'rest'] as const) {
      play(match, 0, { type });
      marks.push({ entry: match.log.length - 1, hash: match.hash });
    }
    accepted(undo(match, 0));
    accepted(undo(match, 0));
    marks.push({ entry: match.log.length - 1, hash: match.hash });
    const isCompared = marks.map((mark, index) => {
      const others = marks.map((each, at) => (at === index ? { ...mark, hash: WRONG } : each));
      return problemsOf(forged(match, { marks: others })).length > 0;
    });
    expect(isCompared).toEqual([true, true, false, false, true]);
  });
});

/** Version 1: `noted`. Version 2: with a weight. Version 3: the weight is called amount. */
const later: ParlourGame = {
  ...parlour,
  version: '3',
  eventVersion: 3,
  evolve(game: ParlourState, event: ParlourEvent & { amount?: number }) {
    if (event.type !== 'noted') return parlour.evolve(game, event);
    game.notes[event.seat] = (game.notes[event.seat] ?? 0) + Number(event.amount);
  },
  upcast(event, from) {
    const { weight, ...old } = event as { type: string; weight?: number };
    if (old.type !== 'noted') return event;
    return from === 1 ? { ...old, weight: 10 } : { ...old, amount: weight };
  },
};

/** Version 1: whoever wraps looks the item up in the shop. Version 2: it is passed to him. */
const wrapper: ParlourGame = {
  ...parlour,
  eventVersion: 2,
  upcast(event, _from, { running }) {
    if (!isFrameEvent(event) || event.type !== 'framePushed' || event.procedure !== 'wrapping') return event;
    const { item = '' }: { item?: string } = { ...running?.locals };
    return { ...event, locals: { ...event.locals, item } };
  },
};

describe('under changed rules', () => {
  it('a save opens from its events and says so; hashes are not compared', () => {
    const changed: ParlourGame = {
      ...parlour,
      version: '2',
      evolve: (game, event) => {
        parlour.evolve(game, event);
        if (event.type === 'noted') game.votes.push('noted');
      },
    };
    const { match, hasRulesChanged } = loadedFrom(makeSave(busyMatch()), changed);
    expect(hasRulesChanged).toBe(true);
    expect(match.state.game.votes).toEqual(['noted', 'noted']);
  });

  it('hashes are not compared either where only events changed', () => {
    const { hasRulesChanged } = loadedFrom(makeSave(busyMatch()), { ...later, version: '1' });
    expect(hasRulesChanged).toBe(false);
  });

  it('old events are lifted version by version', () => {
    const { match } = loadedFrom(makeSave(busyMatch()), later);
    expect(match.state.game.notes).toEqual([20, 0, 0]);
    expect(match.log[1]?.events[1]).toEqual({
      type: 'noted',
      rule: 'PA-NOTE',
      seat: 0,
      cause: 0,
      amount: 10,
    });
    expect(makeSave(match)).toMatchObject({ rulesVersion: '1', eventVersion: 3 });
  });

  it('what is saved again opens again: marks of the old rules are gone', () => {
    const match = longMatch();
    play(match, 0, { type: 'note' });
    const { match: lifted } = loadedFrom(makeSave(match), later);
    expect(lifted.marks).toEqual([]);
    const again = openText(textOf(lifted), later);
    expect(again.ok && again.value.hash).toBe(lifted.hash);
  });

  it('frames are lifted by those that they met, taken back or not', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' }, { type: 'item', name: 'vase' }, { type: 'wrap' });
    // two answers back, and another item is wrapped
    accepted(undo(match, 0));
    accepted(undo(match, 0));
    play(match, 0, { type: 'item', name: 'clock' }, { type: 'wrap' });
    const { match: lifted, hasRulesChanged } = loadedFrom(makeSave(match), { ...wrapper, version: '1' });
    expect(hasRulesChanged).toBe(false);
    const wrapped = lifted.log.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'framePushed' && 'locals' in event && event.procedure === 'wrapping'
          ? [event.locals]
          : [],
      ),
    );
    expect(wrapped).toEqual([
      { buyer: 0, item: 'vase' },
      { buyer: 0, item: 'clock' },
    ]);
    expect(lifted.state.frames.at(-1)?.locals).toEqual({ buyer: 0, item: 'clock' });
  });

  it('frames that have ended hand their result to those below, lifted or not', () => {
    const match = openParlour();
    play(match, 0, { type: 'buy' }, { type: 'item', name: 'vase' }, { type: 'wrap' });
    play(match, 0, { type: 'colour', name: 'red' }, { type: 'pay' });
    const { match: lifted } = loadedFrom(makeSave(match), { ...wrapper, version: '1' });
    expect(lifted.state).toEqual(match.state);
  });

  it('a log that takes back what is not there, or ends what has not begun, is refused', () => {
    const match = busyMatch();
    const pop = { type: 'framePopped' };
    expect(problemsOf(forged(match, { 'log.2.events': [pop, pop] }), wrapper)).toMatchObject([
      { code: 'SAVE_EVENTS_BROKEN', path: 'log.2.events.1' },
    ]);
    expect(problemsOf(forged(match, { 'log.8.act.entry': 40 }), wrapper)).toEqual([
      { code: 'SAVE_EVENTS_BROKEN', path: 'log.8.act.entry' },
    ]);
  });

  it('an event that cannot be lifted is named by its entry', () => {
    const game: ParlourGame = {
      ...later,
      upcast: (event) => {
        if ('seat' in event) throw new Error('no');
        return event;
      },
    };
    expect(problemsOf(makeSave(busyMatch()), game)).toEqual([{ code: 'SAVE_EVENTS_BROKEN', path: 'log.1' }]);
  });

  it('a save written by version 1 still opens', () => {
    const text = readFileSync(new URL('../test/fixtures/parlour-v1.json', import.meta.url), 'utf8');
    const save = parseSave<ParlourTypes>(text);
    if (!save.ok) throw new Error(JSON.stringify(save.problems));
    expect(loadedFrom(save.value, later).match.state.game.notes).toEqual([20, 0, 0]);
    expect(loadedFrom(save.value).match.hash).toBe(save.value.hash);
  });
});
