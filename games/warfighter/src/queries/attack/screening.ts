import type { HostileClass } from '../../content/vocabulary.ts';
import { inForce, isOfHostile } from '../in-force/in-force.ts';
import { isUncovered } from '../in-force/reticles.ts';
import { type HostileView, hostileCard, hostilesIn, objectiveCard, type Read } from '../table/lookup.ts';

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
  // WF-RULING-42, 152: how much of its text a fully covered card keeps depends on the ruleset.
  return (
    inForce(state, 'screenedBy').some(
      (text) => isOfHostile(text, screened) && isOfClass(state, screen, text.effect.by, screened.card),
    ) ||
    inForce(state, 'screens').some(
      (text) => isOfHostile(text, screen) && isOfClass(state, screened, text.effect.those, screen.card),
    )
  );
}

/** WF-HOST-17 to 19: a card in the same slot with an uncovered reticle protects this one. */
export function isScreened(state: Read, hostile: HostileView): boolean {
  return screenerOf(state, hostile) !== undefined;
}

/** The first card that screens this one. */
function screenerOf(state: Read, hostile: HostileView): HostileView | undefined {
  return hostilesIn(state, hostile.slot).find(
    (other) => other.token !== hostile.token && screens(state, other, hostile),
  );
}

/** The arguments of the refusal to attack a screened card. */
export function screenArgs(state: Read, hostile: HostileView): object | undefined {
  const screen = screenerOf(state, hostile);
  return screen && { hostile: screen.token };
}

function screens(state: Read, screen: HostileView, screened: HostileView): boolean {
  return (
    isUncovered(state, screen) &&
    claimsScreen(state, screen, screened) &&
    !(isUncovered(state, screened) && claimsScreen(state, screened, screen))
  );
}

/** WF-OBJ-16, WF-RULING-41: hostile cards standing in the Objective protect its target. */
export function isTargetScreened(state: Read): boolean {
  return targetScreen(state) !== undefined;
}

/** The first of them. */
export function targetScreen(state: Read): HostileView | undefined {
  const { target } = objectiveCard(state);
  const by = target?.screenedBy;
  if (by === undefined) return undefined;
  return hostilesIn(state, state.game.slots).find(
    (hostile) => isUncovered(state, hostile) && isOfClass(state, hostile, by, ''),
  );
}
