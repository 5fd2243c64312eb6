import type { Checked, Problem } from '@sitrep/kernel';
import type * as z from 'zod';
import { type Example, exampleFormat } from './format.ts';

/** Why a file is not an example. */
export const EXAMPLE_PROBLEMS = ['EXAMPLE_NOT_JSON', 'EXAMPLE_FIELD_BAD', 'EXAMPLE_FIELD_UNKNOWN'] as const;

export interface ExampleProblem extends Problem {
  readonly code: (typeof EXAMPLE_PROBLEMS)[number];
}

/** Reads an example from the text of its file or from data, or lists every problem with it. */
export function parseExample(source: unknown): Checked<Example, ExampleProblem> {
  const data = typeof source === 'string' ? parseJson(source) : { ok: true as const, value: source };
  if (!data.ok) return data;
  const result = exampleFormat.safeParse(data.value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.flatMap(problemsOf) };
}

function parseJson(text: string): Checked<unknown, ExampleProblem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return {
      ok: false,
      problems: [{ code: 'EXAMPLE_NOT_JSON', path: '', args: { message: messageOf(error) } }],
    };
  }
}

function problemsOf(issue: z.core.$ZodIssue): readonly ExampleProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ code: 'EXAMPLE_FIELD_UNKNOWN', path: pathOf([...issue.path, key]) }));
  }
  return [{ code: 'EXAMPLE_FIELD_BAD', path: pathOf(issue.path), args: { message: issue.message } }];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
