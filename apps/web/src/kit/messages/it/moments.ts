/** Quello che il tavolo racconta accanto alle domande, in italiano. */
export const moments = {
  'motion.skip': 'Tasto o tocco: salta',
  'motion.controls': 'La sequenza',
  'motion.pause': 'Pausa',
  'motion.resume': 'Riprendi',
  'motion.next': 'Avanti',
  'motion.faster': 'Più veloce',
  'motion.toChoice': 'Salta alla mia prossima scelta',

  'motion.sounds': 'Suoni?',
  'motion.soundsOn': 'Sì',
  'motion.soundsOff': 'No',

  'learner.more': 'Altro',

  'hint.used': 'Suggerimento usato',
  'hint.why': 'Perché: {reason}',
};
