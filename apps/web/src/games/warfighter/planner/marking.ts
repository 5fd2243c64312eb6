import { numberIn } from '@sitrep/kernel';
import type { Marking, Scene } from '../../../kit/page/game-page.ts';

/** Where the number of cards that are still to be discarded stands. */
const LEFT: Readonly<Record<string, string>> = { costDiscard: 'left', entrancePayment: 'due' };

/** Cards that are discarded together: as many as a payment needs, or any number before a draw. */
export function markingOf({ now }: Scene): Marking | undefined {
  const { decision } = now.view;
  if (decision === undefined) return undefined;
  const left = numberIn(decision.about, LEFT[decision.name] ?? '');
  if (left !== undefined && left > 1) return { type: 'pick', least: left, most: left, finish: [] };
  // only before a draw is a hand size named
  if (decision.name !== 'discardChoice' || numberIn(decision.about, 'size') === undefined) return undefined;
  return { type: 'pick', least: 0, most: 99, finish: [{ type: 'enough' }] };
}
