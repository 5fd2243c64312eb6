import type { MissionCard } from '../../content/cards.ts';
import { signed } from '../parts/figures.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { reinforceParts, when } from './common.ts';

export function describeMission(card: MissionCard): readonly TextPart[] {
  const { region, resources, time, objectiveSlot, loadout, entrance, reinforce, recon, set, raid } = card;
  return [
    listPart('dot', [
      part('type.mission'),
      termPart(region),
      stat('resources', resources),
      stat('time', time),
      stat('objectiveSlot', objectiveSlot),
    ]),
    listPart('dot', [
      stat('entrance', entrance),
      ...when(card.striking !== undefined, () => stat('striking', card.striking ?? 1)),
      ...reinforceParts(reinforce, false),
      ...when(loadout !== 0, () => stat('loadout', signed(loadout))),
      ...when(recon !== undefined, () => part(`recon.${recon}`)),
      ...when(raid, () => part('mission.raid')),
      ...when(set !== undefined, () => part('mission.set')),
    ]),
  ];
}
