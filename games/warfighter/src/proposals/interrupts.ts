import type { Rationale } from '@sitrep/contract';
import { type Answer, numberIn, type SeatEvent } from '@sitrep/kernel';
import type { WarTypes } from '../types.ts';

/** What others do that the seat should see before it goes on, with the field that names who did it. */
const ALARMS: readonly string[] = ['cardPlayed', 'abilityUsed'];

/** Why the rest of an attack or of a payment should wait: somebody else has added to it. */
export function interrupts(news: readonly SeatEvent[], _next: Answer<WarTypes>): Rationale | undefined {
  const alarm = news.find(({ type }) => ALARMS.includes(type));
  if (alarm === undefined) return undefined;
  return { key: `interrupt.${alarm.type}`, args: { soldier: numberIn(alarm, 'soldier') ?? 0 } };
}
