/**
 * The one error for broken invariants: something that no player's command can cause if the code is right.
 * Expected refusals are values and never end up here. The host catches it and writes a dump that replays.
 */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  /** Names the broken invariant in `docs/errors.md`. */
  readonly code: string;
  /** JSON data for the dump, or `undefined`. */
  readonly details: unknown;

  constructor(code: string, message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/**
 * Throws an `InvariantError` unless the condition holds. The message is a plain string: if
 * building it each time would be wasteful, throw the error yourself.
 */
export function invariant(condition: boolean, code: string, message: string): asserts condition {
  if (!condition) throw new InvariantError(code, message);
}
