import { readFileSync } from 'node:fs';
import { anyAdapter, type ExampleAdapter } from '@sitrep/contract';
import { type Content, type DuelTypes, duel } from '@sitrep/duel';
import { duelExamples } from '@sitrep/duel/examples';
import type { Game } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { exampleBook } from './adapter.ts';
import { parseExample } from './parse.ts';
import { runExample, runExamples } from './run.ts';

const deck = new URL('../../../../content/duel-deck/deck.json', import.meta.url);
const spec = readFileSync(new URL('../../../../games/duel/SPEC.md', import.meta.url), 'utf8');
const adapter: ExampleAdapter<DuelTypes> = duelExamples(JSON.parse(readFileSync(deck, 'utf8')) as Content);

/** A blow that hits: everything about it is right. */
const blow = {
  id: 'blow',
  title: 'A blow that hits',
  game: 'duel',
  rules: ['DU-ATK-03'],
  given: { situation: { duellists: [{ strength: 3, hand: ['jab', 'cut'] }, { hand: ['parry'] }] } },
  dice: [{ strike: 4 }],
  do: [
    { seat: 0, option: { card: 'jab' } },
    { seat: 1, option: { type: 'pass' }, expect: { events: [{ type: 'struck', damage: 1 }] } },
  ],
  expect: { state: { game: { duellists: { 1: { health: 4 } } } } },
};

function reasonOf(changes: object): string {
  const parsed = parseExample({ ...blow, ...changes });
  if (!parsed.ok) return `not an example: ${JSON.stringify(parsed.problems)}`;
  const result = runExample(parsed.value, exampleBook(adapter, spec));
  return result.ok ? 'passed' : result.reason;
}

