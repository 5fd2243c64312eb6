import type { Place } from '../../content/vocabulary.ts';
import { extremeSlot, isEscape } from '../soldiers/soldiers.ts';
import { getSoldier, type Read } from '../table/lookup.ts';

/** What a place is counted from: the slot that a card was drawn for or lies in, and its target, 0 for none. */
export interface Anchor {
  readonly slot: number;
  readonly target: number;
}

/** A place that a card prints, and the distance from it in the direction of travel. */
export interface Entry {
  readonly anchor: Place;
  readonly offset: number;
}

/** +1 where the team travels towards the Objective, -1 in an Escape (WF-MISSIONTYPE-06). */
function travelStep(state: Read): number {
  return isEscape(state) ? -1 : 1;
}

/** Where a card that enters play is put, perhaps beyond the ends of the path (WF-HOST-15). */
export function slotOfEntry(state: Read, { anchor, offset }: Entry, from: Anchor): number {
  return slotOfPlace(state, anchor, from) + (offset || escapeOffset(state, anchor)) * travelStep(state);
}

/** WF-RULING-27: with the Soldiers it names; in an Escape ahead of the front-most, behind the rear-most. */
function escapeOffset(state: Read, anchor: Place): number {
  if (!isEscape(state)) return 0;
  return Number(anchor === 'frontMost') - Number(anchor === 'rearMost');
}

/** The slot that card text names, perhaps beyond the ends of the path (WF-RULING-27, 28, 142). */
export function slotOfPlace(state: Read, place: Place, { slot, target }: Anchor): number {
  switch (place) {
    case 'target':
      return target > 0 ? getSoldier(state, target).slot : slot;
    case 'frontMost':
      return extremeSlot(state, 'front');
    case 'rearMost':
      return extremeSlot(state, 'rear');
    case 'next':
      return slot + travelStep(state);
    case 'here':
      return slot;
  }
}
