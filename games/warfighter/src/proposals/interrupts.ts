import type { Rationale } from '@sitrep/contract';
import { type Answer, numberIn, type SeatEvent } from '@sitrep/kernel';
import type { WarTypes } from '../types.ts';

/** What others do that the seat should see before it goes on. */
const JOINED: readonly string[] = ['cardPlayed', 'abilityUsed'];

/** An attack of a hostile up to where somebody may react, and what ends it. */
const UNDER_WAY: readonly string[] = ['hostileDeclared', 'hostileRolled'];
const ENDED: readonly string[] = [
  'wounded',
  'suppressed',
  'attackCancelled',
  'woundsCancelled',
  'hostileRemoved',
];

/** Why the rest should wait: somebody else has added to an attack or a payment, or the team may react to an attack. */
export function interrupts(
  news: readonly SeatEvent[],
  next: Answer<WarTypes>,
  given: readonly Answer<WarTypes>[],
): Rationale | undefined {
  const alarm =
    next.type === 'nextAttacker'
      ? openAttack(news)
      : sinceDeclared(news).find((event) => JOINED.includes(event.type) && !isOwn(event, given));
  if (alarm === undefined) return undefined;
  const args = { soldier: numberIn(alarm, 'soldier') ?? 0, hostile: numberIn(alarm, 'hostile') ?? -1 };
  return { key: `interrupt.${alarm.type}`, args };
}

/** What belongs to the declaration of an attack comes before it; others can only join afterwards. */
function sinceDeclared(news: readonly SeatEvent[]): readonly SeatEvent[] {
  return news.slice(news.findLastIndex(({ type }) => type === 'attackDeclared') + 1);
}

/** Whether it is what one of the Soldiers who were told to play something did. */
function isOwn(event: SeatEvent, given: readonly Answer<WarTypes>[]): boolean {
  const soldier = numberIn(event, 'soldier');
  return given.some(
    (answer) => (answer.type === 'playCard' || answer.type === 'useAbility') && answer.soldier === soldier,
  );
}

/** Who was lost, or the attack that is declared or has hit with nothing come of it yet: there is a question between. */
function openAttack(news: readonly SeatEvent[]): SeatEvent | undefined {
  const lost = news.find(({ type }) => type === 'soldierLeft');
  if (lost !== undefined) return lost;
  const last = news.findLast(({ type }) => UNDER_WAY.includes(type) || ENDED.includes(type));
  if (last === undefined || ENDED.includes(last.type)) return undefined;
  return 'result' in last && last.result === 'nothing' ? undefined : last;
}
