import type { Place } from '../../content/vocabulary.ts';
import { part, type TextPart } from './text-part.ts';

export function describePlace(place: Place): TextPart {
  return part(`place.${place}`);
}
