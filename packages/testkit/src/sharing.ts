/** Every object and array inside a value, itself included. */
export function objectsIn(value: unknown): ReadonlySet<object> {
  const found = new Set<object>();
  collect(value, found);
  return found;
}

/** The path of the first object that a value shares with a set of objects, or `undefined`. */
export function findShared(value: unknown, objects: ReadonlySet<object>, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (objects.has(value)) return path === '' ? 'the whole' : path;
  for (const [name, inner] of Object.entries(value)) {
    const shared = findShared(inner, objects, path === '' ? name : `${path}.${name}`);
    if (shared !== undefined) return shared;
  }
  return undefined;
}

function collect(value: unknown, found: Set<object>): void {
  if (typeof value !== 'object' || value === null || found.has(value)) return;
  found.add(value);
  for (const inner of Object.values(value)) collect(inner, found);
}
