import { loadDrawings } from './warfighter/door/load-drawings.ts';

/** Sends for what the first page draws, while the page itself is still on its way. */
export function fetchDrawings(theme: string): void {
  loadDrawings(theme).catch(() => undefined);
}
