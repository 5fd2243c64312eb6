import { isInstant, type Read, staysInPlay } from '../../for-clients.ts';
import type { Ability, Card, WarEvent } from '../../index.ts';

/** The marks of an ability that an event shows in use: its moment, its costs, and the words that rules read then. */
export function usedMarks({ content }: Read, event: WarEvent): readonly string[] {
  switch (event.type) {
    case 'cardPlayed': {
      const card = content.cards[event.card];
      return card === undefined || staysInPlay(card) ? [] : abilityMarks(handAbility(card), event.isUpgunned);
    }
    case 'abilityUsed': {
      const index = Number(event.key.split(' ').at(-1));
      return abilityMarks(content.cards[event.source]?.abilities?.[index], false);
    }
    case 'missionLaidOut':
      return [event.mission, event.report].flatMap((id) => setupMarks(content.cards[id]));
    case 'soldierJoined':
      return [...event.recruit.skills, ...event.recruit.gear.map(({ card }) => card)].flatMap((id) =>
        setupMarks(content.cards[id]),
      );
    default:
      return [];
  }
}

/** An Action card has one ability for the moment it is played at. */
function handAbility({ abilities = [] }: Card): Ability | undefined {
  return abilities.find(({ when }) => when !== 'static' && when !== 'setup');
}

function abilityMarks(ability: Ability | undefined, isUpgunned: boolean): readonly string[] {
  if (ability === undefined) return [];
  const effects = (isUpgunned ? ability.upgun?.do : undefined) ?? ability.do;
  return [
    `trigger ${ability.when}`,
    ...(ability.cost ?? []).map(({ pay }) => `cost ${pay}`),
    // What happens automatically is noted where it happens.
    ...effects.flatMap((effect) => (isInstant(effect) ? [] : [`effect ${effect.effect}`])),
  ];
}

/** Text of the set-up works whenever its card takes part. */
function setupMarks(card: Card | undefined): readonly string[] {
  const abilities = card?.abilities?.filter(({ when }) => when === 'setup') ?? [];
  return abilities.flatMap(({ do: effects }) => [
    'trigger setup',
    ...effects.map(({ effect }) => `effect ${effect}`),
  ]);
}
