import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPack, schemaFiles } from '../src/packs/index.ts';
import { knownFor } from './packs-files.ts';
import { GUIDE_PARTS, renewGuide } from './packs-guide.ts';

/** `vitest run games/warfighter/test/packs-docs -u` rewrites what is generated. */

const guideFile = new URL('../../../docs/card-author-guide.md', import.meta.url);
const guide = readFileSync(guideFile, 'utf8');

describe('docs/schemas', () => {
  it.each(schemaFiles().map(({ name, text }) => [name, text]))(
    '%s is what the check asks for',
    async (name, text) => {
      const file = new URL(`../../../docs/schemas/${name}`, import.meta.url);
      await expect(text).toMatchFileSnapshot(fileURLToPath(file));
    },
  );
});

describe('docs/card-author-guide.md', () => {
  it('has a place for every generated part', () => {
    for (const name of Object.keys(GUIDE_PARTS)) expect(guide).toContain(`<!-- ${name} -->\n`);
  });

  it('lists the cards and the words as they are', async () => {
    await expect(renewGuide(guide)).toMatchFileSnapshot(fileURLToPath(guideFile));
  });

  it('works an example that passes the check', () => {
    const blocks = [...guide.matchAll(/`my-pack\/([\w./-]+)`:\n\n```json\n([\s\S]*?)```/g)];
    const files = blocks.map(([, name = '', text = '']) => ({ name, text }));
    expect(files.map(({ name }) => name)).toEqual([
      'pack.json',
      'actions.json',
      'skills.json',
      'locales/en.json',
    ]);
    expect(checkPack(files, knownFor('modern-jungle')).problems).toEqual([]);
  });
});

/** Every module that a module loads, by its path; packages by their names. */
function loadedBy(file: URL, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const source = readFileSync(file, 'utf8');
  for (const [, types, name = ''] of source.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gm)) {
    if (types !== undefined) continue;
    if (name.startsWith('.')) loadedBy(new URL(name, file), seen);
    else seen.add(name);
  }
  return seen;
}

it('keeps zod out of the engine', () => {
  const engine = loadedBy(new URL('../src/index.ts', import.meta.url));
  expect(engine.size).toBeGreaterThan(50);
  expect(engine).not.toContain('zod');
  expect(loadedBy(new URL('../src/packs/index.ts', import.meta.url))).toContain('zod');
});
