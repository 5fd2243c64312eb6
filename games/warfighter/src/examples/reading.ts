import { isNameIn, isRecord, type Problem } from '@sitrep/kernel';

/** A place in what is given, and the list of everything that is wrong so far. */
export interface Place {
  readonly path: string;
  readonly problems: Problem[];
}

/** Takes a value from outside, or reports what is wrong with it and gives `undefined`. */
export type Reader<V> = (value: unknown, place: Place) => V | undefined;

export function inside({ path, problems }: Place, ...names: readonly (string | number)[]): Place {
  return { path: [path, ...names].join('.'), problems };
}

export function report({ path, problems }: Place, code: string, args?: object): undefined {
  problems.push(args === undefined ? { code, path } : { code, path, args });
}

export function whole(least: number, most: number): Reader<number> {
  return (value, place) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : report(place, 'FIELD_BAD', { least, most });
}

export const flag: Reader<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : report(place, 'FIELD_BAD');

export const text: Reader<string> = (value, place) =>
  typeof value === 'string' ? value : report(place, 'FIELD_BAD');

export function oneOf<V extends string>(values: readonly V[]): Reader<V> {
  return (value, place) =>
    values.find((known) => known === value) ?? report(place, 'FIELD_BAD', { values: values.join(', ') });
}

export function listOf<V>(read: Reader<V>): Reader<readonly V[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return report(place, 'FIELD_BAD');
    return value.flatMap((item, index) => {
      const good = read(item, inside(place, index));
      return good === undefined ? [] : [good];
    });
  };
}

/** A record under names that are free, each value read the same way. */
export function mapOf<V>(readEntry: (name: string, place: Place) => Reader<V>): Reader<Record<string, V>> {
  return (value, place) => {
    if (!isRecord(value)) return report(place, 'FIELD_BAD');
    const entries = Object.entries(value).flatMap(([name, field]) => {
      const at = inside(place, name);
      const good = readEntry(name, at)(field, at);
      return good === undefined ? [] : [[name, good] as const];
    });
    return Object.fromEntries(entries);
  };
}

export type Readers<V> = { readonly [K in keyof V]-?: Reader<NonNullable<V[K]>> };

/** A record with known fields; those that are `needed` must be there. */
export function record<V extends object>(
  readers: Readers<V>,
  needed: readonly (keyof V & string)[] = [],
): Reader<V> {
  return (value, place) => {
    if (!isRecord(value)) return report(place, 'FIELD_BAD');
    for (const name of needed) if (value[name] === undefined) report(inside(place, name), 'FIELD_MISSING');
    const entries = Object.entries(value).flatMap(([name, field]) => {
      const read = findReader(readers, name);
      const at = inside(place, name);
      const good = read === undefined ? report(at, 'FIELD_UNKNOWN') : read(field, at);
      return good === undefined ? [] : [[name, good] as const];
    });
    // The readers cover every field of the type, and what is missing has been reported.
    return Object.fromEntries(entries) as V;
  };
}

function findReader<V>(readers: Readers<V>, name: string): Reader<unknown> | undefined {
  return isNameIn(readers, name) ? readers[name] : undefined;
}

/** A short form, where the value is of the simple kind, or the whole record. */
export function shortOr<S, V>(
  isShort: (value: unknown) => boolean,
  short: Reader<S>,
  long: Reader<V>,
): Reader<S | V> {
  return (value, place) => (isShort(value) ? short(value, place) : long(value, place));
}
