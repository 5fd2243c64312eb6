import type { Context, Procedure } from '@sitrep/kernel';
import { type Calling, refill, type War } from '../acts/common.ts';
import type { Card, HostileCard } from '../content/cards.ts';
import { inForce, isOfMission } from '../queries/in-force/in-force.ts';
import { modifiersOf, total } from '../queries/in-force/modifiers.ts';
import { bandOf, countsHostiles } from '../queries/mission/objective.ts';
import { timesAdjusted } from '../queries/squad/adjustments.ts';
import { cardOfToken, objectiveCard, type Read } from '../queries/table/lookup.ts';
import { ZONES } from '../queries/table/zones.ts';
import type { DrawFrame, EntryFrame, WarTypes } from '../types.ts';

type Running = Context<WarTypes, 'draw'>;

/** WF-HOST-04 to 06: the threshold for the current team value, -1 for none. */
export function thresholdOf(state: Read, hostiles: readonly (number | 'none')[], bonus = 0): number {
  const printed = hostiles[bandOf(state.game.teamValue)];
  const more = total(modifiersOf(inForce(state, 'modHostileValue').filter(isOfMission)));
  return printed === undefined || printed === 'none' ? -1 : Math.max(0, printed + bonus + more);
}

/** WF-CAMP-12, WF-RULING-135: the Objective's own threshold, plus what the campaign has added to the table. */
export function objectiveThreshold(state: Read): number {
  const { hostiles } = objectiveCard(state);
  return thresholdOf(state, hostiles, 3 * timesAdjusted(state, 'hostiles'));
}

export function callDraw(context: Calling, slot: number, threshold: number, actor: number): void {
  if (threshold >= 0) context.call('draw', { slot, threshold, sum: 0, hostiles: [], events: [], actor });
}

/** DRAW: hostile cards one by one until the threshold is reached (WF-HOST-04, 07). */
export const draw: Procedure<WarTypes, 'draw'> = {
  start: { kind: 'auto', run: drawOne },
  entry: {
    kind: 'auto',
    run: (context, { slot, hostiles, events, actor }) =>
      context.call('entry', freshEntry(slot, { hostiles, events }, actor), 'end'),
  },
  end: { kind: 'auto', run: (context) => context.done() },
};

function drawOne(context: Running, { slot, threshold, sum, hostiles, events }: DrawFrame): void {
  const count = hostiles.length + events.length;
  // WF-HOST-06: a threshold of 0 still draws one card.
  const token = sum >= threshold && count > 0 ? undefined : revealHostile(context);
  if (token === undefined) return context.go('entry');
  const card = cardOfToken(context.state, token);
  const more = sum + drawValue(card);
  if (card.type !== 'hostile') {
    context.emit({ type: 'eventDrawn', rule: 'WF-HOST-07', token, card: card.id, slot });
    return context.go('start', { sum: more, events: [...events, token] });
  }
  enterPlay(context, token, slot);
  const drawn = drawEvent(context, card, slot);
  context.go('start', { sum: more, hostiles: [...hostiles, token], events: [...events, ...drawn] });
}

/** WF-HOST-08, 09: a hostile with an Event banner that enters play draws one, for the slot it was drawn for. */
export function drawEvent(context: War, { banner }: HostileCard, slot: number): readonly number[] {
  if (!banner || context.state.zones[ZONES.eventDeck] === undefined) return [];
  refill(context, ZONES.eventDeck, ZONES.eventDiscard);
  const tokens = context.draw({ rule: 'WF-HOST-08', from: ZONES.eventDeck, into: ZONES.events });
  for (const token of tokens)
    context.emit({
      type: 'eventDrawn',
      rule: 'WF-HOST-08',
      token,
      card: cardOfToken(context.state, token).id,
      slot,
    });
  return tokens;
}

/** How much a revealed card counts for; Events with their own deck never get here (WF-HOST-07). */
export function drawValue(card: Card): number {
  return card.type === 'hostile' || card.type === 'event' ? (card.value ?? 0) : 0;
}

/** The next card of the hostile deck, face up; `undefined` if there are no cards left at all (WF-RULING-12). */
export function revealHostile(context: War): number | undefined {
  refill(context, ZONES.hostileDeck, ZONES.hostileDiscard);
  return context.draw({ rule: 'WF-HOST-04', from: ZONES.hostileDeck, into: ZONES.hostiles })[0];
}

/** WF-OBJ-08: cards drawn for the Objective count for it. */
export function enterPlay(
  context: War,
  token: number,
  slot: number,
  { isNew = false, isPresent = false } = {},
): void {
  const isMarked = slot === context.state.game.slots && countsHostiles(context.state);
  context.emit({
    type: 'hostileEntered',
    rule: 'WF-HOST-03',
    hostile: token,
    card: cardOfToken(context.state, token).id,
    slot,
    isMarked,
    isNew,
    isPresent,
  });
}

export function freshEntry(
  slot: number,
  drawn: Pick<EntryFrame, 'hostiles' | 'events'>,
  actor: number,
): EntryFrame {
  return { slot, ...drawn, at: 0, actor, payers: [] };
}
