/** How deep and how large data from outside may be before anything looks at it. */
const MOST_DEEP = 32;
const MOST_NODES = 20_000;

/** Whether this is plain data of a size that a player's answer could honestly have. Does not recurse: bears anything. */
export function isSmallData(value: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let nodes = 0; ; nodes += 1) {
    const next = open.pop();
    if (next === undefined) return true;
    if (nodes >= MOST_NODES || next.depth > MOST_DEEP || !isPlain(next.value)) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const child of Object.values(next.value)) open.push({ value: child, depth: next.depth + 1 });
  }
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object') return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
