import type { SkillCard } from '../../content/cards.ts';
import type { Limit } from '../../content/vocabulary.ts';
import { part, type TextPart } from './text-part.ts';

/** How often an ability works. */
export function describeLimit({ times, per }: Limit): TextPart {
  return part(`limit.${per}`, { times });
}

/** How many of a card can be bought (WF-BUY-20). */
export function describePurchaseLimit({ times, per }: NonNullable<SkillCard['limit']>): TextPart {
  return part(`purchaseLimit.${per}`, { times });
}
