import type { HostileView, Read } from '@sitrep/warfighter/queries';

/** The hostile cards of a slot in the order of their arrival, as the Hostile Turn takes them. */
export function hostilesIn({ game }: Read, slot: number): readonly HostileView[] {
  return game.hostiles.filter((hostile) => hostile.slot === slot);
}
