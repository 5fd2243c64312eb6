import type { Checked, Problem } from './contract.ts';
import { type Fields, isRecord } from './data.ts';
import { checksumOf, SAVE_FORMAT, SAVE_VERSION, type Save } from './save.ts';
import { badPaths } from './save-fields.ts';
import type { GameTypes } from './vocabulary.ts';

/** Larger files are not our saves. */
export const MOST_SAVE_CHARACTERS = 32_000_000;

/** Deeper nesting is an attack, not a match. */
const MOST_DEEP = 64;
const MOST_PROBLEMS = 20;

/** Why a save cannot be opened. */
export const SAVE_PROBLEMS = [
  'SAVE_TOO_LARGE',
  'SAVE_TOO_DEEP',
  'SAVE_NOT_JSON',
  'SAVE_NOT_OURS',
  'SAVE_FORMAT_NEWER',
  'SAVE_FIELD_BAD',
  'SAVE_DAMAGED',
  'SAVE_OTHER_GAME',
  'SAVE_EVENTS_NEWER',
  'SAVE_SETUP_BAD',
  'SAVE_EVENTS_BROKEN',
  'SAVE_HASH_WRONG',
] as const;

export type SaveProblemCode = (typeof SAVE_PROBLEMS)[number];

/** One problem with a save, with its path. */
export interface SaveProblem extends Problem {
  readonly code: SaveProblemCode;
}

/** Reads a save from text, or says what is wrong with it and where. Knows no game: `loadMatch` does the rest. */
export function parseSave<T extends GameTypes>(text: string): Checked<Save<T>, SaveProblem> {
  if (text.length > MOST_SAVE_CHARACTERS)
    return failed('SAVE_TOO_LARGE', '', { characters: text.length, most: MOST_SAVE_CHARACTERS });
  if (isTooDeep(text)) return failed('SAVE_TOO_DEEP', '', { most: MOST_DEEP });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed('SAVE_NOT_JSON', '', { characters: text.length });
  }
  return checkSave<T>(value);
}

export function failed(
  code: SaveProblemCode,
  path: string,
  args?: object,
): { readonly ok: false; readonly problems: readonly SaveProblem[] } {
  return { ok: false, problems: [args === undefined ? { code, path } : { code, path, args }] };
}

function checkSave<T extends GameTypes>(value: unknown): Checked<Save<T>, SaveProblem> {
  if (!isRecord(value) || value.format !== SAVE_FORMAT) return failed('SAVE_NOT_OURS', 'format');
  if (typeof value.formatVersion === 'number' && value.formatVersion > SAVE_VERSION) {
    return failed('SAVE_FORMAT_NEWER', 'formatVersion', {
      version: value.formatVersion,
      known: SAVE_VERSION,
    });
  }
  const problems = fieldProblems(value);
  if (problems.length > 0) return { ok: false, problems };
  const { checksum, ...body } = value;
  const now = checksumText(body);
  if (now !== checksum) return failed('SAVE_DAMAGED', 'checksum', { expected: checksum, actual: now });
  // Every field was checked above, except config, content and events: the game's own checks and the fold judge those.
  return { ok: true, value: value as unknown as Save<T> };
}

function fieldProblems(save: Fields): readonly SaveProblem[] {
  const problems: SaveProblem[] = [];
  for (const path of badPaths(save)) {
    problems.push({ code: 'SAVE_FIELD_BAD', path });
    if (problems.length === MOST_PROBLEMS) break;
  }
  return problems;
}

/** The checksum, or a text that equals no checksum if the data is not plain (a fraction, say). */
function checksumText(body: object): string {
  try {
    return checksumOf(body);
  } catch {
    return 'unreadable';
  }
}

/** Characters as numbers: reading a long text is several times faster this way. */
const [QUOTE, ESCAPE] = ['"', '\\'].map(codeOf);
const OPENING: readonly (number | undefined)[] = ['{', '['].map(codeOf);
const CLOSING: readonly (number | undefined)[] = ['}', ']'].map(codeOf);

function codeOf(character: string): number {
  return character.charCodeAt(0);
}

/** Counts brackets outside strings, before anything recursive meets the text. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charCodeAt(i);
    if (character === QUOTE) i = endOfString(text, i);
    else if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    if (depth > MOST_DEEP) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    const character = text.charCodeAt(i);
    if (character === ESCAPE) i += 1;
    else if (character === QUOTE) return i;
  }
  return text.length;
}
