import type { ExampleWords } from '@sitrep/contract';
import { expect, it } from 'vitest';
import { joinShapes } from './example-words/join-shapes.ts';
import { printWords } from './example-words/print-words.ts';
import { readWords } from './example-words/read-words.ts';
import { renewWords } from './example-words/words-page.ts';
import { withProject } from './temp-project.ts';

const TYPES = `
interface Man {
  /** What is left of him. */
  health: number;
  stance: 'bold' | 'wary' | undefined;
  readonly bag: readonly string[];
}
type Act = { readonly type: 'wait' } | { readonly type: 'hit'; readonly man: Man; isHard?: boolean };
type Immutable<T> = { readonly [K in keyof T]: Immutable<T[K]> };
export interface Subjects {
  chess: { command: Act; event: Act | undefined; state: { men: [Man, Man]; marks: Record<string, Man>; any: object };
    view: Immutable<Man>; decision: 'one'; blocked: Man | { cause: number }; refusal: string | number; outcome: boolean };
}
`;

it('reads the words of a game from its types', async () => {
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [] } }),
    'subjects.ts': TYPES,
  };
  const [chess] = await withProject(files, (folder) => readWords(folder, 'subjects.ts'));
  expect(chess?.game).toBe('chess');
  expect(chess?.spoken).toEqual({
    command: 'Act',
    event: 'Act',
    state: { fields: { men: { list: 'Man' }, marks: { byKey: 'Man' }, any: 'any' } },
    view: 'Man',
    decision: ['one'],
    blocked: {
      fields: { health: 'number', stance: ['bold', 'wary'], bag: { list: 'text' }, cause: 'number' },
    },
    refusal: 'any',
    outcome: 'flag',
  });
  expect(chess?.named).toEqual({
    Act: { kinds: { hit: { man: 'Man', isHard: 'flag' }, wait: {} } },
    Man: { fields: { health: 'number', stance: ['bold', 'wary'], bag: { list: 'text' } } },
  });
  expect(chess?.comments.get('Man.health')).toBe('What is left of him.');
});

it('puts together what may stand in one place', () => {
  expect(joinShapes(['b'], ['a', 'b'], {})).toEqual(['a', 'b']);
  expect(joinShapes({ fields: { x: 'text' } }, 'Named', { Named: { fields: { x: 'number' } } })).toEqual({
    fields: { x: 'any' },
  });
  expect(joinShapes('number', ['a'], {})).toBe('any');
});

const words: ExampleWords = {
  spoken: {
    command: { kinds: { hit: { card: 'number' } } },
    event: {
      kinds: {
        rolled: { dice: { list: 'number' }, name: ['hit', 'luck'] },
        fell: { rule: 'text', how: ['far', 'wide'] },
      },
    },
    state: { fields: { game: 'Table' } },
    view: 'any',
    decision: { fields: { name: ['turn'] } },
    blocked: { fields: { code: ['NO'] } },
    refusal: 'any',
    outcome: 'any',
  },
  named: {
    Table: { fields: { cards: { list: 'text' }, men: { byKey: 'Man' } } },
    Man: { fields: { age: 'number' } },
  },
};

it('prints words that read the same', () => {
  expect(JSON.parse(printWords(words))).toEqual(words);
});

it('lists words where the page has the place for them, and names for tokens', () => {
  const read = {
    ...words,
    game: 'chess',
    title: 'Chess',
    nameFields: new Set(['card', 'cards']),
    comments: new Map([['Table.cards', 'All of\nthem.']]),
  };
  const page = renewWords('before\n<!-- words -->\nold\n<!-- end -->\nafter', [read]);
  expect(page).toMatch(/^before\n<!-- words -->\n### In every game\n/);
  expect(page).toMatch(/\n<!-- end -->\nafter$/);
  expect(page).not.toContain('old');
  const lines = page.split('\n');
  expect(lines).toContain('| `rolled` | `dice`, `name` |');
  expect(lines).toContain('### Chess');
  expect(lines).toContain('Dice: `hit`, `luck`.');
  expect(lines).toContain('| `hit` | `card` name |');
  expect(lines).toContain('| `fell` | `how` far / wide |');
  expect(lines).toContain('| `cards` | list of name | All of them. |');
  expect(lines).toContain('| `men` | Man by key |  |');
  expect(lines).toContain('| `age` | number |  |');
});
