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

/** A deep copy of plain data: it shares nothing with what came from outside or goes there. */
export function copyData<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
