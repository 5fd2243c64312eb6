import type { NamedSetup, OutlineLine } from '@sitrep/contract';
import { cardsOfType } from '../../content/card-index.ts';
import type { ObjectiveCard } from '../../content/cards.ts';
import { cardPart, listPart, part, termPart } from '../../describe/parts/text-part.ts';
import type { WarTypes } from '../../index.ts';
import { isInMission } from '../../queries/mission/decks.ts';

/** Who the enemy is, and what lies at the Objective from the start. */
export function enemyLines(
  { config, content }: Pick<NamedSetup<WarTypes>, 'config' | 'content'>,
  objective: ObjectiveCard | undefined,
): readonly OutlineLine[] {
  const { enemy, level } = config;
  const kinds = cardsOfType(content, 'hostile').filter((card) => isInMission({ config }, card));
  const values = kinds.map(({ value }) => value);
  const title =
    level === undefined
      ? termPart(enemy)
      : part('brief.force', { enemy: termPart(enemy), level: part(`level.${level}`) });
  const span = { kinds: kinds.length, least: Math.min(...values), most: Math.max(...values) };
  const present = objective?.present ?? [];
  return [
    { title, text: part('brief.kinds', span), rule: 'WF-SETUP-13' },
    ...(present.length === 0
      ? []
      : [
          {
            text: part('objective.present', { cards: listPart('comma', present.map(cardPart)) }),
            rule: 'WF-SETUP-09',
          },
        ]),
  ];
}
