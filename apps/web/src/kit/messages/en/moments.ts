/** What the table tells beside its questions, in English. */
export const moments = {
  'motion.skip': 'A key goes on, a tap skips',
  'motion.toChoice': 'Skip to my next choice',

  'learner.more': 'More',

  'hint.used': 'A hint was asked for here.',
  'hint.why': 'Why: {reason}',
};
