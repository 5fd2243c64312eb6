/** Whether a value, which may come from outside, is one of the words. */
export function isOneOf<W>(words: readonly W[], value: unknown): value is W {
  return words.some((word) => word === value);
}

/** Whether a value, which may come from outside, is the name of a field that the record has itself. */
export function isNameIn<R extends object>(record: R, value: unknown): value is keyof R & string {
  return typeof value === 'string' && Object.hasOwn(record, value);
}

/** The names of a record's fields, typed by the record: of one whose type lists all of them, such as a table. */
export function namesIn<R extends object>(record: R): (keyof R & string)[] {
  return Object.keys(record).filter((name) => isNameIn(record, name));
}
