import type { AnyAnswer } from '../../../kit/match/types.ts';
import { shortName } from './lesson-luck.ts';
import type { Wanted } from './lesson-script.ts';

/** The options that a lesson's order means. */
export function findWanted(
  options: readonly AnyAnswer[],
  wanted: Wanted,
  instances: readonly string[],
): readonly AnyAnswer[] {
  return options.filter((option) => isWanted(option, wanted, instances));
}

function isWanted(option: AnyAnswer, wanted: Wanted, instances: readonly string[]): boolean {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([name, value]) => {
    const own = fields.get(name);
    return own === value || (typeof own === 'number' && shortName(instances[own] ?? '') === value);
  });
}
