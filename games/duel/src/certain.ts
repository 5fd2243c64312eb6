import type { Reading } from '@sitrep/kernel';
import type { DuelTypes } from './types.ts';

/** Whether both seats can work out what a view hides at this path. DU-ACT-04: everybody knows whether there is an omen. */
export function isCertain({ game: { duellists } }: Reading<DuelTypes>, path: string): boolean {
  return duellists.some(({ omen }, seat) => omen === 0 && path === `duellists.${seat}.omen`);
}
