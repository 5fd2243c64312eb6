import type { MissionCard } from '../../content/cards.ts';
import { captioned, figure } from '../parts/face-figure.ts';
import { signed } from '../parts/figures.ts';
import { part, termPart } from '../parts/text-part.ts';
import { given, keywordBlock, note, reinforceFigure, when } from './common.ts';
import type { FaceParts } from './face-parts.ts';

export function missionFace(card: MissionCard): FaceParts {
  const { region, resources, time, objectiveSlot, loadout, entrance, striking, reinforce, recon, set, raid } =
    card;
  return {
    line: [part('type.mission'), termPart(region)],
    badges: [figure('entrance', entrance)],
    above: [
      {
        kind: 'figures',
        figures: [
          captioned('resources', resources),
          captioned('time', time),
          captioned('objectiveSlot', objectiveSlot),
          ...when(loadout !== 0, () => captioned('loadout', signed(loadout))),
        ],
      },
      ...given(recon, (kind) => note(part(`recon.${kind}`))),
      ...when(raid, () => keywordBlock('raid')),
      ...when(set !== undefined, () => note(part('mission.set'))),
    ],
    foot: [...given(striking, (actions) => figure('striking', actions)), reinforceFigure(reinforce)],
  };
}
