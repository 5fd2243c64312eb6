import type { ObjectiveCard } from '../../content/cards.ts';
import { describeNeeds, describeTarget } from '../parts/objective-condition.ts';
import { cardPart, listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { hostileTable, reinforceParts, traitParts, when } from './common.ts';

export function describeObjective(card: ObjectiveCard): readonly TextPart[] {
  const { region, traits, entrance, reinforce, alwaysReinforce, hostiles, conditions, target, set } = card;
  return [
    listPart('dot', [part('type.objective'), termPart(region), ...traitParts(traits)]),
    listPart('dot', [
      stat('entrance', entrance),
      ...when(card.striking !== undefined, () => stat('striking', card.striking ?? 1)),
      ...reinforceParts(reinforce, alwaysReinforce),
      hostileTable(hostiles),
      ...when(set !== undefined, () => part('mission.set')),
    ]),
    describeNeeds(conditions, target),
    ...(target === undefined ? [] : [describeTarget(target)]),
    ...(card.present === undefined
      ? []
      : [part('objective.present', { cards: listPart('comma', card.present.map(cardPart)) })]),
    ...(card.embedded === undefined ? [] : [part('objective.embedded', { card: cardPart(card.embedded) })]),
  ];
}
