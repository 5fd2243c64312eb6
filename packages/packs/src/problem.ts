/** Everything that can be wrong with a pack; `docs/errors.md` explains each. */
export const PACK_PROBLEMS = [
  'PACK_FILE_MISSING',
  'PACK_FILE_UNKNOWN',
  'PACK_NOT_JSON',
  'PACK_KEY_TWICE',
  'PACK_TEXT_BAD',
  'PACK_FIELD_MISSING',
  'PACK_FIELD_UNKNOWN',
  'PACK_FIELD_TYPE',
  'PACK_FIELD_RANGE',
  'PACK_WORD_UNKNOWN',
  'PACK_WORD_IDLE',
  'PACK_ID_TWICE',
  'PACK_ID_FOLDER',
  'PACK_CARD_MISPLACED',
  'PACK_REFERENCE_UNKNOWN',
  'PACK_REFERENCE_TYPE',
  'PACK_CHART_BROKEN',
  'PACK_FIGURES_CLASH',
  'PACK_OBJECTIVE_TARGET',
  'PACK_UPGUN_SAME',
  'PACK_CARDS_ALIKE',
  'PACK_NAME_MISSING',
  'PACK_NAME_UNUSED',
  'PACK_NAME_DIFFERS',
  'PACK_REQUIRED_MISSING',
  'PACK_TEAM_ILLEGAL',
  'PACK_CAMPAIGN_ILLEGAL',
  'PACK_MAP_BROKEN',
  'PACK_SETUP_ILLEGAL',
  'PACK_PICTURE_UNSAFE',
] as const;

export type PackProblemCode = (typeof PACK_PROBLEMS)[number];

/** One thing that is wrong, where it is, and what to do about it. */
export interface PackProblem {
  readonly file: string;
  /** Field names and places in lists, joined by points: `3.abilities.0.do.1.amount`. */
  readonly path: string;
  readonly code: PackProblemCode;
  readonly message: string;
}

/** A problem whose file is known from where it was found. */
export type Fault = Omit<PackProblem, 'file'>;

export type Path = readonly PropertyKey[];

export function fault(code: PackProblemCode, path: Path, message: string): Fault {
  return { code, path: path.map(String).join('.'), message };
}

/** A pack is looked up by its id among the packs: a folder with another name would never be found. */
export function folderFaults(id: string, folder: string | undefined): readonly Fault[] {
  if (folder === undefined || folder === id) return [];
  const message = `the pack is called “${id}” and its folder “${folder}”; give both the same name`;
  return [fault('PACK_ID_FOLDER', ['id'], message)];
}
