import type { Reason } from '@sitrep/kernel';
import type { Printed } from '../../content/card-index.ts';
import type { Card } from '../../content/cards.ts';
import type { Trigger } from '../../content/vocabulary.ts';
import type { WarTypes } from '../../types.ts';
import { cardOfToken, type Read } from '../table/lookup.ts';
import { abilitiesOf } from './abilities.ts';

/** The moments at which a card in hand is played. */
function momentsOf(card: Printed): readonly (Trigger | 'markers')[] {
  if (card.type === 'location' || staysInPlay(card)) return OPEN_TURN;
  if (card.type === 'action' && card.kind === 'marker') return AFTER_DRAWING;
  return [...new Set(abilitiesOf(card).map(({ when }) => when))];
}

const OPEN_TURN: readonly Trigger[] = ['main'];
const AFTER_DRAWING: readonly 'markers'[] = ['markers'];

/** Why a card of a hand has no part in what is asked: it is played at another moment. */
export function momentReason(state: Read, token: number): Reason<WarTypes> {
  return { code: 'WRONG_MOMENT', rule: 'WF-CARD-03', args: { moment: momentsOf(cardOfToken(state, token)) } };
}

/** WF-CARD-16, 20: Support cards, and any other card that prints a Retain cost, lie in front of who played them. */
export function staysInPlay(card: Card): boolean {
  return card.type === 'action' && (card.kind === 'support' || card.retain !== undefined);
}
