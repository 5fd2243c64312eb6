import type { PackFile, PackProblem } from '@sitrep/packs';

/** A pack in a folder, and where to find the packs it requires. */
export interface PackFolder {
  /** The name of the folder. */
  readonly name: string;
  readonly files: readonly PackFile[];
  /** The files of another pack, by its id; nothing if it is not found. */
  find(id: string): readonly PackFile[] | undefined;
  /** The files of all other packs of the same game. */
  others(): readonly (readonly PackFile[])[];
}

/** What is wrong with a pack or, if nothing is, what it contains. */
export interface PackVerdict {
  readonly problems: readonly PackProblem[];
  readonly summary: string;
  /** What a check of this pack alone tells besides, if nothing is wrong. */
  readonly besides?: Pick<PackSurvey, 'lines' | 'facts'>;
}

/** What is to be said of several packs together: lines for people, facts for programs, and whether all is well. */
export interface PackSurvey {
  readonly isGood: boolean;
  readonly lines: readonly string[];
  readonly facts: object;
}

/** Checks the packs of a game. Checks and schemas are loaded on demand: other commands start faster without them. */
export interface PackDesk {
  /** A line of help about its packs. */
  readonly note?: string;
  check(pack: PackFolder): Promise<PackVerdict>;
  /** Looks at packs without problems as a whole. */
  survey?(packs: readonly PackFolder[]): Promise<PackSurvey>;
  schemaFiles(): Promise<readonly PackFile[]>;
}
