import { abilitiesAt } from './abilities.ts';
import { findCard, getSlot, hostilesIn, type Read, type SoldierView } from './lookup.ts';
import { isPlayerSoldier } from './soldiers.ts';

/** WF-RULING-130: whether this Player Soldier may take the reward of the Location he is in. */
export function canClaim(state: Read, soldier: SoldierView): boolean {
  const { slot } = soldier;
  const { card, isClaimed } = getSlot(state, slot);
  return (
    !isClaimed &&
    isPlayerSoldier(state, soldier) &&
    hasReward(state, card) &&
    hostilesIn(state, slot).length === 0 &&
    !state.game.hostiles.some(({ drawnFor }) => drawnFor === slot)
  );
}

/** WF-KEY-24: whether a card rewards the elimination of its hostiles. */
function hasReward(state: Read, id: string): boolean {
  const card = findCard(state, id);
  return card !== undefined && abilitiesAt(card, 'locationCleared').length > 0;
}
