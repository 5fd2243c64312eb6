import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  checkLanguages,
  distinct,
  folderFaults,
  languageOf,
  parseWith,
  readJson,
  unknownFile,
} from './index.ts';

describe('readJson', () => {
  it.each<[string, string, string, string]>([
    ['an escape sequence', '{"name": "\\u001b[2J"}', 'name', 'U+001B'],
    ['a bell in a list', '["a", "b\\u0007"]', '1', 'U+0007'],
    ['a line break', '{"a": {"b": "one\\ntwo"}}', 'a.b', 'U+000A'],
    ['a control character of eight bits', '{"a": "\u009b31m"}', 'a', 'U+009B'],
    ['text turned round', '{"a": "\u202eevil"}', 'a', 'U+202E'],
    ['half a character', '{"a": "\\ud800"}', 'a', 'U+D800'],
    ['the other half', '{"a": "x\\udc00"}', 'a', 'U+DC00'],
    ['a control character in the name of a field', '{"a\\u0000": 1}', 'a\u0000', 'U+0000'],
  ])('tells of %s', (_name, text, path, character) => {
    const { faults } = readJson(text);
    expect(faults).toMatchObject([{ code: 'PACK_TEXT_BAD', path }]);
    expect(faults[0]?.message).toContain(character);
  });

  it('tells of a name that objects have a use of their own for', () => {
    expect(readJson('{"cards": {"__proto__": "x"}}').faults).toMatchObject([
      { code: 'PACK_TEXT_BAD', path: 'cards.__proto__' },
    ]);
  });

  it.each(['-0', '-0.0', '-0e5'])('tells of %s, which no save can hold', (zero) => {
    expect(readJson(`{"cover": [1, ${zero}]}`).faults).toEqual([
      {
        code: 'PACK_FIELD_RANGE',
        path: 'cover.1',
        message: `${zero} is no number that can be saved; write 0`,
      },
    ]);
  });

  it('takes letters of every language, and characters beyond the first plane', () => {
    expect(readJson('{"név": "Árvíztűrő – “perché” 🪖", "n": [0, -1]}').faults).toEqual([]);
  });
});

describe('parseWith', () => {
  const schema = z.strictObject({
    cost: z.int().min(0).max(9),
    kind: z.enum(['near', 'far']),
    traits: distinct(z.array(z.string()).max(3)).exactOptional(),
  });

  it.each([
    ['{"toString": 1}', { toString: 1 }],
    ['{"toString": null, "valueOf": 2}', { toString: null, valueOf: 2 }],
    ['an object without a prototype', Object.create(null)],
  ])('bears %s where something else is needed', (_name, value) => {
    const wrong = [{ cost: value, kind: 'near' }, { cost: 1, kind: value }, value];
    for (const data of wrong) expect(parseWith(schema, data)).toMatchObject({ ok: false });
    expect(parseWith(schema, wrong[0])).toMatchObject({
      faults: [{ code: 'PACK_FIELD_TYPE', path: 'cost', message: expect.stringContaining('not an object') }],
    });
  });

  it('tells what is given twice in a list, and where', () => {
    expect(parseWith(schema, { cost: 1, kind: 'far', traits: ['Urban', 'Open', 'Urban'] })).toEqual({
      ok: false,
      faults: [{ code: 'PACK_ID_TWICE', path: 'traits.2', message: '“Urban” is given twice; leave one out' }],
    });
  });
});

describe('folderFaults', () => {
  it('wants the folder of a pack to have its name', () => {
    expect(folderFaults('my-pack', 'my-pack')).toEqual([]);
    expect(folderFaults('my-pack', undefined)).toEqual([]);
    expect(folderFaults('my-pack', 'pack-2')).toMatchObject([{ code: 'PACK_ID_FOLDER', path: 'id' }]);
  });
});

describe('the files of a pack', () => {
  it('know their language', () => {
    expect(['locales/hu.json', 'locales/hu.txt', 'hu.json'].map(languageOf)).toEqual([
      'hu',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['card.json', 'did you mean cards.json?'],
    ['readme.txt', 'there are pack.json, cards.json and locales/en.json'],
  ])('do not include %s', (file, remedy) => {
    expect(unknownFile(file, ['pack.json', 'cards.json']).message).toContain(remedy);
  });

  it('are there for every language on the list, and for no other', () => {
    const draft = { problems: [], locales: new Map(), languages: ['en', 'it'] };
    checkLanguages(draft);
    expect(draft.problems).toEqual([]);
    checkLanguages(draft, ['en', 'hu']);
    expect(draft.problems).toMatchObject([
      { file: 'locales/hu.json', code: 'PACK_FILE_MISSING' },
      { file: 'locales/it.json', code: 'PACK_FILE_UNKNOWN' },
    ]);
  });
});
