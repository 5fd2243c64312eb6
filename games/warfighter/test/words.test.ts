import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { from1 } from '../src/content/fields.ts';
import { FOR_SOLDIER, OWNED } from '../src/content/moments.ts';
import { quantity } from '../src/describe/parts/effect-text.ts';
import type { Instant, Passive } from '../src/words/form/word.ts';
import { allWords } from '../src/words/lookup.ts';
import { WORDS } from '../src/words/registry.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

const fields = { amount: from1(5) };
type Salute = Instant<'salute', typeof fields>;
type Polish = Passive<'polish', typeof fields>;

const name = 'salute';
const meaning = 'salutes so many times';
const at = FOR_SOLDIER;
const run: Salute['run'] = () => undefined;
const text: Salute['text'] = ({ amount }) => quantity('salute', amount);
const shine = {
  name: 'polish',
  fields,
  meaning,
  at: { static: OWNED },
  text: () => quantity('polish', 1),
} as const;

/** Never run: the compiler reads it. Each is one error, “Property 'run' is missing … in type 'Instant<"salute", …>'”. */
function mistakes() {
  // @ts-expect-error its name is missing
  const nameless: Salute = { fields, meaning, at, run, text };
  // @ts-expect-error its fields are missing
  const shapeless: Salute = { name, meaning, at, run, text };
  // @ts-expect-error its meaning is missing
  const meaningless: Salute = { name, fields, at, run, text };
  // @ts-expect-error where it may stand is missing
  const placeless: Salute = { name, fields, meaning, run, text };
  // @ts-expect-error what it does is missing
  const idle: Salute = { name, fields, meaning, at, text };
  // @ts-expect-error its text is missing
  const mute: Salute = { name, fields, meaning, at, run };
  // @ts-expect-error who reads it is missing
  const unread: Polish = shine;
  // @ts-expect-error what is only read does nothing
  const busy: Polish = { ...shine, readIn: 'queries/gear/weapons.ts', run };
  // @ts-expect-error it has another name
  const other: Salute = { name: 'wave', fields, meaning, at, run, text };
  // @ts-expect-error it has no such field
  const fuller: Salute = { name, fields, meaning, at, run, text: ({ number }) => quantity('salute', number) };
  return [nameless, shapeless, meaningless, placeless, idle, mute, unread, busy, other, fuller];
}

describe('an effect word', () => {
  it('compiles only with all its parts', () => {
    expect(mistakes).toHaveLength(0);
  });

  it('has one file, named like it, and one line in the registry', () => {
    const files = globSync('words/*/*.ts', { cwd: src }).filter((file) => !file.startsWith('words/form/'));
    const names = files.map((file) =>
      path.basename(file, '.ts').replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase()),
    );
    expect(names.sort()).toEqual(Object.keys(WORDS).sort());
    expect(allWords.map(({ name }) => name)).toEqual(Object.keys(WORDS));
  });

  it.each(allWords.flatMap(({ name, readIn }) => (readIn === undefined ? [] : [[name, readIn]])))(
    '%s is read in %s',
    (name, readIn) => {
      expect(readFileSync(path.join(src, readIn), 'utf8')).toContain(`'${name}'`);
    },
  );
});