describe('runExample', () => {
  it('plays an example that is right', () => {
    expect(reasonOf({})).toBe('passed');
  });

  it('passes from the opening, too', () => {
    const [train, deal] = [{ type: 'train', strength: 3, guard: 0 }, ['jab', 'jab', 'cut', 'cut']];
    const steps = [
      { seat: 0, command: train },
      { seat: 1, command: train },
    ];
    const expectation = { decision: { name: 'stanceChoice' } };
    const opening = {
      given: {},
      dice: [],
      draws: [{ deck: deal }, { deck: 'jab' }, { deck: 'jab' }, { deck: ['block', 'block'] }],
    };
    expect(reasonOf({ ...opening, do: steps, expect: expectation })).toBe('passed');
  });

  const after = (expectation: object) => ({ do: [blow.do[0]], dice: [], expect: expectation });
  it.each([
    [{ dice: [] }, 'step 2 (seat 1, option {"type":"pass"}): no die is left for strike'],
    [
      { dice: [{ hit: 4 }] },
      'step 2 (seat 1, option {"type":"pass"}): the script has a die hit, the game rolls strike',
    ],
    [{ dice: [{ strike: 7 }] }, 'step 2 (seat 1, option {"type":"pass"}): 7 is not on a die with 6 sides'],
    [{ dice: [{ strike: [4, 5] }, { omen: 2 }] }, 'at the end: 2 dice left: strike 5, omen 2'],
    [{ draws: [{ deck: 'jab' }] }, 'at the end: 1 draw left: deck jab'],
    [{ dice: [{ strike: [4] }], draws: [] }, 'passed'],
  ])('compares luck: %j', (changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  it.each([
    [[{ hand1: 'block' }], 'no block is in hand1, only parry'],
    [[{ deck: 'parry' }], 'the script draws from deck, the game from hand1'],
    [[], 'no draw is left for hand1'],
  ])('compares draws: %j', (draws, reason) => {
    const study = { do: [{ seat: 0, option: { type: 'study' } }], dice: [], expect: { outcome: null } };
    expect(reasonOf({ ...study, draws })).toBe(`step 1 (seat 0, option {"type":"study"}): ${reason}`);
  });

  it.each([
    [
      { option: { card: 'jab' } },
      'step 1 (option {"card":"jab"}): say which seat does this: there is not exactly one that is asked',
    ],
    [
      { seat: 0, option: { type: 'breathe' } },
      /^step 1 \(seat 0, option .*\): no option matches, blocked: \{"command":\{"type":"breathe"\},"code":"UNHURT","rule":"DU-ACT-03"\}; offered: \{"type":"attack","card":"jab"\}, .*\{"type":"hold"\}$/,
    ],
    [
      { seat: 1, option: { type: 'attack' } },
      /no option matches, blocked: .*"NO_BLOW".*; offered: \{"type":"study"\}/,
    ],
    [
      { seat: 0, option: { type: 'attack' } },
      /: several options match: \{"type":"attack","card":"jab"\}, \{"type":"attack","card":"cut"\}$/,
    ],
    [{ seat: 0, command: { type: 'breathe' } }, /: refused: \{"code":"UNHURT","rule":"DU-ACT-03"\}$/],
    [{ seat: 0, command: { type: 'attack', card: 'bow' } }, /^do.0.command.card: bow does not exist$/],
    [{ seat: 0, command: { type: 'attack', card: 'parry' } }, /: refused: \{"code":"ANSWER_ILLEGAL"/],
    [
      { seat: 0, command: { type: 'hold' }, expect: { refusal: { code: 'UNHURT' } } },
      /: expected the refusal \{"code":"UNHURT"\}, but it was accepted$/,
    ],
    [
      { seat: 0, command: { type: 'breathe' }, expect: { refusal: { code: 'OMEN_WAITS' } } },
      /: refusal.code: expected "OMEN_WAITS", found "UNHURT"$/,
    ],
    [{ seat: 0, undo: true }, 'step 1 (seat 0, undo): refused: {"code":"UNDO_NOTHING"}'],
    [
      { note: 'turn 1', seat: 0, undo: true },
      'step 1 (turn 1, seat 0, undo): refused: {"code":"UNDO_NOTHING"}',
    ],
    [{ seat: 7, concede: true }, 'step 1 (seat 7, concede): refused: {"code":"SEAT_UNKNOWN"}'],
    [
      { timeOut: true, expect: { noEvents: [{ type: 'acted' }] } },
      /^step 1 \(time-out\): noEvents.0: \{"type":"acted",.*\} happened$/,
    ],
  ])('says what is wrong with a step: %j', (step, reason) => {
    expect(reasonOf({ do: [step], dice: [] })).toMatch(reason);
  });

  it.each([
    [
      { state: { game: { duellists: { 0: { strength: 2 } } } } },
      'state.game.duellists.0.strength: expected 2, found 3',
    ],
    [
      { state: { zones: { table: { tokens: ['cut'] } } } },
      'state.zones.table.tokens.0: expected "cut", found "jab"',
    ],
    [{ state: { zones: { table: { tokens: [] } } } }, 'state.zones.table.tokens: expected [], found ["jab"]'],
    [{ state: { zones: { table: null } } }, /^at the end: state.zones.table: expected nothing, found \{/],
    [
      { views: { 0: { zones: { hand1: { tokens: ['parry'] } } } } },
      'views.0.zones.hand1.tokens: expected ["parry"], found nothing',
    ],
    [{ decision: null }, /^at the end: decision: expected nothing, found \{"kind":"window"/],
    [{ decision: { about: { card: 'cut' } } }, 'decision.about.card: expected "cut", found "jab"'],
    [{ outcome: { result: 'victory' } }, 'outcome: expected {"result":"victory"}, found nothing'],
    [
      { events: [{ type: 'acted' }, { type: 'moved' }] },
      /^at the end: events.1: expected \{"type":"moved"\}, found \{"type":"attacked"/,
    ],
    [
      { events: [{ type: 'attacked', card: 'cut' }] },
      'events.0: expected {"type":"attacked","card":"cut"}, but card: expected "cut", found "jab"',
    ],
    [
      { offered: [{ option: { type: 'parry', card: 'block' } }] },
      'offered.0: expected {"type":"parry","card":"block"}, found {"type":"pass"}, {"type":"parry","card":"parry"}',
    ],
    [
      { offered: [{ seat: 0, option: { type: 'pass' } }] },
      'offered.0: expected {"type":"pass"}, found nothing',
    ],
    [
      { notOffered: [{ option: { card: 'parry' } }] },
      'notOffered.0: {"type":"parry","card":"parry"} is offered',
    ],
    [
      { blocked: [{ command: {}, code: 'UNHURT' }] },
      'blocked.0: expected {"command":{},"code":"UNHURT"}, found nothing',
    ],
    [
      { state: { game: { round: 2 } }, outcome: { result: 'draw' } },
      'state.game.round: expected 2, found 1; outcome: expected {"result":"draw"}, found nothing',
    ],
  ])('says what is not as expected: %j', (expectation, reason) => {
    const found = reasonOf(after(expectation));
    if (typeof reason === 'string') expect(found).toBe(`at the end: ${reason}`);
    else expect(found).toMatch(reason);
  });

  it.each([
    [{ setup: 'huge' }, 'given: setup: SETUP_UNKNOWN'],
    [{ setup: { health: 99 } }, 'given: setup.health: OUT_OF_BOUNDS {"least":1,"most":20}'],
    [
      { situation: { duellists: [{ hand: ['bow'] }] } },
      'given: situation: CARD_MISSING {"zone":"hand0","name":"bow"}',
    ],
    [
      { situation: { weather: 1, duellists: [{ health: 9, rank: 2 }] } },
      'given: situation.weather: FIELD_UNKNOWN; situation.duellists.0.health: FIELD_BAD; situation.duellists.0.rank: FIELD_UNKNOWN',
    ],
    [
      { content: { cards: [{ name: 'bow', type: 'shot' }] } },
      /^given: content.cards.0.type: FIELD_BAD; content.cards.0.power: FIELD_BAD/,
    ],
  ])('says what is wrong with what is given: %j', (given, reason) => {
    expect(reasonOf({ given })).toMatch(reason);
  });
});

describe('the problems of a form', () => {
  const form = (problems: readonly object[]) => {
    const refusal = { code: 'FORM_PROBLEMS', problems };
    const step = { seat: 0, command: { type: 'train', strength: 9, guard: -1 }, expect: { refusal } };
    return reasonOf({ given: {}, dice: [], do: [step], expect: {} });
  };

  it('match item by item', () => {
    expect(form([{ code: 'POINTS', path: 'guard' }])).toBe('passed');
    expect(form([{ code: 'POINTS', path: 'strength' }])).toMatch(
      /refusal.problems.0.path: expected "strength", found "guard"$/,
    );
    expect(form([])).toMatch(/refusal.problems: expected \[\], found \[/);
  });
});

it('a refusal that changes the state is a failure', () => {
  const careless: Game<DuelTypes> = {
    ...duel,
    problems(state, seat, draft) {
      Object.assign(state.game, { round: state.game.round + 1 });
      return duel.problems(state, seat, draft);
    },
  };
  const refused = { seat: 0, command: { type: 'train' }, expect: { refusal: { code: 'FORM_PROBLEMS' } } };
  const parsed = parseExample({ ...blow, given: {}, dice: [], do: [refused], expect: {} });
  expect(parsed.ok && runExample(parsed.value, exampleBook({ ...adapter, game: careless }, spec))).toEqual({
    ok: false,
    reason: 'step 1 (seat 0, command {"type":"train"}): the request was refused, but the state has changed',
  });
});

describe('runExamples', () => {
  it('counts, and names what failed by id, or by file where there is none', () => {
    const files = [
      { name: 'a.json', text: JSON.stringify(blow) },
      { name: 'b.json', text: JSON.stringify(blow) },
      { name: 'c.json', text: JSON.stringify({ ...blow, id: 'other', game: 'chess' }) },
      { name: 'd.json', text: '{' },
      { name: 'e.json', text: JSON.stringify({ ...blow, id: 'wrong', dice: [] }) },
    ];
    expect(runExamples(files, [exampleBook(anyAdapter(adapter), spec)])).toEqual({
      passed: 1,
      failed: 4,
      failures: [
        { id: 'blow', reason: 'b.json has the same id as an earlier example' },
        { id: 'other', reason: 'no examples can be run for the game chess' },
        { id: 'd.json', reason: expect.stringContaining('EXAMPLE_NOT_JSON') },
        { id: 'wrong', reason: 'step 2 (seat 1, option {"type":"pass"}): no die is left for strike' },
      ],
    });
  });

  it('does not play an example as another game', () => {
    const parsed = parseExample({ ...blow, game: 'chess' });
    expect(parsed.ok && runExample(parsed.value, exampleBook(adapter, spec))).toEqual({
      ok: false,
      reason: 'an example of chess cannot be played as duel',
    });
  });
});
