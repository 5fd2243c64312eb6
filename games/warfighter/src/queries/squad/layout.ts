import type { Printed } from '../../content/card-index.ts';
import type { MissionCards } from '../../types.ts';
import { effectsOf } from '../in-force/abilities.ts';
import { getCardOf, type Read } from '../table/lookup.ts';
import { timesAdjusted } from './adjustments.ts';

/** The Mission and its Situation Report, which both change the figures of set-up. */
function cardsOf(state: Read, { mission, report }: Pick<MissionCards, 'mission' | 'report'>) {
  const card = getCardOf(state, 'mission', mission);
  const changes: readonly Printed[] = report === '' ? [card] : [card, getCardOf(state, 'report', report)];
  return { card, changes };
}

function total(changes: readonly Printed[], name: 'modTime' | 'modSlots'): number {
  return changes.reduce(
    (sum, each) => sum + effectsOf(each, 'setup', name).reduce((part, { amount }) => part + amount, 0),
    0,
  );
}

/** WF-SETUP-06, 10, WF-CAMP-12: the slot of the Objective and the Time, as cards and the campaign change them. */
export function layoutOf(state: Read, chosen: MissionCards) {
  const { card, changes } = cardsOf(state, chosen);
  const slots = card.objectiveSlot + total(changes, 'modSlots') + timesAdjusted(state, 'further');
  const timer = card.time + total(changes, 'modTime') - timesAdjusted(state, 'time');
  return { slots: Math.max(2, slots), timer: Math.max(1, timer) };
}

/** WF-BUY-01, WF-SR-10: the Resources, as the Mission and its report change them. */
export function resourcesOf(
  state: Read,
  chosen: Pick<MissionCards, 'mission' | 'report'>,
  slots: number,
): number {
  const { card, changes } = cardsOf(state, chosen);
  return changes
    .flatMap((each) => effectsOf(each, 'setup', 'modBudget'))
    .reduce((sum, { amount, perSlot }) => sum + amount * (perSlot ? slots : 1), card.resources);
}
