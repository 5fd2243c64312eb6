import type { SkillCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { part } from '../parts/text-part.ts';
import type { FaceParts } from './face-parts.ts';
import { purchaseLine, purchaseNotes } from './purchase.ts';

/** A Skill that is printed on Soldiers only has no price (WF-BUY-24). */
export function skillFace(card: SkillCard): FaceParts {
  if (card.negative) return { variant: 'negative', line: [part('skill.negative')] };
  return {
    line: purchaseLine(card),
    badges: [figure('price', card.cost)],
    below: purchaseNotes(card),
  };
}
