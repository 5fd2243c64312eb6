/** Quello che il tavolo racconta accanto alle domande, in italiano. */
export const moments = {
  'motion.skip': 'Un tasto o un tocco salta',

  'learner.more': 'Altro',

  'hint.used': 'Qui è stato chiesto un suggerimento.',
  'hint.why': 'Perché: {reason}',
};
