import { cardOfToken, type Read, team } from './lookup.ts';
import { handOf } from './zones.ts';

/** What tells one order from another: it is the same for copies of a card in one hand. */
export function orderKey(state: Read, answer: object): string {
  if (!('card' in answer) || typeof answer.card !== 'number') return JSON.stringify(answer);
  const { card: token } = answer;
  const holder = team(state).find(({ number }) => handOf(state, number).includes(token));
  if (holder === undefined) return JSON.stringify(answer);
  return JSON.stringify({ ...answer, card: cardOfToken(state, token).id, holder: holder.number });
}
