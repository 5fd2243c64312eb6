import type { Ability, Trigger } from '../content/vocabulary.ts';
import type { Setting } from './parts/setting.ts';
import { part, type TextPart } from './parts/text-part.ts';

/** Moments that name the Soldier they are about. */
const PERSONAL: readonly Trigger[] = [
  'declareAttack',
  'payEntrance',
  'firstEntry',
  'hostileRolled',
  'woundAbout',
];

/** Whether the moment already says whom it serves: not if somebody else takes what was meant for him. */
export function isPersonal({ when, who }: Ability): boolean {
  return PERSONAL.includes(when) && who?.who !== 'otherSoldierHere';
}

/** The moment an ability works at (spec 28.2); text that always holds needs no words for it. */
export function describeTrigger({ type, when }: Setting, who: TextPart | undefined): TextPart | undefined {
  if (when === 'static') return undefined;
  if (when === 'locationPlayed' && type === 'mission') return part('when.anyLocationPlayed');
  return who === undefined ? part(`when.${when}`) : part(`when.${when}.who`, { who });
}
