import { topFrame } from '@sitrep/kernel';
import { getCampaign, lossPoints } from '../queries/campaign.ts';
import { getCardOf } from '../queries/lookup.ts';
import { handZone, ZONES } from '../queries/zones.ts';
import type { War } from './common.ts';

/** A mission of a campaign is over: whatever was under way is dropped, the mission is booked, the table cleared. */
export function closeMission(context: War): void {
  while (topFrame(context.state)?.procedure !== 'campaign') context.done();
  book(context);
  clear(context);
}

/** WF-CAMP-07, 10, 14, WF-RULING-133: a failed mission gains nothing, but its losses count. */
function book(context: War): void {
  const { mission, objective, slots, soldiers, result } = context.state.game;
  const isSuccess = result?.isSuccess === true;
  const gain = isSuccess ? slots : 0;
  const lost = bookLosses(context);
  const returned = soldiers.flatMap(({ card, fate = 'duty' }) => (fate === 'duty' ? [card] : []));
  context.emit({
    type: 'missionBooked',
    rule: 'WF-CAMP-14',
    mission,
    objective,
    slots,
    isSuccess,
    returned,
    points: gain,
    victoryPoints: gain - lost,
    total: getCampaign(context.state).victoryPoints + gain - lost,
  });
}

/** WF-CAMP-10: who does not return to duty is out of the campaign. Returns the Victory Points that this costs. */
function bookLosses(context: War): number {
  let lost = 0;
  for (const { card, fate = 'duty' } of context.state.game.soldiers) {
    if (fate === 'duty') continue;
    const victoryPoints = lossPoints(getCardOf(context.state, 'soldier', card).kind, fate);
    lost += victoryPoints;
    context.emit({ type: 'soldierLost', rule: 'WF-CAMP-10', card, fate, victoryPoints });
  }
  return lost;
}

/** Where the tokens of each pool belong before a mission. */
const BOXES: Readonly<Record<string, string>> = {
  action: ZONES.actionBox,
  hostile: ZONES.hostileBox,
  counters: ZONES.counterBox,
};

/** WF-CAMP-05, 09: nothing of the table carries over; every mission is set up anew. */
function clear(context: War): void {
  const soldiers = context.state.game.soldiers.map(({ number }) => number);
  // Hands go back by way of the deck, so that nobody learns what lay in which.
  for (const zone of unseenZones(context)) carry(context, zone, ZONES.actionDeck);
  for (const number of soldiers) context.open({ rule: 'WF-CAMP-09', zone: handZone(number), seats: [] });
  for (const [zone, { pool }] of Object.entries(context.state.zones))
    carry(context, zone, BOXES[pool] ?? zone);
  context.emit({ type: 'missionCleared', rule: 'WF-CAMP-09' });
}

/** The zones of Action cards that not everybody knows, but for the deck. */
function unseenZones({ state }: War): readonly string[] {
  const boxKnown = state.zones[ZONES.actionBox]?.known;
  return Object.entries(state.zones).flatMap(([zone, { pool, known }]) =>
    pool === 'action' && known !== boxKnown && zone !== ZONES.actionDeck ? [zone] : [],
  );
}

function carry(context: War, from: string, into: string): void {
  const tokens = [...(context.state.zones[from]?.tokens ?? [])];
  if (from !== into && tokens.length > 0) context.move({ rule: 'WF-CAMP-09', from, into, tokens });
}
