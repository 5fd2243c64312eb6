import type { Path } from './router.ts';

let latest: Path | undefined;

/** Remembers the table that is on the screen, so that pages looked up from it lead back. */
export function noteTable(...path: Path): void {
  latest = path;
}

/** The table that was on the screen last; none where nothing was played since the page was opened. */
export function latestTable(): Path | undefined {
  return latest;
}

/** Whoever leaves for good wants no way back. */
export function forgetTable(): void {
  latest = undefined;
}
