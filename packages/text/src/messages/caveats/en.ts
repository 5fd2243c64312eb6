import type { Messages } from '../../messages.ts';

/** What sets a match apart from one that was simply played, in a word or two; the notes say what it means. */
export const caveats: Messages = {
  'caveat.pending': 'not yet verified',
  'caveat.different': 'not verified',
  'caveat.olderRules': 'older rules',
  'caveat.unknownRules': 'unknown rules',
  'caveat.ownCards': 'custom cards',
  'caveat.otherCards': 'other cards',
  'caveat.scripted': 'scripted dice',

  'caveat.pending.note':
    'Its commands are still being replayed: {checked, number} of {entries, number} steps so far.',
  'caveat.different.note':
    'When its commands are replayed, step {entry, number} comes out differently: the game was changed, or never played like this.',
  'caveat.olderRules.note':
    'It was started under version {version} of the rules. Today’s rules cannot verify what happened in it.',
  'caveat.unknownRules.note':
    'It names version {version} of the rules, which was never released. Nothing that happened in it can be verified.',
  'caveat.ownCards.note': 'Its cards are not those installed here.',
  'caveat.otherCards.note':
    'Its cards are not those installed here: they have changed since, or are custom cards.',
  'caveat.scripted.note': 'Its dice and draws were set in advance.',
  'caveat.verified.note': 'Verified: replaying its commands gives the same result.',
};
