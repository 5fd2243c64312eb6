/** The names in a table, in its order. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // A table that is written out has no keys but those of its type.
  return Object.keys(table) as Name[];
}
