/** A file of a pack, wherever it came from. */
export interface PackFile {
  /** The path inside the pack, with forward slashes: `pack.json`, `locales/en.json`. */
  readonly name: string;
  readonly text: string;
}
