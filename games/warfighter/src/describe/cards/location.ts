import type { LocationCard } from '../../content/cards.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { hostileTable, reinforceParts, traitParts, when } from './common.ts';

export function describeLocation(card: LocationCard): readonly TextPart[] {
  const { region, traits, entrance, reinforce, alwaysReinforce, hostiles, playCost } = card;
  return [
    listPart('dot', [part('type.location'), termPart(region), ...traitParts(traits), playPart(playCost)]),
    listPart('dot', [
      stat('entrance', entrance),
      ...when(card.striking !== undefined, () => stat('striking', card.striking ?? 1)),
      ...reinforceParts(reinforce, alwaysReinforce),
      hostileTable(hostiles),
    ]),
  ];
}

/** WF-LOC-05: what laying it costs. */
function playPart(cost: LocationCard['playCost']): TextPart {
  if (cost === undefined) return part('play.free');
  return 'xp' in cost ? part('play.xp', { amount: cost.xp }) : part('play.actions', { amount: cost.actions });
}
