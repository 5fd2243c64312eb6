import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from './command.ts';
import { root } from './project.ts';
import { withProject } from './temp-project.ts';

/** One banned expression a line; each must be reported. */
const BANNED = `
import 'node:fs';
import 'fs';
export const lazy = () => import('node:os');
export const roll = Math.random();
export const optional = Math?.random();
export const computed = Math['random']();
export const renamed = Math;
export const { random } = Math;
export const approximate = Math.sin(1);
export const now = Date.now();
export const today = new Date();
export const clock = performance.now();
export const format = new Intl.NumberFormat('en');
export const price = (1).toLocaleString();
export const upper = 'a'.toLocaleUpperCase();
export const order = 'a'.localeCompare('b');
export const optionalOrder = 'a'?.localeCompare('b');
export const { localeCompare } = 'a';
export const later = setTimeout(() => undefined, 1);
export const env = process.env;
export const world = globalThis;
export const noise = crypto.randomUUID();
export const weak = new WeakRef({});
for (const key in { a: 1 }) order.at(+key);
`.trim();

const ALLOWED = `
export const small = Math.min(1, Math.max(2, Math.floor(3 / 2)), Math.imul(2, 3), Math.abs(-1));
export const upper = 'a'.toUpperCase();
export const date = { Date: 1 }.Date;
`.trim();

const CONFIG = ['.gitignore', 'biome.jsonc', 'lint/determinism.grit'];

/** The rules that keep engine code deterministic. */
const RULES = ['plugin', 'noForIn', 'noNodejsModules', 'noRestrictedGlobals'];

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly severity: string;
    readonly location: { readonly start: { readonly line: number } };
  }[];
}

/** The lines of `text` in which the project's own configuration finds a banned thing, if it stood at `file`. */
async function bannedLines(file: string, text: string): Promise<number[]> {
  const config = CONFIG.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]);
  return withProject({ ...Object.fromEntries(config), [file]: text }, async (folder) => {
    const args = ['lint', '--reporter=json', '--reporter-file=report.json', '--max-diagnostics=none', file];
    await runTool('biome', args, { cwd: folder });
    const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
    const errors = report.diagnostics.filter(
      ({ category, severity }) => severity === 'error' && RULES.includes(category.split('/').at(-1) ?? ''),
    );
    return [...new Set(errors.map(({ location }) => location.start.line))].sort((a, b) => a - b);
  });
}

const ENGINE = [
  'packages/kernel/src/probe.ts',
  'packages/hex/src/probe.ts',
  'packages/art/src/probe.ts',
  'games/duel/src/deep/probe.ts',
];

test.each(ENGINE)('every banned line is reported in %s', async (file) => {
  const all = BANNED.split('\n').map((_, index) => index + 1);
  expect(await bannedLines(file, BANNED)).toEqual(all);
});

test.each(ENGINE)('what is deterministic is allowed in %s', async (file) => {
  expect(await bannedLines(file, ALLOWED)).toEqual([]);
});

test.each([
  'games/duel/src/probe.test.ts',
  'games/duel/test/probe.ts',
  'apps/cli/src/probe.ts',
  'tools/probe.ts',
])('the bans spare %s', async (file) => {
  expect(await bannedLines(file, BANNED)).toEqual([]);
});
