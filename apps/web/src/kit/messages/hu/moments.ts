/** Amit az asztal a kérdései mellett elmond, magyarul. */
export const moments = {
  'motion.skip': 'Bármely gomb vagy érintés átugorja',

  'learner.more': 'Tovább',

  'hint.used': 'Itt tippet kértél.',
  'hint.why': 'Miért: {reason}',
};
