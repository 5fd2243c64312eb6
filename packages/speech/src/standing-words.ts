import type { Standing } from '@sitrep/contract';
import type { Text } from '@sitrep/text';

/** Everything that can set a match apart from one that was simply played. */
export const MARKS = [
  'pending',
  'different',
  'olderRules',
  'unknownRules',
  'ownCards',
  'otherCards',
  'scripted',
] as const;

export type MarkName = (typeof MARKS)[number];

/** What sets a match apart; nothing if it was played by the rules, with the cards and dice of the game. */
export function marksOf({ past, hasOwnCards, isScripted }: Standing): readonly MarkName[] {
  const marks: MarkName[] = past.kind === 'verified' ? [] : [past.kind];
  // Cards that came with other rules may have been corrected since, so they need not be custom ones.
  if (hasOwnCards) marks.push('version' in past ? 'otherCards' : 'ownCards');
  if (isScripted) marks.push('scripted');
  return marks;
}

/** The marks in a word or two each, for lists and titles. */
export function markWords(text: Pick<Text, 't'>, standing: Standing): readonly string[] {
  return marksOf(standing).map((mark) => text.t(`mark.${mark}`));
}

/** What each mark means, in a sentence. */
export function markNotes(text: Pick<Text, 't'>, standing: Standing): readonly string[] {
  const { past } = standing;
  const facts = past.kind === 'different' ? { entry: past.difference.entry } : { ...past };
  return marksOf(standing).map((mark) => text.t(`mark.${mark}.note`, facts));
}

/** A title with the marks of what it names: `Airfield (older rules, custom cards)`. */
export function titled(text: Pick<Text, 't'>, title: string, standing: Standing): string {
  const words = markWords(text, standing);
  return words.length === 0 ? title : `${title} (${words.join(', ')})`;
}
