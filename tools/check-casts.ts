import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ownSources } from './project.ts';

/** The files that a limit is about, and how many casts they may have together. Limits only ever go down. */
interface Limit {
  readonly files: RegExp;
  readonly most: number;
}

const LIMITS: readonly Limit[] = [
  { files: /./, most: 100 },
  { files: /^packages\/(?:contract|catalog)\//, most: 10 },
];

/**
 * Where a source says `as T` or `<T>`: the offsets. `as const` widens nothing and does not count; `as unknown as T` is one
 * cast, however many steps it takes.
 */
export function castsIn(file: string, source: string): readonly number[] {
  const { program } = parseSync(file, source);
  const casts: number[] = [];
  const inner = new Set<number>();
  new Visitor({
    TSAsExpression({ start, end, expression, typeAnnotation }) {
      if (expression.type === 'TSAsExpression') inner.add(expression.end);
      if (!inner.has(end) && source.slice(typeAnnotation.start, typeAnnotation.end) !== 'const')
        casts.push(start);
    },
    TSTypeAssertion: ({ start }) => casts.push(start),
  }).visit(program);
  return casts;
}

/** Which limits are broken, with the files that have the most casts; an empty list is a pass. */
export function findCastProblems(folder: string, limits = LIMITS): string[] {
  const counted = ownSources(folder).map((file) => ({
    file,
    casts: castsIn(file, readFileSync(path.join(folder, file), 'utf8')).length,
  }));
  return limits.flatMap(({ files, most }) => {
    const meant = counted.filter(({ file, casts }) => casts > 0 && files.test(file));
    const count = meant.reduce((sum, { casts }) => sum + casts, 0);
    if (count <= most) return [];
    const worst = meant.toSorted((one, other) => other.casts - one.casts).slice(0, 10);
    return [
      `${count} casts in ${files.source}, the limit is ${most}: let the types say it`,
      ...worst.map(({ file, casts }) => `  ${file}: ${casts}`),
    ];
  });
}
