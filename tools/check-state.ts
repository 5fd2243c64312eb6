import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseSync, type Statement } from 'oxc-parser';
import { sourceFiles } from './project.ts';

/** Where rules are: what they keep between two questions they keep with `derive`. */
const RULES = /^games\/[^/]+\/src\/(?!.*\.test\.ts$)/;

const ADVICE = 'keep it with `derive` (packages/kernel/src/derive.ts)';

/** Methods that change the list, map or set they are called on. */
const WRITERS = /^(?:add|clear|copyWithin|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift)$/;

/** Everything that a module of rules would remember, each with its place; an empty list is a pass. */
export function findStateProblems(folder: string): string[] {
  return sourceFiles(folder)
    .filter((file) => RULES.test(file))
    .flatMap((file) => stateProblemsOf(file, readFileSync(path.join(folder, file), 'utf8')));
}

/** What one module remembers: a variable at its top that is not `const`, a weak table, or a constant that is written to. */
export function stateProblemsOf(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const constants = new Set<string>();
  const problems = program.body.flatMap((statement) => {
    const found = declared(statement);
    for (const { name } of found) constants.add(name);
    return found.flatMap(({ name, start, why }) => (why === '' ? [] : [{ name, start, why }]));
  });
  visit(program, (node) => {
    const name = writtenTo(node);
    if (name !== undefined && constants.has(name))
      problems.push({ name, start: node.start, why: 'is written to' });
  });
  return problems.map(
    ({ name, start, why }) =>
      `${file}:${source.slice(0, start).split('\n').length}: ${name} ${why}: ${ADVICE}`,
  );
}

interface Declared {
  readonly name: string;
  readonly start: number;
  /** Why it must not be there; empty if it may. */
  readonly why: string;
}

function declared(statement: Statement): readonly Declared[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (inner?.type !== 'VariableDeclaration') return [];
  return inner.declarations.flatMap(({ id, init, start }) => {
    if (id.type !== 'Identifier') return [];
    const isWeak = init?.type === 'NewExpression' && nameOf(init.callee)?.startsWith('Weak') === true;
    const why = inner.kind === 'const' ? '' : 'can be assigned to';
    return [{ name: id.name, start, why: isWeak ? 'is a weak table' : why }];
  });
}

/** The variable whose contents a node changes: `name.push(…)`, `name[0] = …`, `delete name.x`, `name.x += 1`. */
function writtenTo(node: Node): string | undefined {
  switch (node.type) {
    case 'CallExpression':
      return isWriter(node.callee) ? ownerOf(node.callee) : undefined;
    case 'AssignmentExpression':
      return ownerOf(node.left);
    case 'UpdateExpression':
      return ownerOf(node.argument);
    case 'UnaryExpression':
      return node.operator === 'delete' ? ownerOf(node.argument) : undefined;
    default:
      return undefined;
  }
}

function isWriter(callee: Node): boolean {
  return callee.type === 'MemberExpression' && WRITERS.test(nameOf(callee.property) ?? '');
}

function ownerOf(node: Node): string | undefined {
  return node.type === 'MemberExpression' ? nameOf(node.object) : undefined;
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (isNode(value)) {
    see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
