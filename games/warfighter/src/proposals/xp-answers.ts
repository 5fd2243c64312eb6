import type { Answer, Seat } from '@sitrep/kernel';
import { type Read, team } from '../queries/table/lookup.ts';
import type { WarTypes } from '../types.ts';

/** Who pays XP, a point each, and what is answered for that. */
interface XpPayment {
  readonly payers: readonly number[];
  readonly answers: readonly Answer<WarTypes>[];
}

/** WF-XP-04: whoever acts pays, or else the seat's first Soldier who can; whoever is left alone is not asked. */
export function xpPayment(state: Read, seat: Seat, actor: number, xp: number): XpPayment {
  const answers: Answer<WarTypes>[] = [];
  const payers: number[] = [];
  const left = new Map(team(state).flatMap((each) => (each.xp > 0 ? [[each.number, each.xp]] : [])));
  const own = team(state).filter((each) => each.seat === seat);
  while (payers.length < xp) {
    const able = own.filter(({ number }) => left.has(number)).map(({ number }) => number);
    const payer = able.includes(actor) ? actor : able[0];
    if (payer === undefined) break;
    if (left.size > 1) answers.push({ type: 'payXp', soldier: payer });
    payers.push(payer);
    const rest = (left.get(payer) ?? 0) - 1;
    if (rest > 0) left.set(payer, rest);
    else left.delete(payer);
  }
  return { payers, answers };
}
