import { cardsOfType } from '../../content/card-index.ts';
import type { HostileCard, ObjectiveCard } from '../../content/cards.ts';
import { isTooLate } from '../squad/team.ts';
import type { Read } from '../table/lookup.ts';

/** All that is needed to look for Objectives: before a match there is nothing else. */
export type Library = Pick<Read, 'config' | 'content'>;

/** WF-RULING-128: an Objective embedded in another one does not stand on its own. */
export function outermost<O extends Pick<ObjectiveCard, 'id' | 'embedded'>>(
  objectives: readonly O[],
): readonly O[] {
  const inner = new Set(objectives.map(({ embedded }) => embedded));
  return objectives.filter(({ id }) => !inner.has(id));
}

/** WF-CAMP-02, WF-OPT-09: the Objectives of the region that may be drawn. */
export function drawableObjectives(library: Library): readonly ObjectiveCard[] {
  const { config, content } = library;
  return outermost(cardsOfType(content, 'objective')).filter(
    (card) => card.region === config.region && lateVictims(library, card).length === 0,
  );
}

/** WF-OPT-10: the hostiles to be eliminated for this Objective that do not exist yet in the year of the mission. */
export function lateVictims(
  { config, content }: Library,
  { conditions }: ObjectiveCard,
): readonly HostileCard[] {
  return conditions.flatMap((condition) => {
    const card = condition.need === 'eliminateHostile' ? content.cards[condition.card] : undefined;
    return card?.type === 'hostile' && isTooLate({ config }, card) ? [card] : [];
  });
}
