import { type Act, actsOf } from '@sitrep/combat-veteran';
import type { Scene } from '../../../kit/page/game-page.ts';
import { contentOf } from '../read/battle.ts';

/** No act has as many events as this. */
const LOOK_BACK = 200;

/** The acts that the seat was told of by events `first` to `last`, also those that had begun before. */
export function actsBetween(
  { facts, now }: Pick<Scene, 'facts' | 'now'>,
  first: number,
  last: number,
): readonly Act[] {
  const events = now.events.slice(Math.max(0, first - LOOK_BACK), last + 1);
  return actsOf(contentOf(facts), events, first);
}
