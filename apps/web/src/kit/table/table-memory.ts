import { createStore } from '../store/store.ts';
import { FRESH_TABLE, type TableStore } from './table-ui.ts';

/** The tables that this page has shown, so that looking something up and coming back finds them as they were. */
const kept = new Map<string, TableStore>();

/** The table of that name; a new one where there is none, or no name. */
export function keepTable(name?: string): TableStore {
  const table = (name === undefined ? undefined : kept.get(name)) ?? createStore(FRESH_TABLE);
  if (name !== undefined) kept.set(name, table);
  return table;
}
