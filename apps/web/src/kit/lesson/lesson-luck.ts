import { InvariantError, type Luck, writtenLuck } from '@sitrep/kernel';
import type { Lesson } from './lesson.ts';

/** The luck of a lesson. Throws when the game rolls or draws anything else. */
export function lessonLuck({ dice, draws, drawnName }: Lesson, content: object): Luck {
  const script = {
    dice: dice.flatMap(([name, ...faces]) => faces.map((face) => ({ name, face }))),
    draws: draws.flatMap(([zone, ...names]) => names.map((name) => ({ zone, name }))),
  };
  return writtenLuck(script, ({ zone, name }, tokens) => {
    const index = tokens.findIndex((token) => drawnName(content, zone, token) === name);
    if (index < 0) throw new InvariantError('SCRIPT_DRAW_TOKEN', `${name} is not in ${zone}`);
    return index;
  });
}
