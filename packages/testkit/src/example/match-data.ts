import type { Matcher } from './format.ts';

/** The first place where data does not match. */
export interface Mismatch {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Compares data with a matcher. A record matches when each of its fields does, whatever else is there; `null` matches
 * what is absent; a list matches a list of the same length item by item; anything else must be equal. A record also
 * matches a list, by index, so that `{ "1": … }` checks only the second item.
 */
export function findMismatch(
  expected: unknown,
  found: unknown,
  path: readonly string[] = [],
): Mismatch | undefined {
  if (expected === null)
    return found === undefined || found === null ? undefined : mismatch(expected, found, path);
  if (typeof expected !== 'object') return expected === found ? undefined : mismatch(expected, found, path);
  if (!isRecord(found)) return mismatch(expected, found, path);
  if (Array.isArray(expected) && !(Array.isArray(found) && found.length === expected.length))
    return mismatch(expected, found, path);
  for (const [key, value] of Object.entries(expected)) {
    const inner = findMismatch(value, found[key], [...path, key]);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

export function isMatch(expected: Matcher, found: unknown): boolean {
  return findMismatch(expected, found) === undefined;
}

/** Data as a failure shows it: short, on one line. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

export function showAll(values: readonly unknown[]): string {
  return values.length === 0 ? 'nothing' : values.map(show).join(', ');
}

export function showMismatch({ path, expected, found }: Mismatch): string {
  return `${path === '' ? '' : `${path}: `}expected ${expected === null ? 'nothing' : show(expected)}, found ${show(found)}`;
}

const MOST_SHOWN = 400;

function mismatch(expected: unknown, found: unknown, path: readonly string[]): Mismatch {
  return { path: path.join('.'), expected, found };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
