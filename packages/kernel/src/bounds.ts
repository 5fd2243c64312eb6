/** How deep and how large data from outside may be before anything reads it. */
const MOST_DEEP = 32;
const MOST_NODES = 20_000;
const MOST_CHARACTERS = 200_000;

/** Why this is not plain data of a plausible size for an answer. Does not recurse, so it accepts anything. */
export function findDataFault(data: unknown): 'ANSWER_NOT_DATA' | 'ANSWER_TOO_BIG' | undefined {
  const open: unknown[] = [data];
  const depths = [0];
  let characters = 0;
  for (let nodes = 0; open.length > 0; nodes += 1) {
    const value = open.pop();
    const depth = Number(depths.pop());
    if (typeof value === 'string') characters += value.length;
    if (nodes >= MOST_NODES || characters > MOST_CHARACTERS || depth > MOST_DEEP) return 'ANSWER_TOO_BIG';
    if (!isPlain(value)) return 'ANSWER_NOT_DATA';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      characters += key.length;
      open.push(part);
      depths.push(depth + 1);
    }
  }
  return undefined;
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
