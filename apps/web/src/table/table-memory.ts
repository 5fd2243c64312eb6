import { createStore } from '../store/store.ts';
import { FRESH_TABLE, type TableStore } from './table-ui.ts';

/** A table as the player left it, and which state of the match it was about. */
export interface KeptTable {
  readonly store: TableStore;
  version: number | undefined;
}

/** The tables that this page has shown, so that looking something up and coming back finds them as they were. */
const kept = new Map<string, KeptTable>();

/** The table of that name; a new one where there is none, or no name. */
export function keepTable(name?: string): KeptTable {
  const found = name === undefined ? undefined : kept.get(name);
  const table = found ?? { store: createStore(FRESH_TABLE), version: undefined };
  if (name !== undefined) kept.set(name, table);
  return table;
}
