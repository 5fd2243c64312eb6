/** What the table tells beside its questions, in English. */
export const moments = {
  'motion.skip': 'Any key: next one. Tap: skip them all.',
  'motion.toChoice': 'Skip to my next choice',

  'learner.more': 'More',

  'hint.used': 'Hint used',
  'hint.why': 'Why: {reason}',
};
