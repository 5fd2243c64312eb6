/** What the table tells beside its questions, in English. */
export const moments = {
  'motion.skip': 'Any key or tap skips',

  'learner.more': 'More',

  'hint.used': 'A hint was asked for here.',
  'hint.why': 'Why: {reason}',
};
