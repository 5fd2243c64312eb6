import type * as z from 'zod';
import { hint } from './hint.ts';
import { type Fault, fault, type PackProblemCode, type Path } from './problem.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks data against a schema and puts everything that is wrong into words. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown): Parsed<T> {
  const result = schema.safeParse(data, { error: explain });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, faults: result.error.issues.flatMap((issue) => faultsOf(issue, data, [])) };
}

function faultsOf(issue: Issue, data: unknown, above: Path): readonly Fault[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const lines = issue.message.split('\n');
    return issue.keys.map((key, at) => fault('PACK_FIELD_UNKNOWN', [...path, key], lines[at] ?? ''));
  }
  if (issue.code === 'invalid_union') {
    const inner = likeliest(issue.errors);
    if (inner.length > 0) return inner.flatMap((each) => faultsOf(each, data, path));
  }
  const isMissing = valueAt(data, path) === undefined;
  return [fault(isMissing ? 'PACK_FIELD_MISSING' : codeOf(issue), path, issue.message)];
}

/** Of the branches of a union the one that was meant: the only one whose problems lie deeper than the branch itself. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return branches.find((issues) => issues.every(({ path }) => path.length > 0)) ?? [];
}

function codeOf(issue: Issue): PackProblemCode {
  if (issue.code === 'custom' && issue.params?.isTwice === true) return 'PACK_ID_TWICE';
  const isWord = issue.code === 'invalid_value' || (issue.code === 'invalid_union' && 'options' in issue);
  if (isWord) return 'PACK_WORD_UNKNOWN';
  const isType = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  return isType ? 'PACK_FIELD_TYPE' : 'PACK_FIELD_RANGE';
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data);
}

function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The field that a path ends at, or the list in which it does. */
function nameOf(path: Path): string {
  return String(path.findLast((key) => typeof key === 'string') ?? 'the file');
}

/** Words for an issue; schemas with words of their own are not asked. */
function explain(issue: RawIssue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .map((key) => `there is no field “${key}” here; ${hint(key, fieldsOf(issue))}`)
        .join('\n');
    case 'invalid_value':
    case 'invalid_union':
      return explainWord(name, issue.input, wordsOf(issue));
    case 'too_small':
      return `“${name}” is too small; use ${bound(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `“${name}” is too large; use ${bound(issue.origin, 'at most', issue.maximum)}`;
    default:
      return issue.input === undefined
        ? `“${name}” is missing; add ${wanted(issue)}`
        : `“${name}” must be ${wanted(issue)}, not ${kindOf(issue.input)}`;
  }
}

function explainWord(name: string, input: unknown, words: readonly string[]): string {
  if (isRecord(input) && !Array.isArray(input)) {
    const given = input[name];
    return given === undefined ? explainWord(name, undefined, words) : explainWord(name, given, words);
  }
  if (input === undefined) return `“${name}” is missing; ${hint('', words)}`;
  return typeof input === 'string'
    ? `“${name}” cannot be “${input}”; ${hint(input, words)}`
    : `“${name}” cannot be ${kindOf(input)}; ${hint('', words)}`;
}

function bound(origin: string, side: string, figure: number | bigint): string {
  const unit = origin === 'array' ? ' entries' : origin === 'string' ? ' characters' : '';
  return `${side} ${figure}${unit}`;
}

function wordsOf(issue: RawIssue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)
    ? issue.options.map(String)
    : [];
}

/** The parts of a schema that are put into words. */
interface Inside {
  readonly def?: {
    readonly type: string;
    readonly shape?: object;
    readonly items?: readonly unknown[];
  };
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
}

function insideOf({ inst }: RawIssue): Inside {
  // Every schema of ours is one of these; zod's type of an issue does not say so.
  return (inst ?? {}) as Inside;
}

function fieldsOf(issue: RawIssue): readonly string[] {
  return Object.keys(insideOf(issue).def?.shape ?? {});
}

function wanted(issue: RawIssue): string {
  const { def, minValue, maxValue } = insideOf(issue);
  switch (def?.type) {
    case 'number':
      return `a whole number from ${minValue} to ${maxValue}`;
    case 'string':
      return 'a text';
    case 'array':
      return 'a list';
    case 'tuple':
      return `a list of ${def.items?.length}`;
    default:
      return 'an object in { }';
  }
}

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'a list';
  switch (typeof input) {
    case 'string':
      return 'a text';
    case 'number':
    case 'boolean':
      return `${input}`;
    default:
      return 'an object';
  }
}
