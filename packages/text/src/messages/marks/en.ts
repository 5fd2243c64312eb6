import type { Messages } from '../../messages.ts';

/** What sets a match apart from one that was simply played, in a word or two; the notes say what it means. */
export const marks: Messages = {
  'mark.pending': 'not yet verified',
  'mark.different': 'not verified',
  'mark.olderRules': 'older rules',
  'mark.unknownRules': 'unknown rules',
  'mark.ownCards': 'own cards',
  'mark.otherCards': 'other cards',
  'mark.scripted': 'scripted dice',

  'mark.pending.note':
    'Its commands are still being run again: {checked, number} of {entries, number} steps so far.',
  'mark.different.note':
    'Run again, its commands give something else at step {entry, number}: it was changed, or never played like this.',
  'mark.olderRules.note':
    'It was begun under version {version} of the rules. Today’s rules cannot verify what happened in it.',
  'mark.unknownRules.note':
    'It names version {version} of the rules, which was never released. Nothing that happened in it can be verified.',
  'mark.ownCards.note': 'Its cards are not those installed here.',
  'mark.otherCards.note': 'Its cards are not those installed here: they have changed since, or are its own.',
  'mark.scripted.note': 'Its dice and draws were set in advance.',
  'mark.verified.note': 'Verified: run again, its commands give the same.',
};
