import type { Content } from '../content/content.ts';
import { rosterOf } from '../content/roster.ts';

/** The users of weapons are not dealt yet. */
const NOT_DEALT: readonly string[] = ['user'];

/**
 * Whether both sides can work out what a view hides at this path of it. CV-S1-03: who is in the hex of an undiscovered bunker
 * is inside. CV-S1-06: set-up says whom some weapons belong to.
 */
export function isCertain(content: Content, path: string): boolean {
  const [field = '', index = ''] = path.split('.');
  if (field === 'isInside' || NOT_DEALT.includes(field)) return true;
  const weapon = rosterOf(content).weapons[Number(index)]?.id;
  return field === 'user' && content.setup.pairings.some((pairing) => pairing.weapon === weapon);
}
