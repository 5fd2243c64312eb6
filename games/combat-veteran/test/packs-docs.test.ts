import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { schemaFiles } from '../src/packs/index.ts';
import { FILE_SCHEMAS } from '../src/packs/schema/pack.ts';

/** `vitest run games/combat-veteran/test/packs-docs -u` rewrites the schemas. */
describe('docs/schemas/combat-veteran', () => {
  it.each(schemaFiles().map(({ name, text }) => [name, text]))(
    '%s is what the check asks for',
    async (name, text) => {
      const file = new URL(`../../../docs/schemas/${name}`, import.meta.url);
      await expect(text).toMatchFileSnapshot(fileURLToPath(file));
    },
  );
});

it('the guide for scenario authors speaks of every file of a pack', () => {
  const guide = readFileSync(new URL('../../../docs/scenario-author-guide.md', import.meta.url), 'utf8');
  for (const kind of Object.keys(FILE_SCHEMAS).filter((name) => name !== 'locale'))
    expect(guide).toContain(`\`${kind}.json\``);
  expect(guide).toContain('`locales/en.json`');
});
