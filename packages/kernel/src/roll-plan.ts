import type { Roll } from './acting.ts';
import type { Dice } from './odds.ts';
import type { Plan } from './vocabulary.ts';

/** What can roll: any context. */
interface Rolling {
  roll(roll: Roll): readonly number[];
}

/**
 * Rolls the dice of a plan for all to see and gives the faces of each group, in the order in which they fell. Whoever rolls
 * this way rolls what the plan showed to odds and advice. A group without dice is not rolled.
 */
export function rollPlan<P extends Plan>(context: Rolling, { rule, dice }: P): Dice<P['dice']> {
  const faces: Record<string, readonly number[]> = {};
  for (const [name, { sides, count }] of Object.entries(dice))
    faces[name] = count === 0 ? [] : context.roll({ rule, name, sides, count });
  // By now every name of the plan has its faces; TypeScript cannot follow that through the loop.
  return faces as Dice<P['dice']>;
}
