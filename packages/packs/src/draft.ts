import { findNearest } from '@sitrep/text/nearest';
import type { Parsed } from './parse.ts';
import { type Fault, fault, type PackProblem } from './problem.ts';

/** What could be read of a pack, as far as the packs of all games are alike. */
export interface PackDraft<L> {
  readonly problems: PackProblem[];
  readonly locales: Map<string, L>;
  /** The languages whose file is there, readable or not. */
  readonly languages: string[];
}

/** Adds what is wrong with a file to the problems. */
export function note(
  draft: Pick<PackDraft<unknown>, 'problems'>,
  file: string,
  faults: readonly Fault[],
): void {
  for (const each of faults) draft.problems.push({ file, ...each });
}

/** Keeps what was read of a file, or notes why it could not be. */
export function take<T>(
  draft: Pick<PackDraft<unknown>, 'problems'>,
  file: string,
  parsed: Parsed<T>,
  keep: (value: T) => void,
): void {
  if (parsed.ok) keep(parsed.value);
  else note(draft, file, parsed.faults);
}

/** The language whose names a file holds: `hu` of `locales/hu.json`; `undefined` for other files. */
export function languageOf(file: string): string | undefined {
  return /^locales\/([a-z]+)\.json$/.exec(file)?.[1];
}

/** A file that packs do not have, where `known` are those they may have besides the names. */
export function unknownFile(file: string, known: readonly string[]): Fault {
  const nearest = findNearest(file, known);
  const remedy =
    nearest === undefined
      ? `take it away; there are ${known.join(', ')} and locales/en.json`
      : `did you mean ${nearest}?`;
  return fault('PACK_FILE_UNKNOWN', [], `packs have no such file; ${remedy}`);
}

/** Notes languages that are listed and have no file, and files of languages that are not listed. */
export function checkLanguages(draft: PackDraft<unknown>, listed: readonly string[] = draft.languages): void {
  const { languages } = draft;
  for (const language of listed.filter((each) => !languages.includes(each)))
    note(draft, `locales/${language}.json`, [
      fault(
        'PACK_FILE_MISSING',
        [],
        `pack.json lists the language ${language}; add the file, or take it off the list`,
      ),
    ]);
  for (const language of languages.filter((each) => !listed.includes(each)))
    note(draft, `locales/${language}.json`, [
      fault(
        'PACK_FILE_UNKNOWN',
        [],
        `pack.json does not list the language ${language}; add it there, or take the file away`,
      ),
    ]);
}
