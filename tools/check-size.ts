import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './project.ts';

/** The house style's limit: a longer file holds more than one idea. */
const MAX_LINES = 400;

/** What no line may hold. The one-letter classes keep this file from finding itself. */
const BANNED = [
  { pattern: /\b(?:TOD[O]|FIXM[E])\b/, advice: 'do it now, or leave it out' },
  { pattern: /biome-ignore.*noExplicitAn[y]/, advice: 'Biome bans `any`, and nothing may lift that ban' },
  { pattern: /@ts-(?:ignor[e]|nochec[k])/, advice: 'solve the type error instead of hiding it' },
];

/** What one file's text breaks, each problem with its place. */
export function sizeProblemsOf(file: string, source: string): string[] {
  const lines = source.replace(/\n$/, '').split('\n');
  const tooLong =
    lines.length > MAX_LINES ? [`${file}: ${lines.length} lines, the limit is ${MAX_LINES}`] : [];
  const banned = lines.flatMap((line, index) =>
    BANNED.filter(({ pattern }) => pattern.test(line)).map(({ advice }) => `${file}:${index + 1}: ${advice}`),
  );
  return [...tooLong, ...banned];
}

/** Every source file that is too long or postpones work; an empty list is a pass. */
export function findSizeProblems(folder: string): string[] {
  return sourceFiles(folder).flatMap((file) =>
    sizeProblemsOf(file, readFileSync(path.join(folder, file), 'utf8')),
  );
}
