import type { Rationale } from '@sitrep/contract';
import type { Answer, Decision, Reading, Seat } from '@sitrep/kernel';
import { type CvTypes, combatVeteran } from '../index.ts';

/** What can be done in a phase and not made up for later in the turn. */
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

/** Whoever ends a phase is told how many soldiers could still act in it. */
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
