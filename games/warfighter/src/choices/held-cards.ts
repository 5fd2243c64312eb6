import type { Reason } from '@sitrep/kernel';
import type { Printed } from '../content/card-index.ts';
import type { ActionCard } from '../content/cards.ts';
import type { Trigger } from '../content/vocabulary.ts';
import { helpFor } from '../queries/gear/discard-help.ts';
import { abilitiesAt } from '../queries/in-force/abilities.ts';
import { mayPlayCards } from '../queries/in-force/forbids.ts';
import { momentReason, staysInPlay } from '../queries/in-force/moments.ts';
import { cardOfToken, type Read, type SoldierView, team } from '../queries/table/lookup.ts';
import { handCount, handOf } from '../queries/table/zones.ts';
import type { RefusalCode, WarTypes } from '../types.ts';
import { canPlay, type Occasion, type Player, playRefusal } from './playing.ts';

const NO_CARDS: readonly never[] = [];

/** Every ability of an Action card in hand that could be played on this occasion. */
export function playableCards(
  state: Read,
  soldier: SoldierView,
  occasion: Occasion,
): readonly { readonly token: number; readonly ability: number }[] {
  if (!mayHold(state, soldier.number, occasion.when)) return NO_CARDS;
  const found: { token: number; ability: number }[] = [];
  for (const token of handOf(state, soldier.number)) {
    const index = playableAbility(state, soldier, token, occasion);
    if (index >= 0) found.push({ token, ability: index });
  }
  return found;
}

/** Whether a hand holds anything for this moment: most hands have nothing for most moments. */
function mayHold(state: Read, soldier: number, when: Trigger): boolean {
  if (when === 'main') return true;
  return handOf(state, soldier).some((token) => abilitiesAt(cardOfToken(state, token), when).length > 0);
}

/** The first ability of a card that fits, or -1. A Support card is only laid down; its own ability is used afterwards. */
export function playableAbility(
  state: Read,
  soldier: SoldierView,
  token: number,
  occasion: Occasion,
): number {
  const card = cardOfToken(state, token);
  if (card.type !== 'action' || !hasMoment(card, occasion.when)) return -1;
  if (!mayPlayCards(state, soldier.slot, occasion.when)) return -1;
  return fittingAbility(state, soldier, { token, card }, occasion);
}

/** The same if playing cards is known not to be forbidden. */
export function fittingAbility(
  state: Read,
  soldier: SoldierView,
  { token, card }: { readonly token: number; readonly card: Printed<ActionCard> },
  occasion: Occasion,
): number {
  const { id, discard = 0 } = card;
  if (staysInPlay(card)) {
    const isAffordable = canDiscardFor(state, soldier, card);
    return occasion.when === 'main' && isAffordable ? 0 : -1;
  }
  for (const { ability, index } of abilitiesAt(card, occasion.when))
    if (canPlay(state, { soldier, card: id, token, ability, discard }, occasion)) return index;
  return -1;
}

/** WF-CARD-07, WF-SR-06: whether the discard cost of a card in hand can be paid, by cards or what counts as such. */
function canDiscardFor(state: Read, soldier: SoldierView, { id, discard = 0 }: ActionCard): boolean {
  const left = handCount(state, soldier.number) - 1;
  return left >= discard || left + helpFor(state, soldier, id) >= discard;
}

/** Why a card in hand cannot be played on this occasion; of several texts, what rules out the first. */
export function cardRefusal(
  state: Read,
  soldier: SoldierView,
  token: number,
  occasion: Occasion,
): RefusalCode | undefined {
  if (playableAbility(state, soldier, token, occasion) >= 0) return undefined;
  const card = cardOfToken(state, token);
  if (card.type !== 'action' || !hasMoment(card, occasion.when)) return 'WRONG_MOMENT';
  if (!mayPlayCards(state, soldier.slot, occasion.when)) return 'FORBIDDEN';
  if (!canDiscardFor(state, soldier, card)) return 'NOT_ENOUGH_CARDS';
  const player = firstPlayer(soldier, token, card, occasion.when);
  return player && playRefusal(state, player, occasion);
}

/** Why a card in a hand cannot answer the question: it is for another moment. Nothing for cards elsewhere. */
export function whyApart(state: Read, token: number): Reason<WarTypes> | undefined {
  const isHeld = team(state).some(({ number }) => handOf(state, number).includes(token));
  return isHeld ? momentReason(state, token) : undefined;
}

/** The first text of a card for a moment, as somebody would play it. */
export function firstPlayer(
  soldier: SoldierView,
  token: number,
  card: Printed<ActionCard>,
  when: Trigger,
): Player | undefined {
  const [first] = abilitiesAt(card, when);
  const { id, discard = 0 } = card;
  return first && { soldier, card: id, token, ability: first.ability, discard };
}

/** Whether a card could ever be played at this moment; Support cards are laid down in the open turn. */
function hasMoment(card: Printed<ActionCard>, when: Trigger): boolean {
  return staysInPlay(card) ? when === 'main' : abilitiesAt(card, when).length > 0;
}
