/** Amit az asztal a kérdései mellett elmond, magyarul. */
export const moments = {
  'motion.skip': 'Billentyűre továbbmegy, érintésre átugorja',
  'motion.toChoice': 'Ugrás a következő döntésemhez',

  'learner.more': 'Több',
  'hint.used': 'Tippet kértél',
  'hint.why': 'Miért: {reason}',
};
