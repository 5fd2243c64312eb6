import { type AnyContext, topFrame } from '@sitrep/kernel';
import type { War } from '../acts/common.ts';
import { getCampaign, lossPoints } from '../queries/campaign/campaign.ts';
import { decksOf } from '../queries/mission/decks.ts';
import { FIRST_COUNTER } from '../queries/table/counters.ts';
import { cardOfToken, getCardOf } from '../queries/table/lookup.ts';
import { handZones, ZONES } from '../queries/table/zones.ts';
import type { WarTypes } from '../types.ts';

/** A mission of a campaign is over: whatever was under way is dropped, the mission is recorded, the table cleared. */
export function closeMission(context: AnyContext<WarTypes>): void {
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

/** WF-CAMP-10: Soldiers who do not return to duty are out of the campaign. Returns the Victory Points that this costs. */
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

/** WF-CAMP-05, 09: nothing of the table carries over; every mission is set up from scratch. */
function clear(context: War): void {
  const soldiers = context.state.game.soldiers.map(({ number }) => number);
  const decks = decksOf(context.state.content);
  // Hands are returned by way of the decks, so nobody learns which cards were in which hand.
  for (const { pool, deck } of decks)
    for (const zone of unseenZones(context, pool, deck)) carry(context, zone, deck);
  for (const number of soldiers)
    for (const zone of handZones(context.state, number))
      context.open({ rule: 'WF-CAMP-09', zone, seats: [] });
  for (const zone of Object.keys(context.state.zones)) {
    for (const { box, holds } of decks)
      carry(context, zone, box, (token) => isCard(token) && holds(cardOfToken(context.state, token)));
    carry(context, zone, ZONES.counterBox, (token) => !isCard(token));
  }
  context.emit({ type: 'missionCleared', rule: 'WF-CAMP-09' });
}

function isCard(token: number): boolean {
  return token < FIRST_COUNTER;
}

/** The zones for a deck's cards that are hidden from somebody, except the deck itself. */
function unseenZones({ state }: War, pool: string, deck: string): readonly string[] {
  const boxKnown = state.zones[ZONES.actionBox]?.known;
  return Object.entries(state.zones).flatMap(([zone, each]) =>
    each.pool === pool && each.known !== boxKnown && zone !== deck ? [zone] : [],
  );
}

function carry(
  context: War,
  from: string,
  into: string,
  isMeant: (token: number) => boolean = () => true,
): void {
  const tokens = (context.state.zones[from]?.tokens ?? []).filter(isMeant);
  if (from !== into && tokens.length > 0) context.move({ rule: 'WF-CAMP-09', from, into, tokens });
}
