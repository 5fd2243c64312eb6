/** Amit az asztal a kérdései mellett elmond, magyarul. */
export const moments = {
  'motion.skip': 'Egy gomb tovább visz, egy érintés átugorja',
  'motion.toChoice': 'Ugorj a következő döntésemhez',

  'learner.more': 'Tovább',

  'hint.used': 'Itt tippet kértél.',
  'hint.why': 'Miért: {reason}',
};
