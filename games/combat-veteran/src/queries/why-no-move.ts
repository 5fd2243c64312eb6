import type { Blocked } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { MARK } from '../state.ts';
import { type Field, get, isMarked } from './field.ts';
import { isOverloaded } from './loads.ts';
import { hexOfGroup, idleOptions } from './moving.ts';
import { isCrawling, isOnMap, isWounded, soldiersOf } from './pieces.ts';
import { groupSteps, stepsFrom } from './steps.ts';

type Refused = Blocked<CvTypes>;

/** Steps that a group cannot make, and why. */
export function blockedSteps(field: Field, members: readonly Piece[]): readonly Refused[] {
  const from = hexOfGroup(field, members);
  const open = groupSteps(field, members, from);
  const soldier = members.find((member) => isOverloaded(field, member, members));
  return stepsFrom(field, from)
    .filter((step) => !open.includes(step))
    .map(({ hex }): Refused => {
      const command = { type: 'step', hex } as const;
      if (field.game.closed.includes(hex)) return { command, code: 'HEX_CLOSED', rule: 'CV-MOVE-08' };
      if (soldier !== undefined)
        return { command, code: 'OVERLOADED', rule: 'CV-MOVE-15', args: { soldier } };
      return { command, code: 'CANNOT_AFFORD', rule: 'CV-MOVE-05' };
    });
}

/** What the moving side cannot begin, and why. */
export function blockedMoves(field: Field): readonly Refused[] {
  const mayEnd = idleOptions(field).some(({ type }) => type === 'endPhase');
  const tried = soldiersOf(field, field.game.active).filter(
    (soldier) => isOnMap(field, soldier) && isWounded(field, soldier) && isMarked(field, soldier, MARK.tried),
  );
  return [
    ...(mayEnd ? [] : [{ command: { type: 'endPhase' }, code: 'MUST_ENTER', rule: 'CV-S2-07' } as const]),
    ...tried.map(
      (soldier) =>
        ({ command: { type: 'tryMove', soldier }, code: 'ROLLED_ALREADY', rule: 'CV-MOVE-23' }) as const,
    ),
  ];
}

/** Rolls of the Discipline Phase that were made already. */
export function blockedRolls(field: Field): readonly Refused[] {
  const rolled = soldiersOf(field, field.game.active).filter(
    (soldier) => get(field.game.at, soldier) >= 0 && isMarked(field, soldier, MARK.rolled),
  );
  return rolled.flatMap((soldier): readonly Refused[] => {
    const why = { code: 'ROLLED_ALREADY', rule: 'CV-DISC-10' } as const;
    if (isCrawling(field, soldier)) return [{ command: { type: 'rally', soldier, leader: -1 }, ...why }];
    return isWounded(field, soldier) ? [{ command: { type: 'treat', soldier }, ...why }] : [];
  });
}
