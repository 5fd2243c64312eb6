import { abilitiesAt } from '../in-force/abilities.ts';
import {
  getSlot,
  hostilesIn,
  placedCard,
  type Read,
  type SlotView,
  type SoldierView,
} from '../table/lookup.ts';
import { isPlayerSoldier } from './soldiers.ts';

/** WF-RULING-130: whether this Player Soldier may take the reward of the Location he is in. */
export function canClaim(state: Read, soldier: SoldierView): boolean {
  const { slot } = soldier;
  const place = getSlot(state, slot);
  return (
    !place.isClaimed &&
    isPlayerSoldier(state, soldier) &&
    hasReward(state, place) &&
    hostilesIn(state, slot).length === 0 &&
    !state.game.hostiles.some(({ drawnFor }) => drawnFor === slot)
  );
}

/** WF-KEY-24: whether a card rewards the elimination of its hostiles. */
function hasReward(state: Read, place: SlotView): boolean {
  const card = placedCard(state, place);
  return card !== undefined && abilitiesAt(card, 'locationCleared').length > 0;
}
