import type { HostileClass } from '../../content/vocabulary.ts';
import { spanText } from './figures.ts';
import { cardPart, listPart, part, type TextPart } from './text-part.ts';

/** Which hostile cards are meant: by name, by value, all but those of the same name, or all. */
export function describeClass(those: HostileClass): TextPart {
  switch (those.of) {
    case 'cards':
      return listPart('and', those.cards.map(cardPart));
    case 'values':
      return part('class.values', { values: spanText(those.span) });
    default:
      return part(`class.${those.of}`);
  }
}
