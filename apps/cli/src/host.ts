import type { Io } from './io.ts';
import type { Place } from './place.ts';

/** Where the tool runs and what it writes to, so that tests can listen. */
export interface Host {
  readonly place: Place;
  openIo(isQuiet: boolean): Io & { close(): void };
  writeOut(text: string): void;
  writeError(text: string): void;
}
