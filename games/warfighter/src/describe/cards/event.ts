import type { EventCard } from '../../content/cards.ts';
import { describeAttackable } from '../parts/objective-condition.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';

export function describeEvent({ enemy, value, cancelXp, attackable }: EventCard): readonly TextPart[] {
  return [
    listPart('dot', [
      part('type.event'),
      termPart(enemy),
      ...(value === undefined ? [] : [stat('value', value)]),
      ...(cancelXp === undefined ? [] : [stat('cancel', cancelXp)]),
    ]),
    ...(attackable === undefined ? [] : [describeAttackable(attackable)]),
  ];
}
