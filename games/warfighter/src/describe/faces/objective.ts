import type { ObjectiveCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { goalBlocks } from '../parts/objective-condition.ts';
import { cardPart, listPart, part, termPart } from '../parts/text-part.ts';
import { bandTable, given, note, reinforceFigure, traitParts, when } from './common.ts';
import type { FaceParts } from './face-parts.ts';
import type { InForce } from './in-force.ts';

export function objectiveFace(card: ObjectiveCard, now: InForce): FaceParts {
  const { region, traits, entrance, striking, reinforce, alwaysReinforce, hostiles, present, embedded, set } =
    card;
  return {
    line: [part('type.objective'), termPart(region), ...traitParts(traits)],
    badges: [figure('entrance', entrance)],
    above: [
      ...goalBlocks(card),
      ...given(present, (cards) =>
        note(part('objective.present', { cards: listPart('comma', cards.map(cardPart)) })),
      ),
      ...given(embedded, (id) => note(part('objective.embedded', { card: cardPart(id) }))),
      ...when(set !== undefined, () => note(part('mission.set'))),
    ],
    below: [bandTable(hostiles, now)],
    foot: [
      ...given(striking, (actions) => figure('striking', actions)),
      reinforceFigure(reinforce, alwaysReinforce),
    ],
  };
}
