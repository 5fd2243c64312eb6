import type { FuzzHints } from '../entry.ts';
import { listLandmarks } from './list.ts';
import { landmarksMet } from './met.ts';

/** What random missions should come by. Forgets the game's types: the states come from matches of this very game. */
export const warfighterLandmarks = { list: listLandmarks, met: landmarksMet } as unknown as NonNullable<
  FuzzHints['landmarks']
>;
