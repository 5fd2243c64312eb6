import { cardIndexOf, cardsOfType, type Printed } from '../../content/card-index.ts';
import type { Content, MissionCard, ReportCard } from '../../content/cards.ts';
import type { Config } from '../../types.ts';
import { effectsOf } from './abilities.ts';

/** WF-SR-12: whether every Mission that may be played pays for the Situation Report chosen. */
export function canPayReport(content: Content, { region, mission, report }: Config): boolean {
  const chosen = cardIndexOf(content).byId.get(report);
  if (chosen?.type !== 'report') return true;
  return cardsOfType(content, 'mission').every((card) => {
    const isPlayed = card.region === region && (mission === '' || card.id === mission);
    return !isPlayed || costOf(chosen, card) <= card.resources;
  });
}

/** WF-SR-10: what it costs on this Mission; negative for a gain. */
function costOf(report: Printed<ReportCard>, { objectiveSlot }: MissionCard): number {
  const moved = effectsOf(report, 'setup', 'modSlots').reduce((sum, { amount }) => sum + amount, 0);
  const slots = objectiveSlot + moved;
  return effectsOf(report, 'setup', 'modBudget').reduce(
    (sum, { amount, perSlot }) => sum - amount * (perSlot ? slots : 1),
    0,
  );
}
