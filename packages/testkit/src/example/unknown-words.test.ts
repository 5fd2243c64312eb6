import { readFileSync } from 'node:fs';
import type { ExampleAdapter } from '@sitrep/contract';
import type { Content, DuelTypes } from '@sitrep/duel';
import { duelExamples } from '@sitrep/duel/examples';
import { describe, expect, it } from 'vitest';
import { exampleBook } from './adapter.ts';
import { parseExample } from './parse.ts';
import { runExample } from './run.ts';

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const adapter: ExampleAdapter<DuelTypes> = duelExamples(
  JSON.parse(file('content/duel-deck/deck.json')) as Content,
);
const book = exampleBook(adapter, file('games/duel/SPEC.md'));

/** A step that does next to nothing, so that whatever is not expected does not happen. */
const quiet = {
  id: 'quiet',
  title: 'Nothing happens',
  game: 'duel',
  rules: ['DU-ACT-01'],
  given: { situation: { duellists: [{ hand: ['jab'] }, { hand: ['parry'] }] } },
  do: [{ seat: 0, option: { type: 'hold' } }],
  expect: { outcome: null },
};

function reasonOf(changes: object): string {
  const parsed = parseExample({ ...quiet, ...changes });
  if (!parsed.ok) return JSON.stringify(parsed.problems);
  const result = runExample(parsed.value, book);
  return result.ok ? 'passed' : result.reason;
}

const expecting = (expectation: object) => reasonOf({ expect: expectation });
const refused = (refusal: object) =>
  reasonOf({ do: [{ seat: 0, command: { type: 'breathe' }, expect: { refusal } }] });

it('what is right passes', () => {
  expect(reasonOf({})).toBe('passed');
  expect(
    expecting({
      noEvents: [
        { type: 'struck', damage: 1 },
        { seat: 1, margin: 2 },
      ],
    }),
  ).toBe('passed');
  expect(expecting({ notOffered: [{ seat: 1, option: { card: 'lunge' } }] })).toBe('passed');
  expect(expecting({ state: { game: { duellists: { 0: { stance: null } } } } })).toContain(
    'expected nothing',
  );
});

describe('what a game has not fails, though it would pass as something that did not happen', () => {
  it.each([
    [{ noEvents: [{ type: 'strucked' }] }, 'noEvents.0.type: strucked does not exist; did you mean struck?'],
    [
      { noEvents: [{ type: 'struck', damages: 1 }] },
      'noEvents.0.damages: there is no such field in struck; did you mean damage?',
    ],
    [{ noEvents: [{ type: 'struck', card: 'jab' }] }, 'noEvents.0.card: there is no such field in struck'],
    [{ noEvents: [{ weather: 1 }] }, 'noEvents.0.weather: there is no such field'],
    [{ noEvents: [{ type: 'struck', damage: 'jab' }] }, 'noEvents.0.damage: "jab" is no number'],
    [
      { noEvents: [{ type: 'stanceTaken', stance: 'bald' }] },
      'noEvents.0.stance: bald does not exist; did you mean bold?',
    ],
    [
      { noEvents: [{ type: 'attacked', card: 'jap' }] },
      'noEvents.0.card: jap does not exist; did you mean jab?',
    ],
    [
      { noEvents: [{ type: 'moved', into: 'hand7' }] },
      'noEvents.0.into: hand7 does not exist; did you mean hand0?',
    ],
    [{ noEvents: [{ type: 'moved', tokens: ['bow'] }] }, 'noEvents.0.tokens.0: bow does not exist'],
    [
      { noEvents: [{ type: 'rolled', name: 'stroke' }] },
      'noEvents.0.name: stroke does not exist; did you mean strike?',
    ],
    [
      { noEvents: [{ type: 'rolled', stream: 'omen2' }] },
      'noEvents.0.stream: omen2 does not exist; did you mean omen0?',
    ],
    [{ noEvents: [{ type: 'frameStepped', step: 'nope' }] }, 'noEvents.0.step: nope does not exist'],
    [
      { events: [{ type: 'framePushed', procedure: 'atack' }] },
      'events.0.procedure: atack does not exist; did you mean attack?',
    ],
    [
      { state: { frames: { 0: { step: 'parri' } } } },
      'state.frames.0.step: parri does not exist; did you mean parry?',
    ],
    [
      { notOffered: [{ seat: 1, option: { type: 'brethe' } }] },
      'notOffered.0.option.type: brethe does not exist; did you mean breathe?',
    ],
    [{ state: { game: { rounds: null } } }, 'state.game.rounds: there is no such field; did you mean round?'],
    [
      { state: { game: { duellists: { first: { omen: 0 } } } } },
      'state.game.duellists: items have numbers, not first',
    ],
    [{ state: { game: { duellists: 2 } } }, 'state.game.duellists: 2 is no list'],
    [{ state: { zones: { tabel: null } } }, 'state.zones.tabel: tabel does not exist; did you mean table?'],
    [{ state: { seats: [], weather: null } }, 'state.weather: there is no such field'],
    [
      { views: { 0: { zones: { deck: { token: null } } } } },
      'views.0.zones.deck.token: there is no such field; did you mean tokens?',
    ],
    [{ decision: { name: 'actoin' } }, 'decision.name: actoin does not exist; did you mean action?'],
    [{ decision: 7 }, /EXAMPLE_FIELD_BAD/],
    [
      { outcome: { rule: 'DU-END-99' } },
      /^expect.outcome.rule: DU-END-99 does not exist; did you mean DU-END-/,
    ],
    [
      { blocked: [{ seat: 0, command: { type: 'breathe' }, code: 'UNHURTED' }] },
      'blocked.0.code: UNHURTED does not exist; did you mean UNHURT?',
    ],
  ])('%j', (expectation, reason) => {
    const found = expecting(expectation);
    if (typeof reason === 'string') expect(found).toBe(`expect.${reason}`);
    else expect(found).toMatch(reason);
  });

  it('in steps', () => {
    expect(reasonOf({ do: [{ seat: 0, option: { type: 'hald' } }] })).toBe(
      'do.0.option.type: hald does not exist; did you mean hold?',
    );
    expect(reasonOf({ do: [{ seat: 0, command: { type: 'hold', card: 'jab' } }] })).toBe(
      'do.0.command.card: there is no such field in hold',
    );
    expect(refused({ code: 'UNHURT', rule: 'DU-ACT-03' })).toBe('passed');
    expect(refused({ code: 'UNHURD' })).toBe(
      'do.0.expect.refusal.code: UNHURD does not exist; did you mean UNHURT?',
    );
  });

  it('among the rules that an example tests', () => {
    expect(reasonOf({ rules: ['DU-ACT-01', 'DU-ACT-91'] })).toMatch(
      /^rules.1: DU-ACT-91 does not exist; did/,
    );
  });
});
