import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleSchema } from './format.ts';
import { parseExample } from './parse.ts';

const good = {
  id: 'a-blow',
  title: 'A blow',
  game: 'duel',
  rules: ['DU-ATK-03'],
  given: {},
  do: [{ timeOut: true }],
  expect: { outcome: null },
};

function problemsOf(source: unknown): readonly string[] {
  const parsed = parseExample(source);
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${code} ${path}`);
}

describe('parseExample', () => {
  it('takes text and data, and fills in what may be left out', () => {
    const whole = { ...good, dice: [], draws: [] };
    expect(parseExample(good)).toEqual({ ok: true, value: whole });
    expect(parseExample(JSON.stringify(good))).toEqual({ ok: true, value: whole });
  });

  it.each([
    ['{', ['EXAMPLE_NOT_JSON ']],
    ['7', ['EXAMPLE_FIELD_BAD ']],
    [{ ...good, id: 'A Blow' }, ['EXAMPLE_FIELD_BAD id']],
    [{ ...good, rules: [] }, ['EXAMPLE_FIELD_BAD rules']],
    [{ ...good, rules: ['DU-ATK-3b'] }, ['EXAMPLE_FIELD_BAD rules.0']],
    [{ ...good, dices: [], draw: [] }, ['EXAMPLE_FIELD_UNKNOWN dices', 'EXAMPLE_FIELD_UNKNOWN draw']],
    [{ ...good, dice: [{ strike: 0 }] }, ['EXAMPLE_FIELD_BAD dice.0.strike']],
    [{ ...good, given: { weather: 1 } }, ['EXAMPLE_FIELD_UNKNOWN given.weather']],
    [{ ...good, do: [{}] }, ['EXAMPLE_FIELD_BAD do.0']],
    [{ ...good, do: [{ undo: true, concede: true }] }, ['EXAMPLE_FIELD_BAD do.0']],
    [{ ...good, do: [{ seat: -1, undo: true }] }, ['EXAMPLE_FIELD_BAD do.0.seat']],
    [{ ...good, do: [{ undo: true, expect: { event: [] } }] }, ['EXAMPLE_FIELD_UNKNOWN do.0.expect.event']],
    [
      { ...good, do: [{ option: {}, expect: { refusal: { code: 'X' } } }] },
      ['EXAMPLE_FIELD_BAD do.0.expect.refusal'],
    ],
    [
      { ...good, expect: { outcome: null, refusal: { code: 'X' } } },
      ['EXAMPLE_FIELD_UNKNOWN expect.refusal'],
    ],
    [{ ...good, expect: { views: { me: {} } } }, ['EXAMPLE_FIELD_BAD expect.views.me']],
    [{ ...good, expect: {} }, ['EXAMPLE_FIELD_BAD expect']],
  ])('lists every problem of %j with its path', (source, problems) => {
    expect(problemsOf(source)).toEqual(problems);
  });
});

it('docs/examples.schema.json is the format (`vitest run packages/testkit -u` regenerates it)', async () => {
  const file = new URL('../../../../docs/examples.schema.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).not.toBe('');
  await expect(`${JSON.stringify(exampleSchema(), undefined, 2)}\n`).toMatchFileSnapshot(fileURLToPath(file));
});
