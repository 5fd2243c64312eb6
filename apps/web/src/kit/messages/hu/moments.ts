/** Amit az asztal a kérdései mellett elmond, magyarul. */
export const moments = {
  'motion.skip': 'Billentyű: tovább, érintés: átugrás',
  'motion.toChoice': 'Ugrás a következő döntésemhez',

  'learner.more': 'Súgó',
  'hint.used': 'Tippet kértél',
  'hint.why': 'Miért: {reason}',
};
