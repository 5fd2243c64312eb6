/** A place in data that differs before and after; `undefined` if nothing is there. */
export interface Change {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Every place that differs, as deep as records and lists of records go. Other lists are shown as a whole. */
export function findChanges(from: unknown, to: unknown, path = ''): readonly Change[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isNest(from) || !isNest(to)) return [{ path, from, to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => findChanges(from[key], to[key], path === '' ? key : `${path}.${key}`));
}

type Nest = Readonly<Record<string, unknown>>;

function isNest(value: unknown): value is Nest {
  if (typeof value !== 'object' || value === null) return false;
  return !Array.isArray(value) || value.every((item) => typeof item === 'object' && item !== null);
}
