import { createStore } from '../store/store.ts';
import { FRESH_TABLE, type TableStore } from './table-ui.ts';

/** The tables that this page has shown, so a player who looks something up finds them unchanged. */
const kept = new Map<string, TableStore>();

/** The table of that name, or a new one if there is none or no name. */
export function keepTable(name?: string): TableStore {
  const table = (name === undefined ? undefined : kept.get(name)) ?? createStore(FRESH_TABLE);
  if (name !== undefined) kept.set(name, table);
  return table;
}
