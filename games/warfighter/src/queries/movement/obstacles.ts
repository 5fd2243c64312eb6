import type { Blocked } from '@sitrep/kernel';
import type { Ability, Condition } from '../../content/vocabulary.ts';
import type { AttackFigures, WarTypes } from '../../types.ts';
import { fitsAttack } from '../attack/attack.ts';
import type { Note } from '../in-force/search.ts';
import type { Read } from '../table/lookup.ts';

/** Everything that cannot be done, each once and with its reason, collected in the same pass that finds the options. */
export function blockedBy(consider: (note: Note) => void): readonly Blocked<WarTypes>[] {
  const found = new Map<string, Blocked<WarTypes>>();
  consider((command, rule, code, args) => {
    const name = JSON.stringify(command);
    if (code !== undefined && !found.has(name))
      found.set(name, { command, rule, code, ...(args !== undefined && { args }) });
  });
  return [...found.values()];
}

/** The first thing an ability asks that this attack does not give in any mode, or else the mode that it asks for. */
export function unmetInAttack(state: Read, figures: AttackFigures, ability: Ability): Condition | undefined {
  const { if: conditions = [] } = ability;
  const never = conditions.find((condition) => !fitsAttack(state, figures, { ...ability, if: [condition] }));
  return never ?? conditions.find(({ is }) => is === 'attackKind');
}

/** A condition as the arguments of a message. */
export function conditionArgs({ is, ...facts }: Condition, { when }: Ability): object {
  return { condition: is, when, ...facts };
}
