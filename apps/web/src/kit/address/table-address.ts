import type { Path } from './router.ts';

let latest: Path | undefined;

/** Remembers the table on the screen, so pages opened from it can lead back. */
export function noteTable(...path: Path): void {
  latest = path;
}

/** The table that was on the screen last; none if nothing has been played since the page was opened. */
export function latestTable(): Path | undefined {
  return latest;
}

/** For a player who leaves for good: there is no way back. */
export function forgetTable(): void {
  latest = undefined;
}
