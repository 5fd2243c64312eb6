import { InvariantError, type Luck, writtenLuck } from '@sitrep/kernel';
import { soldierOfCounter } from '@sitrep/warfighter';
import type { LessonScript } from './lesson-script.ts';

/** The last part of a card's id, which is how lessons name cards. */
export function shortName(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** The luck of a lesson. Throws when the game rolls or draws anything else. */
export function lessonLuck({ dice, draws }: LessonScript, instances: readonly string[]): Luck {
  const script = {
    dice: dice.flatMap(([name, ...faces]) => faces.map((face) => ({ name, face }))),
    draws: draws.flatMap(([zone, ...names]) => names.map((name) => ({ zone, name }))),
  };
  return writtenLuck(script, ({ zone, name }, tokens) => {
    const index = tokens.findIndex((token) => nameOf(instances, zone, token) === name);
    if (index < 0) throw new InvariantError('SCRIPT_DRAW_TOKEN', `${name} is not in ${zone}`);
    return index;
  });
}

function nameOf(instances: readonly string[], zone: string, token: number): string {
  return zone === 'cup' ? `#${soldierOfCounter(token)}` : shortName(instances[token] ?? '');
}
