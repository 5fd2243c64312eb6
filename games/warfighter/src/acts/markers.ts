import { hasLocationDeck } from '../queries/mission/decks.ts';
import { placesZone, ZONES } from '../queries/table/zones.ts';
import { type Calling, refill, type War } from './common.ts';

/** WF-CARD-25, 26: after cards were drawn into these hands, their Location Markers may or must be resolved. */
export function callMarkers(context: Calling, soldiers: readonly number[]): void {
  if (hasLocationDeck(context.state.content) && soldiers.length > 0) context.call('markers', { soldiers });
}

/** The next card of the Location deck into a hand; nothing when there is none (WF-RULING-12). */
export function fetchLocation(context: War, soldier: number): void {
  refill(context, ZONES.locationDeck, ZONES.locationDiscard);
  context.draw({ rule: 'WF-CARD-25', from: ZONES.locationDeck, into: placesZone(soldier) });
}
