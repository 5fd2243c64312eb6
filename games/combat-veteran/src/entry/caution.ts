import type { Rationale } from '@sitrep/contract';
import type { Answer, Decision, Reading, Seat } from '@sitrep/kernel';
import { type CvTypes, combatVeteran } from '../index.ts';

/** Actions that cannot be made up for later in the turn once their phase is over. */
const PHASE_ACTIONS: readonly Answer<CvTypes>['type'][] = [
  'rally',
  'treat',
  'selfTreat',
  'repair',
  'activate',
  'tryMove',
  'carryOn',
  'fire',
];

/** Tells a player who ends a phase how many soldiers could still act in it. */
export function caution(
  state: Reading<CvTypes>,
  _decision: Decision<CvTypes>,
  seat: Seat,
  answer: Answer<CvTypes>,
): Rationale | undefined {
  if (answer.type !== 'endPhase') return undefined;
  const able = combatVeteran
    .options(state, seat)
    .flatMap((command) =>
      PHASE_ACTIONS.includes(command.type) && 'soldier' in command ? [command.soldier] : [],
    );
  const { size: count } = new Set(able);
  return count === 0 ? undefined : { key: 'caution.phaseLeft', args: { count } };
}
