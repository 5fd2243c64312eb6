/** Mistakes in the arguments: exit code 2. */
export const USAGE_ERRORS = [
  'COMMAND_UNKNOWN',
  'OPTION_UNKNOWN',
  'OPTION_TWICE',
  'OPTION_MISSING',
  'OPTIONS_CLASH',
  'VALUE_MISSING',
  'VALUE_UNWANTED',
  'VALUE_UNKNOWN',
  'NUMBER_BAD',
  'SEATS_BAD',
  'SEATS_MISSING',
  'OPERAND_MISSING',
  'OPERAND_UNWANTED',
] as const;

/** What can go wrong with good arguments: exit code 1. */
export const FAILURES = [
  'FILE_MISSING',
  'FILE_IS_FOLDER',
  'FILE_NOT_FOLDER',
  'FILE_FORBIDDEN',
  'FILE_TOO_LARGE',
  'FILE_SPECIAL',
  'FILE_UNREADABLE',
  'FILE_OTHER',
  'FILE_OTHER_GAME',
  'SAVE_REFUSED',
  'PAST_BROKEN',
  'DUMP_REFUSED',
  'GAME_UNKNOWN',
  'SETUP_REFUSED',
  'NO_EXAMPLES',
  'CHROMIUM_MISSING',
  'PRINT_FAILED',
  'BROKEN',
] as const;

export type CliErrorCode = (typeof USAGE_ERRORS)[number] | (typeof FAILURES)[number];

export interface CliErrorMore {
  /** What was probably meant. */
  readonly suggestion?: string | undefined;
  /** The file or the place in it. */
  readonly path?: string;
  /** What to do about it. */
  readonly remedy?: string;
}

const usage: ReadonlySet<string> = new Set(USAGE_ERRORS);

/** A command that cannot go on, explained in one line. Thrown anywhere, shown in one place. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code: CliErrorCode;
  readonly more: CliErrorMore;

  constructor(code: CliErrorCode, message: string, more: CliErrorMore = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }

  get exitCode(): 1 | 2 {
    return usage.has(this.code) ? 2 : 1;
  }

  /** The one line for people. */
  get line(): string {
    const { suggestion, remedy } = this.more;
    const hint = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
    return [`${this.message}${hint}`, ...(remedy === undefined ? [] : [remedy])].join(' ');
  }

  get json(): object {
    const { code, message, more } = this;
    return { error: { code, message, ...more } };
  }
}
