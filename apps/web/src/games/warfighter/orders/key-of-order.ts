import { orderKey } from '@sitrep/warfighter/queries';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import type { Scene } from '../../../kit/page/game-page.ts';
import { readOf } from '../read/use-read.ts';

/** What tells one order from another, by the rules. */
export function keyOfOrder(scene: Scene, answer: AnyAnswer): string {
  return orderKey(readOf(scene), answer);
}
