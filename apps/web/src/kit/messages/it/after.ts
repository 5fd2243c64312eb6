/** Dopo la missione, in italiano. */
export const after = {
  'after.title': 'Rapporto finale',
  'after.again': 'Un’altra partita',
};
