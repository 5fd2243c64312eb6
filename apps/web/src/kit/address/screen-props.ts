import type { Path } from './router.ts';

/** What every screen gets: the rest of the address after its own name. */
export interface ScreenProps {
  readonly path: Path;
}
