import type { RefusalCode } from '../types.ts';

/** What is said when nobody can be helped, by the reason against the first Soldier. */
const OF_NOBODY: { readonly [C in RefusalCode]?: RefusalCode } = {
  NOT_WOUNDED: 'NOBODY_WOUNDED',
  ALL_TREATED: 'NOBODY_WOUNDED',
  NOT_SUPPRESSED: 'NOBODY_SUPPRESSED',
  UNHARMED: 'NOBODY_HARMED',
  HAS_MOVED: 'NOBODY_CAN_MOVE',
  CANNOT_AFFORD_ENTRANCE: 'NOBODY_CAN_MOVE',
  CANNOT_LEAVE: 'NOBODY_CAN_MOVE',
  OBJECTIVE_INACTIVE: 'NOBODY_CAN_MOVE',
  NOWHERE_TO_GO: 'NOBODY_CAN_MOVE',
  HAS_NOT_MOVED: 'NOBODY_CAN_ATTACK',
  NO_USABLE_WEAPON: 'NOBODY_CAN_ATTACK',
  NOTHING_IN_RANGE: 'NOBODY_CAN_ATTACK',
  NO_LEGAL_ATTACK: 'NOBODY_CAN_ATTACK',
  NOTHING_EMPTY: 'NOBODY_THERE',
  ALL_AMMO_USED: 'NOBODY_THERE',
};

/** Why something helps nobody, by what rules out the first of them; without any there is nobody it might help. */
export function nobodyRefusal(first: RefusalCode = 'NOBODY_THERE'): RefusalCode {
  return OF_NOBODY[first] ?? first;
}
