import { describe, expect, it } from 'vitest';
import { openParlour, play } from '../test/play.ts';
import { busyMatch, forged, openText, textOf } from '../test/saves.ts';
import { MOST_SAVE_CHARACTERS, parseSave } from './parse-save.ts';

/** A save as text. Made when it is needed: what runs while tests are gathered cannot be told apart by test. */
function saveText(): string {
  return textOf(busyMatch());
}

function problemsOf(text: string) {
  const save = parseSave(text);
  return save.ok ? [] : save.problems;
}

describe('size and depth', () => {
  it('refuses texts that are too large, unread', () => {
    const most = MOST_SAVE_CHARACTERS;
    for (const characters of [32_000_001, 100_000_000]) {
      const text = saveText().padEnd(characters);
      expect(problemsOf(text)).toEqual([{ code: 'SAVE_TOO_LARGE', path: '', args: { characters, most } }]);
    }
  });

  it('looks into the largest that are not', () => {
    expect(problemsOf('['.repeat(32_000_000))).toMatchObject([{ code: 'SAVE_TOO_DEEP' }]);
  });

  it.each([
    ['65 lists', '['.repeat(65)],
    ['65 records', '{"a":'.repeat(65)],
    ['a million lists', '['.repeat(1_000_000)],
    ['lists behind a string that ends', `["]",${'['.repeat(64)}`],
    ['lists behind a string with an escaped quote', `["\\"]",${'['.repeat(64)}`],
    ['lists behind closed ones', `[[],{},${'['.repeat(64)}`],
  ])('refuses %s inside each other', (_name, text) => {
    expect(problemsOf(text)).toEqual([{ code: 'SAVE_TOO_DEEP', path: '', args: { most: 64 } }]);
  });

  it.each([
    ['64 lists', `${'['.repeat(64)}${']'.repeat(64)}`],
    ['a hundred lists side by side', `[${'[],'.repeat(100)}{}]`],
    ['a hundred records side by side', `[${'{},'.repeat(100)}{}]`],
    ['brackets in a string', `"${'['.repeat(100)}"`],
    ['brackets in a string behind an escaped quote', `"\\"${'['.repeat(100)}"`],
    ['a string that ends with a backslash, then few lists', '["\\\\",[[]]]'],
  ])('bears %s', (_name, text) => {
    expect(problemsOf(text)).toEqual([{ code: 'SAVE_NOT_OURS', path: 'format' }]);
  });
});

describe('text', () => {
  it.each(['', ' ', 'hello', '{', '"', '"\\', '{"format":"sitrep-save"', '{}}'])(
    'refuses what is no JSON: %.20s',
    (text) => {
      expect(problemsOf(text)).toEqual([
        { code: 'SAVE_NOT_JSON', path: '', args: { characters: text.length } },
      ]);
    },
  );

  it('refuses a save cut off anywhere', () => {
    const text = saveText();
    for (let length = 0; length < text.length; length += 1 + Math.floor(text.length / 200)) {
      const characters = length;
      expect(problemsOf(text.slice(0, length))).toEqual([
        { code: 'SAVE_NOT_JSON', path: '', args: { characters } },
      ]);
    }
  });

  it.each([
    'null',
    '1',
    '"sitrep-save"',
    '[]',
    '{}',
    '{"format":"sitrep-pack"}',
    '{"format":["sitrep-save"]}',
  ])('refuses what is no save: %s', (text) => {
    expect(problemsOf(text)).toEqual([{ code: 'SAVE_NOT_OURS', path: 'format' }]);
  });

  it('takes no text for a newer format', () => {
    const problems = problemsOf('{"format":"sitrep-save","formatVersion":"2"}');
    expect(problems[0]).toStrictEqual({ code: 'SAVE_FIELD_BAD', path: 'formatVersion' });
    expect(problemsOf('{}')).toStrictEqual([{ code: 'SAVE_NOT_OURS', path: 'format' }]);
  });

  it('refuses a newer format before it looks any further', () => {
    expect(problemsOf('{"format":"sitrep-save","formatVersion":2}')).toEqual([
      { code: 'SAVE_FORMAT_NEWER', path: 'formatVersion', args: { version: 2, known: 1 } },
    ]);
  });

  it('names the fields that are missing or wrong', () => {
    expect(problemsOf('{"format":"sitrep-save","formatVersion":1}').map(({ path }) => path)).toEqual([
      'game',
      'rulesVersion',
      'eventVersion',
      'key',
      'isScripted',
      'config',
      'content',
      'log',
      'marks',
      'hash',
      'checksum',
    ]);
    expect(problemsOf(saveText().replace('"by":-1', '"by":-2'))).toEqual([
      { code: 'SAVE_FIELD_BAD', path: 'log.0.by' },
    ]);
  });

  it('lists at most 20 problems, however many there are', () => {
    const log = Array.from({ length: 100_000 }, () => 0);
    expect(problemsOf(JSON.stringify({ ...JSON.parse(saveText()), log })).map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, index) => `log.${index}`),
    );
  });
});

describe('damage', () => {
  it('is found by the checksum', () => {
    const text = saveText();
    const { checksum } = JSON.parse(text) as { checksum: string };
    const [problem, ...others] = problemsOf(text.replace('"seats":3', '"seats":4'));
    expect(others).toEqual([]);
    expect(problem).toEqual({
      code: 'SAVE_DAMAGED',
      path: 'checksum',
      args: { expected: checksum, actual: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
  });

  it.each(['0.5', '-0', '1e99'])('is found where no save has a number like %s', (number) => {
    const [problem] = problemsOf(saveText().replace('"seats":3', `"seats":${number}`));
    expect(problem).toMatchObject({ code: 'SAVE_DAMAGED', args: { actual: 'unreadable' } });
  });

  it('of any single bit is never read as something else', () => {
    const match = openParlour();
    play(match, 0, { type: 'peek' });
    const bytes = Buffer.from(textOf(match));
    const codes = new Set<string>();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const opened = openText(flipped.toString());
      if (opened.ok) throw new Error(`bit ${bit} makes no difference`);
      for (const { code } of opened.problems) codes.add(code);
    }
    expect([...codes].sort()).toEqual([
      'SAVE_DAMAGED',
      'SAVE_FIELD_BAD',
      'SAVE_FORMAT_NEWER',
      'SAVE_NOT_JSON',
      'SAVE_NOT_OURS',
    ]);
  });

  it('does not hide behind another order of the fields', () => {
    const fields = Object.entries(JSON.parse(saveText()) as object);
    expect(problemsOf(JSON.stringify(Object.fromEntries(fields.reverse()), undefined, 2))).toEqual([]);
  });

  it('cannot hide behind a checksum that fits: every event is still folded', () => {
    expect(parseSave(JSON.stringify(forged(busyMatch(), { hash: '0'.repeat(16) }))).ok).toBe(true);
    expect(openText(JSON.stringify(forged(busyMatch(), { hash: '0'.repeat(16) })))).toEqual({
      ok: false,
      problems: [{ code: 'SAVE_HASH_WRONG', path: 'hash', args: { hash: '0'.repeat(16) } }],
    });
  });
});
