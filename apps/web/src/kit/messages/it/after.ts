/** Dopo la missione, in italiano. */
export const after = {
  'after.title': 'Dopo l’azione',
  'after.again': 'Un’altra partita',
};
