import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BARRIERS, KERNEL_REFUSALS, SAVE_PROBLEMS } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './project.ts';

/** An error code as sources write it. A code of a single word is known by the page only. */
const CODE = /'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g;

/** A row of a table on the page: code, cause, remedy. */
const ROW = /^\| `([A-Za-z_]+)` \| ([^|]*) \| ([^|]*) \|$/gm;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function codesIn(source: string, pattern: RegExp): readonly string[] {
  return [...source.matchAll(pattern)].map(([, code = '']) => code);
}

/** The rows of the page, by the heading of their section. */
function rowsOf(page: string): ReadonlyMap<string, readonly string[]> {
  const sections = page.split(/^## /m).slice(1);
  return new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', codesIn(section, ROW)]));
}

const sources = sourceFiles(root).filter((file) => !/\.test\.ts$|\/test\//.test(file));
const engine = sources.filter((file) => /^(?:packages|apps)\//.test(file)).map(read);
const given = new Set(engine.flatMap((source) => codesIn(source, CODE)));
const page = read('docs/errors.md');
const rows = rowsOf(page);

describe('docs/errors.md', () => {
  it('explains every code that the sources give out', () => {
    const explained = new Set([...rows.values()].flat());
    expect([...given].filter((code) => !explained.has(code)).sort()).toEqual([]);
  });

  it('explains no code that does not exist', () => {
    const quoted = sources.map(read).join('\n');
    expect([...rows.values()].flat().filter((code) => !quoted.includes(`'${code}'`))).toEqual([]);
  });

  it.each([
    ['Refusals', KERNEL_REFUSALS],
    ['Undo barriers', BARRIERS],
    ['Saves', SAVE_PROBLEMS],
  ])('lists under %s what the kernel lists, in that order', (section, codes) => {
    expect(rows.get(section)).toEqual([...codes]);
  });

  it('gives each code a cause and a remedy, and explains it once in its section', () => {
    const lines = page.split('\n').filter((line) => line.startsWith('| `'));
    const full = [...page.matchAll(ROW)].filter(
      ([, , cause = '', remedy = '']) => cause.length > 5 && remedy.length > 5,
    );
    expect(lines).toEqual(full.map(([line]) => line));
    for (const codes of rows.values()) expect(codes).toEqual([...new Set(codes)]);
  });
});

describe('the codes', () => {
  it('are found wherever they stand in a source', () => {
    const source = "refuse('MATCH_OVER'); code === 'KEY_BAD' ? ['A1_B'] : 'lower' + 'WORD' + MATCH_NAME";
    expect(codesIn(source, CODE)).toEqual(['MATCH_OVER', 'KEY_BAD', 'A1_B']);
  });
});
