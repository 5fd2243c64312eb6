import type { Standing } from '@sitrep/contract';
import type { Text } from '@sitrep/text';

/** Everything that can set a match apart from one that was simply played. */
export const CAVEATS = [
  'pending',
  'different',
  'olderRules',
  'unknownRules',
  'ownCards',
  'otherCards',
  'scripted',
] as const;

export type Caveat = (typeof CAVEATS)[number];

/** What sets a match apart; nothing if it was played by the rules, with the cards and dice of the game. */
export function caveatsOf({ past, hasOwnCards, isScripted }: Standing): readonly Caveat[] {
  const caveats: Caveat[] = past.kind === 'verified' ? [] : [past.kind];
  // Cards that came with other rules may have been corrected since, so they need not be custom ones.
  if (hasOwnCards) caveats.push('version' in past ? 'otherCards' : 'ownCards');
  if (isScripted) caveats.push('scripted');
  return caveats;
}

/** The caveats in a word or two each, for lists and titles. */
export function caveatWords(text: Pick<Text, 't'>, standing: Standing): readonly string[] {
  return caveatsOf(standing).map((caveat) => text.t(`caveat.${caveat}`));
}

/** What each caveat means, in a sentence. */
export function caveatNotes(text: Pick<Text, 't'>, standing: Standing): readonly string[] {
  const { past } = standing;
  const facts = past.kind === 'different' ? { entry: past.difference.entry } : { ...past };
  return caveatsOf(standing).map((caveat) => text.t(`caveat.${caveat}.note`, facts));
}

/** A title with the caveats of what it names: `Airfield (older rules, custom cards)`. */
export function titled(text: Pick<Text, 't'>, title: string, standing: Standing): string {
  const words = caveatWords(text, standing);
  return words.length === 0 ? title : `${title} (${words.join(', ')})`;
}
