import type { PickStep, Procedure, Seat } from '@sitrep/kernel';
import { type Calling, seatOf, type War } from '../acts/common.ts';
import { heldAs, shownAs } from '../queries/mission/decks.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import {
  handZones,
  isHandShown,
  shownPlacesZone,
  shownZone,
  tokensIn,
  zoneOfCard,
} from '../queries/table/zones.ts';
import type { Command, Frames, WarTypes } from '../types.ts';

/** WF-COOP-05: the hand lies open for all, or for its controller only; cards that were shown one by one go back. */
function showHand(context: War, soldier: number, isShown: boolean): void {
  const seats = isShown ? 'all' : [seatOf(context.state, soldier)];
  for (const from of isShown ? [] : [shownZone(soldier), shownPlacesZone(soldier)]) {
    const tokens = [...tokensIn(context.state, from)];
    const [first] = tokens;
    if (first !== undefined)
      context.move({ rule: 'WF-COOP-05', from, into: heldAs(context.state, soldier, first), tokens });
  }
  for (const zone of handZones(context.state, soldier)) context.open({ rule: 'WF-COOP-05', zone, seats });
}

/** What players arrange between acts. */
export function arrange(context: Calling, command: Command): void {
  if (command.type === 'handOver') offer(context, command.soldier, command.to);
  if (command.type === 'showHand') showHand(context, command.soldier, command.isShown);
  if (command.type === 'showCard')
    context.move({
      rule: 'WF-COOP-05',
      from: zoneOfCard(context.state, command.soldier, command.card),
      into: shownAs(context.state, command.soldier, command.card),
      tokens: [command.card],
    });
}

/** A player who has given up for good is not asked: the others may take over his Soldiers. */
function offer(context: Calling, soldier: number, to: Seat): void {
  const hasLeft = context.state.seats[seatOf(context.state, soldier)]?.hasConceded === true;
  if (hasLeft) takeOver(context, { soldier, to });
  else context.call('handOver', { soldier, to });
}

/** WF-COOP-02: from now on the new controller knows the hand; the old one does not see what is drawn later. */
function takeOver(context: War, { soldier, to }: Frames['handOver']): void {
  const isShown = isHandShown(context.state, soldier);
  context.emit({ type: 'handedOver', rule: 'WF-COOP-02', soldier, seat: to });
  if (isPlayerSoldier(context.state, getSoldier(context.state, soldier)) && !isShown)
    for (const zone of handZones(context.state, soldier))
      context.open({ rule: 'WF-COOP-02', zone, seats: [to] });
}

const handOverConsent: PickStep<WarTypes, 'handOver'> = {
  kind: 'pick',
  name: 'handOverConsent',
  rule: 'WF-COOP-02',
  seats: (_state, { to }) => [to],
  about: (_state, { soldier }) => ({ soldier }),
  options: () => [{ type: 'decline' }, { type: 'takeOver' }],
  answer(context, frame, _seat, command) {
    if (command.type === 'takeOver') takeOver(context, frame);
    context.done();
  },
};

/** Control of a Soldier changes by agreement: one offers, the other takes over. */
export const handOver: Procedure<WarTypes, 'handOver'> = { start: handOverConsent };
