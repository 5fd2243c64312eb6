import { boardOf, isContent, rosterOf } from '@sitrep/combat-veteran';
import { formatHex } from '@sitrep/hex';
import type { Lesson } from '../../../kit/lesson/lesson.ts';
import { FIREFIGHT_STEPS } from './firefight-steps.ts';

/** The fields of answers that hold a piece. */
const PIECE_FIELDS: readonly string[] = ['soldier', 'leader', 'weapon'];

/**
 * Two turns at the edge of the paddies, won by the Americans. The dice bring up every idea once: a wound, a pinned man, a chance to
 * take cover, a machine gun that hits, a medic, a bunker that fires too high, and shells that land where they should.
 */
export const FIRST_FIREFIGHT: Lesson = {
  steps: FIREFIGHT_STEPS,
  dice: [
    ['attack', 5],
    ['attack', 4],
    ['attack', 1, 5],
    ['attack', 6, 6, 4, 2, 2],
    ['attack', 6, 5, 3, 2, 2],
    ['attack', 6, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2],
    ['treat', 2],
    ['rally', 3],
    ['attack', 2, 2, 2, 2, 2],
    ['accuracy', 2],
    ['attack', 6, 6, 5, 4, 3, 2, 2, 2],
  ],
  draws: [],
  quiet: ['pass', 'endPhase', 'stop', 'noCover', 'keepDice', 'holdFire'],
  isOrderTold: false,
  hasUndo: true,
  next: ['setup', 'combat-veteran'],
  nameOf(content, field, value) {
    if (!isContent(content)) return undefined;
    if (field === 'hex') return formatHex(boardOf(content).grid, value);
    return PIECE_FIELDS.includes(field) ? pieceName(rosterOf(content).ids[value] ?? '') : undefined;
  },
  drawnName: () => '',
};

/** Pieces are named by their ids without the side. */
function pieceName(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}
