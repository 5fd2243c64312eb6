import type { Rationale } from '@sitrep/contract';
import { type Answer, numberIn, type SeatEvent } from '@sitrep/kernel';
import type { CvTypes } from '../cv-types.ts';

/** What stops those who are on the march, with the fields that its message names. */
const ALARMS: Readonly<Record<string, readonly string[]>> = {
  fired: ['firer', 'hex'],
  discovered: ['hex'],
  closeCombatBegan: ['hex'],
  checked: ['soldier'],
  wounded: ['soldier', 'hex'],
  wentDown: ['soldier', 'hex'],
  eliminated: ['piece', 'hex'],
  smokeLaid: ['hex'],
};

/** Answers that are part of a march. */
const MARCHING: readonly Answer<CvTypes>['type'][] = ['activate', 'join', 'step', 'stance'];

/** Why the rest of a march should wait: somebody fires, is hit or must check, a bunker is found, or the view changes. */
export function interrupts(news: readonly SeatEvent[], next: Answer<CvTypes>): Rationale | undefined {
  const end = news.find(({ type }) => type === 'ended' || type === 'phaseBegan');
  if (end !== undefined) return { key: `interrupt.${end.type}`, args: {} };
  if (!MARCHING.includes(next.type)) return undefined;
  const alarm = news.find((event) => ALARMS[event.type] !== undefined && !isOwnDoing(event));
  if (alarm === undefined) return undefined;
  const args = (ALARMS[alarm.type] ?? []).map((field) => [field, numberIn(alarm, field)]);
  return { key: `interrupt.${alarm.type}`, args: Object.fromEntries(args) };
}

/** CV-S1-12: those who leave their bunker have shown it themselves. */
function isOwnDoing(event: SeatEvent): boolean {
  return event.type === 'discovered' && 'rule' in event && event.rule === 'CV-S1-12';
}
