import type { EventCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { attackableBlock } from '../parts/objective-condition.ts';
import { part, termPart } from '../parts/text-part.ts';
import { given } from './common.ts';
import type { FaceParts } from './face-parts.ts';

export function eventFace({ enemy, value, cancelXp, attackable }: EventCard): FaceParts {
  return {
    line: [part('type.event'), termPart(enemy)],
    badges: given(value, (counted) => figure('value', counted)),
    below: given(attackable, attackableBlock),
    foot: given(cancelXp, (xp) => figure('cancel', xp)),
  };
}
