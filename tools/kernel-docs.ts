import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Comment, parseSync, type Statement } from 'oxc-parser';

/** What games implement or act through, and what hosts call: each public member is documented as well. */
const CONTRACTS = ['Acting', 'Context', 'Flow', 'Game', 'GameTypes', 'Match'];

/** Something that needs a doc comment, and where its code begins. */
interface Subject {
  readonly name: string;
  readonly start: number;
}

/** What an index exports without a doc comment where it is defined, as `file: name`; an empty list is a pass. */
export function findUndocumented(index: string): string[] {
  const { module } = parse(index);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName }) => {
      const file = path.join(path.dirname(index), moduleRequest?.value ?? path.basename(index));
      return undocumentedIn(file, importName.name ?? exportName.name);
    });
}

/** The bare subjects behind one exported name, or behind all that the file exports. */
function undocumentedIn(file: string, name: string | null): string[] {
  const { program, comments, source } = parse(file);
  const documented = new Set(comments.filter(isDoc).map(({ end }) => skipSpace(source, end)));
  const subjects = program.body.flatMap((statement) => subjectsOf(statement, name));
  const label = path.basename(file);
  if (subjects.length === 0) return [`${label}: ${name ?? '*'} is not defined there`];
  return subjects.filter(({ start }) => !documented.has(start)).map((bare) => `${label}: ${bare.name}`);
}

function subjectsOf(statement: Statement, wanted: string | null): Subject[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
  const { declaration, start } = statement;
  return namesOf(declaration)
    .filter((name) => wanted === null || name === wanted)
    .flatMap((name) => [{ name, start }, ...(CONTRACTS.includes(name) ? membersOf(name, declaration) : [])]);
}

function namesOf(declaration: Statement): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The members that others can name: `#private` ones are not. */
function membersOf(owner: string, declaration: Statement): Subject[] {
  if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'ClassDeclaration') return [];
  return declaration.body.body.flatMap((member) =>
    'key' in member && member.key.type === 'Identifier'
      ? [{ name: `${owner}.${member.key.name}`, start: member.start }]
      : [],
  );
}

function parse(file: string) {
  const source = readFileSync(file, 'utf8');
  const { module, program, comments, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return { module, program, comments, source };
}

function isDoc({ type, value }: Comment): boolean {
  return type === 'Block' && value.startsWith('*') && /\w/.test(value);
}

function skipSpace(source: string, from: number): number {
  return from + source.slice(from).search(/\S|$/);
}
