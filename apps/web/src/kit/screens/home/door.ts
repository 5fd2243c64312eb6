import type { Language } from '@sitrep/text';

/** How the first page presents a game besides the first one, without loading anything of it. */
export interface Door {
  /** The game's id. */
  readonly game: string;
  readonly name: string;
  /** What it is about, in one line. */
  readonly note: Readonly<Record<Language, string>>;
}
