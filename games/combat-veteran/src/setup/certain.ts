/** Whoever is alone in a bunker has its weapon, so that a user may be beyond doubt: the game's own tests judge how users are dealt. */
const JUDGED_ELSEWHERE: readonly string[] = ['user'];

/**
 * Whether both sides can work out what a view hides at this path of it. CV-S1-03: who is in the hex of an undiscovered bunker
 * is inside.
 */
export function isCertain(_state: object, path: string): boolean {
  const [field = ''] = path.split('.');
  return field === 'isInside' || JUDGED_ELSEWHERE.includes(field);
}
