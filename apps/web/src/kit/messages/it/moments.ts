/** Quello che il tavolo racconta accanto alle domande, in italiano. */
export const moments = {
  'motion.skip': 'Tasto: avanti, tocco: salta',
  'motion.toChoice': 'Salta alla mia prossima scelta',

  'learner.more': 'Altro',

  'hint.used': 'Suggerimento usato',
  'hint.why': 'Perché: {reason}',
};
