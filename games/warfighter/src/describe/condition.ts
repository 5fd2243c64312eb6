import type { Condition } from '../content/vocabulary.ts';
import { spanText } from './parts/figures.ts';
import type { Setting } from './parts/setting.ts';
import { listPart, part, type TextPart, termPart } from './parts/text-part.ts';

/** The conditions of an ability (spec 28.3). Several traits are asked of one and the same weapon. */
export function describeConditions(
  conditions: readonly Condition[],
  setting: Pick<Setting, 'when'>,
): readonly TextPart[] {
  const traits = conditions.flatMap((condition) => (condition.is === 'weaponTrait' ? [condition.trait] : []));
  if (traits.length < 2) return conditions.map((condition) => describeCondition(condition, setting));
  const others = conditions.filter(({ is }) => is !== 'weaponTrait');
  return [
    ...others.map((condition) => describeCondition(condition, setting)),
    part('condition.weaponTraits', { traits: listPart('with', traits.map(termPart)) }),
  ];
}

/** A condition as the reasons of refusals carry it, by its word, its facts and the moment. */
export function describeRefused(facts: object): TextPart {
  const condition = facts as Condition & Pick<Setting, 'when'>;
  return describeCondition(condition, condition);
}

/** A trait of a Location means the one entered, or the target's. */
function describeCondition(condition: Condition, { when }: Pick<Setting, 'when'>): TextPart {
  switch (condition.is) {
    case 'titleWord':
      return part('condition.titleWord', { words: listPart('or', condition.words.map(termPart)) });
    case 'attackKind':
      return part(`condition.attackKind.${condition.kind}`);
    case 'range':
      return part('condition.range', { range: spanText(condition.span) });
    case 'locationTrait':
      return part(`condition.locationTrait.${when === 'payEntrance' ? 'entered' : 'target'}`, {
        trait: termPart(condition.trait),
      });
    case 'weaponTrait':
    case 'targetTrait':
    case 'playedTrait':
      return part(`condition.${condition.is}`, { trait: termPart(condition.trait) });
    default:
      return part(`condition.${condition.is}`);
  }
}
