import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ownSources } from './project.ts';

/** The house style's limit: a longer function does more than one thing. */
const MAX_LINES = 60;

interface Spot {
  readonly start: number;
  readonly end: number;
}

/** The functions of a file that are too long, each with its place. */
export function longFunctionsOf(file: string, source: string): string[] {
  const problems: string[] = [];
  const look = ({ start, end }: Spot) => {
    const lines = source.slice(start, end).split('\n').length;
    const line = source.slice(0, start).split('\n').length;
    if (lines > MAX_LINES)
      problems.push(`${file}:${line}: a function of ${lines} lines, the limit is ${MAX_LINES}`);
  };
  const { program } = parseSync(file, source);
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(program);
  return problems;
}

/** Every function that is too long, tests left out: their outermost function is a list. */
export function findLongFunctions(folder: string): string[] {
  return ownSources(folder).flatMap((file) =>
    longFunctionsOf(file, readFileSync(path.join(folder, file), 'utf8')),
  );
}
