import type { HostileClass } from '../content/vocabulary.ts';
import { effectsOf, hostileEffects, keepsDescriptors } from './abilities.ts';
import { getCardOf, type HostileView, hostileCard, hostilesIn, type Read } from './lookup.ts';
import { isUncovered } from './reticles.ts';

/** Whether a hostile card belongs to a class; `others` are all but cards of the given name. */
function isOfClass(state: Read, hostile: HostileView, those: HostileClass, self: string): boolean {
  switch (those.of) {
    case 'cards':
      return those.cards.includes(hostile.card);
    case 'values': {
      const { value } = hostileCard(state, hostile);
      return value >= those.span[0] && value <= those.span[1];
    }
    case 'others':
      return hostile.card !== self;
    case 'all':
      return true;
  }
}

/** WF-RULING-40: whether one card screens another, before mutual screening is ruled out. */
export function claimsScreen(state: Read, screen: HostileView, screened: HostileView): boolean {
  if (screen.card === screened.card) return false;
  const protectors = effectsOf(hostileCard(state, screened), 'static', 'screenedBy');
  // WF-RULING-42, 152: what a fully covered card keeps of its text is a matter of the ruleset.
  const isProtected =
    (isUncovered(state, screened) || keepsDescriptors(state)) &&
    protectors.some(({ by }) => isOfClass(state, screen, by, screened.card));
  return (
    isProtected ||
    hostileEffects(state, screen, 'screens').some(({ those }) =>
      isOfClass(state, screened, those, screen.card),
    )
  );
}

/** WF-HOST-17 to 19: a card in the same slot with an uncovered reticle protects this one. */
export function isScreened(state: Read, hostile: HostileView): boolean {
  return hostilesIn(state, hostile.slot).some(
    (other) =>
      other.token !== hostile.token &&
      isUncovered(state, other) &&
      claimsScreen(state, other, hostile) &&
      !(isUncovered(state, hostile) && claimsScreen(state, hostile, other)),
  );
}

/** WF-OBJ-16, WF-RULING-41: hostile cards standing in the Objective protect its target. */
export function isTargetScreened(state: Read): boolean {
  const { target } = getCardOf(state, 'objective', state.game.objective);
  const by = target?.screenedBy;
  if (by === undefined) return false;
  return hostilesIn(state, state.game.slots).some(
    (hostile) => isUncovered(state, hostile) && isOfClass(state, hostile, by, ''),
  );
}
