import { describe, expect, it, test } from 'vitest';
import { findCycle, findLayerProblems, importsOf } from './check-layers.ts';
import { withProject } from './temp-project.ts';

const FOLDERS = [
  'packages/kernel',
  'packages/hex',
  'packages/art',
  'packages/text',
  'packages/packs',
  'packages/testkit',
  'packages/contract',
  'packages/catalog',
  'games/duel',
  'games/chess',
  'apps/cli',
];

const EXPORTS = {
  '.': './src/index.ts',
  './setups': './src/setups.ts',
  './messages/*': './src/messages/*.ts',
};

const WORKSPACES = Object.fromEntries(
  FOLDERS.map((folder) => {
    const manifest = { name: `@sitrep/${folder.split('/')[1]}`, exports: EXPORTS };
    return [`${folder}/package.json`, JSON.stringify(manifest)];
  }),
);

function problemsOf(files: Record<string, string>): Promise<string[]> {
  return withProject({ ...WORKSPACES, ...files }, findLayerProblems);
}

test('every way of importing is seen', () => {
  const source = `
    import a from 'a';
    import 'b';
    import type { C } from 'c';
    export { d } from 'd';
    export * from 'e';
    export type { F } from 'f';
    const g = await import('g');
    export const h = await import(computed);
  `;
  expect(importsOf('x.ts', source).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test.each([
  ['packages/kernel/src/a.ts', '@sitrep/hex'],
  ['packages/kernel/src/a.ts', '@sitrep/duel'],
  ['packages/kernel/src/a.ts', '@sitrep/testkit'],
  ['packages/kernel/src/a.ts', 'zod'],
  ['packages/kernel/src/a.ts', 'node:fs'],
  ['packages/kernel/src/a.test.ts', '@sitrep/text'],
  ['packages/hex/src/a.ts', '@sitrep/duel'],
  ['packages/text/src/a.ts', '@sitrep/kernel'],
  ['packages/packs/src/a.ts', '@sitrep/duel'],
  ['packages/testkit/src/a.ts', '@sitrep/duel'],
  ['packages/testkit/src/a.ts', '@sitrep/cli'],
  ['packages/catalog/src/a.ts', '@sitrep/text'],
  ['packages/catalog/src/a.ts', '@sitrep/cli'],
  ['packages/catalog/src/a.ts', '../../../content/modern-core/pack.json'],
  ['packages/contract/src/a.ts', '@sitrep/duel'],
  ['games/duel/src/a.ts', '@sitrep/chess'],
  ['games/duel/src/a.ts', '@sitrep/chess/messages/en'],
  ['games/duel/src/a.ts', '@sitrep/chess/not-exported'],
  ['games/duel/src/a.ts', '@sitrep/catalog'],
  ['games/duel/src/a.ts', '@sitrep/text'],
  ['games/duel/src/a.ts', '@sitrep/testkit'],
  ['games/duel/src/a.ts', 'zod'],
  ['games/duel/src/a.ts', '../../../content/modern-core/pack.json'],
  ['games/duel/src/a.ts', '../../../packages/kernel/src/index.ts'],
  ['games/duel/src/a.test.ts', '@sitrep/chess'],
  ['games/duel/test/a.ts', '@sitrep/cli'],
  ['bench/src/a.ts', '@sitrep/cli'],
])('%s may not import %s', async (file, specifier) => {
  expect(await problemsOf({ [file]: `import '${specifier}';` })).toHaveLength(1);
});

test.each([
  ['packages/kernel/src/a.test.ts', 'vitest'],
  ['packages/kernel/src/a.test.ts', '@sitrep/testkit'],
  ['packages/hex/src/a.ts', '@sitrep/kernel'],
  ['packages/text/src/a.ts', 'intl-messageformat'],
  ['packages/testkit/src/a.ts', '@sitrep/kernel'],
  ['packages/testkit/src/a.ts', '@sitrep/text'],
  ['packages/packs/src/a.ts', '@sitrep/text'],
  ['packages/testkit/test/a.ts', '@sitrep/duel'],
  ['packages/catalog/src/a.ts', '@sitrep/duel'],
  ['packages/catalog/src/a.ts', '@sitrep/contract'],
  ['packages/contract/src/a.ts', '@sitrep/kernel'],
  ['packages/contract/src/a.ts', '@sitrep/text'],
  ['games/duel/src/a.ts', '@sitrep/kernel'],
  ['games/duel/src/a.ts', '@sitrep/contract'],
  ['games/duel/src/entry.ts', '../../../content/modern-core/pack.json'],
  ['games/duel/src/entry/packs/a.ts', '../../../../../content/modern-core/pack.json'],
  ['games/duel/src/a.ts', '@sitrep/packs'],
  ['games/duel/src/a.ts', './b.ts'],
  ['games/duel/test/a.ts', '@sitrep/testkit'],
  ['games/duel/test/a.ts', '@sitrep/text'],
  ['apps/cli/src/a.ts', '@sitrep/text'],
  ['apps/cli/src/a.ts', 'node:fs'],
  ['bench/src/a.ts', '@sitrep/catalog'],
  ['tools/a.ts', '@sitrep/testkit'],
])('%s may import %s', async (file, specifier) => {
  expect(await problemsOf({ [file]: `import '${specifier}';` })).toEqual([]);
});

describe('import cycles', () => {
  it('are found between files, types included', async () => {
    const problems = await problemsOf({
      'packages/kernel/src/a.ts': "import { b } from './b.ts';",
      'packages/kernel/src/b.ts': "export type { c } from './c.ts';",
      'packages/kernel/src/c.ts': "import type { a } from './a.ts';",
    });
    expect(problems).toEqual([
      'import cycle: packages/kernel/src/a.ts -> packages/kernel/src/b.ts -> packages/kernel/src/c.ts -> packages/kernel/src/a.ts',
    ]);
  });

  it.each([
    ['index', '@sitrep/duel'],
    ['setups', '@sitrep/duel/setups'],
    ['messages/en', '@sitrep/duel/messages/en'],
  ])('are found through the package name of %s', async (name, specifier) => {
    const file = `games/duel/src/${name}.ts`;
    expect(await problemsOf({ [file]: `import '${specifier}';` })).toEqual([
      `import cycle: ${file} -> ${file}`,
    ]);
  });

  it('are found between folders', async () => {
    const problems = await problemsOf({
      'games/duel/src/queries/a.ts': "import { b } from '../rules/b.ts';",
      'games/duel/src/rules/b.ts': 'export const b = 1;',
      'games/duel/src/rules/c.ts': "import { d } from '../queries/d.ts';",
      'games/duel/src/queries/d.ts': 'export const d = 1;',
    });
    expect(problems).toEqual([
      'import cycle: games/duel/src/queries -> games/duel/src/rules -> games/duel/src/queries',
    ]);
  });

  it('are not seen where files beside the folders are used from above and below', async () => {
    const problems = await problemsOf({
      'games/duel/src/types.ts': 'export const a = 1;',
      'games/duel/src/rules/b.ts': "import { a } from '../types.ts';",
      'games/duel/src/index.ts': "import { b } from './rules/b.ts';",
    });
    expect(problems).toEqual([]);
  });

  it('are not seen in two ways to one file', () => {
    const graph = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] };
    expect(findCycle(new Map(Object.entries(graph)))).toBeUndefined();
  });
});
