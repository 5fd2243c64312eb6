/** What plain data is made of. In the engine numbers are safe integers; `canonical` refuses all others. */
export type JsonScalar = string | number | boolean | null;

export type JsonArray = readonly Json[];

/** A property that is `undefined` counts as absent. */
export interface JsonRecord {
  readonly [key: string]: Json | undefined;
}

/**
 * Plain data: it survives JSON unchanged. Records declared as interfaces do not fit an index signature, so functions
 * that take any plain data take `unknown` and check it as they go.
 */
export type Json = JsonScalar | JsonArray | JsonRecord;

/** A record of unknown fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether data from anywhere is a record: neither a scalar nor a list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number in a field of data from anywhere, if there is one. */
export function numberIn(data: unknown, name: string): number | undefined {
  const value = isRecord(data) ? data[name] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** A deep copy of plain data: it shares nothing with what comes from outside or goes there. */
export function copyData<T>(data: T): T {
  return copyValue(data) as T;
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (part !== undefined) addOwn(copy, key, copyValue(part));
  }
  return copy;
}

/** Names from outside may be `__proto__`, and assigning that would change the prototype. */
function addOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}
