import { type Command, combatVeteran } from '@sitrep/combat-veteran';
import type { Answer, Decision, GameTypes, Reading, Seat } from '@sitrep/kernel';
import type { Rationale } from './entry.ts';

/** What can be done in a phase and not made up for later in the turn. */
const DEEDS: readonly Command['type'][] = [
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
export function combatVeteranCaution(
  state: Reading<GameTypes>,
  _decision: Decision<GameTypes>,
  seat: Seat,
  answer: Answer<GameTypes>,
): Rationale | undefined {
  if (answer.type !== 'endPhase') return undefined;
  // The state comes from a match of this very game.
  const commands = combatVeteran.options(state as never, seat) as readonly Command[];
  const able = commands.flatMap((command) =>
    DEEDS.includes(command.type) && 'soldier' in command ? [command.soldier] : [],
  );
  const { size: count } = new Set(able);
  return count === 0 ? undefined : { key: 'caution.phaseLeft', args: { count } };
}
