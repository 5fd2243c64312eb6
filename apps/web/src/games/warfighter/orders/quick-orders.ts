import type { AnyAnswer } from '../../../kit/match/types.ts';
import type { Scene } from '../../../kit/page/game-page.ts';
import type { Piece } from '../../../kit/page/piece.ts';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { readOf } from '../read/use-read.ts';

/** What is done most besides attacks, in the order in which it stands beside the question. */
const USUAL = [
  'playLocation',
  'move',
  'activateObjective',
  'removeSuppress',
  'clearJam',
  'reload',
  'discardDraw',
  'handleGear',
];

const MOST = 4;

/** Of a kind: more are chosen by pointing. */
const MOST_ALIKE = 2;

/** The first orders of each usual kind for the Soldier who is chosen. */
export function quickOrders(
  scene: Scene,
  options: readonly AnyAnswer[],
  open: Piece | undefined,
): readonly AnyAnswer[] {
  const soldier = chosenSoldier(readOf(scene), open);
  const own = options.filter((option) => 'soldier' in option && option.soldier === soldier);
  const found = USUAL.flatMap((type) => own.filter((option) => option.type === type).slice(0, MOST_ALIKE));
  return found.slice(0, MOST);
}
