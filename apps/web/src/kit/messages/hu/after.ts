/** A küldetés után, magyarul. */
export const after = {
  'after.title': 'Küldetés után',
  'after.again': 'Még egy játék',
};
