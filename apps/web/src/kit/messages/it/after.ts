/** Dopo la missione, in italiano. */
export const after = {
  'after.title': 'Rapporto finale',
  'after.ways': 'Come continuare',
  'after.sameAgain': 'Ripeti con nuovi dadi',
  'after.elsewhere': 'Lo stesso altrove',
  'after.again': 'Un’altra partita',
};
