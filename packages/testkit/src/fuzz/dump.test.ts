import { makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { type Dump, formatDump, parseDump } from './dump.ts';

const dump: Dump = {
  format: 'sitrep-dump',
  formatVersion: 1,
  game: 'duel',
  rulesVersion: '1.0.0',
  setup: 'standard',
  config: { health: 5 },
  content: { cards: [{ name: 'jab' }] },
  key: makeKey('dump'),
  acts: [
    { by: 0, act: { type: 'answer', answer: { type: 'attack', card: 3 } } },
    { by: -1, act: { type: 'timeOut' } },
    { by: 1, act: { type: 'order', decision: 'action', isOn: true } },
    { by: 1, act: { type: 'order', decision: 'action', isOn: false } },
    { by: 1, act: { type: 'undo' } },
  ],
  failure: { law: 'legal', message: 'offered but refused', entry: 5 },
};

/** The problems of a dump that is right except for some fields. */
function problemsWith(wrong: object) {
  const parsed = parseDump(JSON.stringify({ ...dump, ...wrong }));
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${code} ${path}`);
}

describe('a dump', () => {
  it('survives being written and read', () => {
    expect(parseDump(formatDump(dump))).toEqual({ ok: true, value: dump });
  });

  it.each([
    ['no JSON', '{', 'DUMP_NOT_JSON'],
    ['nothing', '', 'DUMP_NOT_JSON'],
    ['other data', '[1]', 'DUMP_NOT_OURS'],
    ['no data', 'null', 'DUMP_NOT_OURS'],
    ['a save', '{"format":"sitrep-save"}', 'DUMP_NOT_OURS'],
    ['a huge file', ' '.repeat(32_000_001), 'DUMP_TOO_LARGE'],
  ])('is not %s', (_, text, code) => {
    expect(parseDump(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it.each([
    ['another version', { formatVersion: 2 }, 'formatVersion'],
    ['a bad key', { key: 'abc' }, 'key'],
    ['no list of acts', { acts: {} }, 'acts'],
    ['an unknown act', { acts: [{ by: 0, act: { type: 'cheat' } }] }, 'acts.0.act.type'],
    [
      'an answer without a type',
      { acts: [{ by: 0, act: { type: 'answer', answer: {} } }] },
      'acts.0.act.answer.type',
    ],
    ['a strange seat', { acts: [{ by: -2, act: { type: 'timeOut' } }] }, 'acts.0.by'],
    ['no failure', { failure: undefined }, 'failure'],
  ])('with %s is refused with the path', (_, wrong, path) => {
    expect(problemsWith(wrong)).toEqual([`DUMP_FIELD_BAD ${path}`]);
  });

  it('names everything that is wrong at once', () => {
    expect(problemsWith({ game: 1, setup: 2 })).toEqual(['DUMP_FIELD_BAD game', 'DUMP_FIELD_BAD setup']);
  });
});
