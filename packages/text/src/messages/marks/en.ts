import type { Messages } from '../../messages.ts';

/** What sets a match apart from one that was simply played, in a word or two; the notes say what it means. */
export const marks: Messages = {
  'mark.pending': 'not yet verified',
  'mark.different': 'not verified',
  'mark.olderRules': 'older rules',
  'mark.unknownRules': 'unknown rules',
  'mark.ownCards': 'custom cards',
  'mark.otherCards': 'other cards',
  'mark.scripted': 'scripted dice',

  'mark.pending.note':
    'Its commands are still being replayed: {checked, number} of {entries, number} steps so far.',
  'mark.different.note':
    'When its commands are replayed, step {entry, number} comes out differently: the game was changed, or never played like this.',
  'mark.olderRules.note':
    'It was started under version {version} of the rules. Today’s rules cannot verify what happened in it.',
  'mark.unknownRules.note':
    'It names version {version} of the rules, which was never released. Nothing that happened in it can be verified.',
  'mark.ownCards.note': 'Its cards are not those installed here.',
  'mark.otherCards.note':
    'Its cards are not those installed here: they have changed since, or are custom cards.',
  'mark.scripted.note': 'Its dice and draws were set in advance.',
  'mark.verified.note': 'Verified: replaying its commands gives the same result.',
};
