import type { Card, Content, MissionCard, ReportCard } from '../content/cards.ts';
import type { Config } from '../types.ts';
import { effectsOf } from './abilities.ts';

/** WF-SR-12: whether every Mission that may be played pays for the Situation Report chosen. */
export function canPayReport({ cards }: Content, { region, mission, report }: Config): boolean {
  const chosen = cards[report];
  if (chosen?.type !== 'report') return true;
  const isPlayed = (card: Card) =>
    card.type === 'mission' && card.region === region && (mission === '' || card.id === mission);
  return Object.values(cards).every(
    (card) => card.type !== 'mission' || !isPlayed(card) || costOf(chosen, card) <= card.resources,
  );
}

/** WF-SR-10: what it costs on this Mission; negative for a gain. */
function costOf(report: ReportCard, { objectiveSlot }: MissionCard): number {
  const moved = effectsOf(report, 'setup', 'modSlots').reduce((sum, { amount }) => sum + amount, 0);
  const slots = objectiveSlot + moved;
  return effectsOf(report, 'setup', 'modBudget').reduce(
    (sum, { amount, perSlot }) => sum - amount * (perSlot ? slots : 1),
    0,
  );
}
