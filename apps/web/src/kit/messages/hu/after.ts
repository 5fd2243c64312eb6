/** A küldetés után, magyarul. */
export const after = {
  'after.title': 'Küldetés után',
  'after.ways': 'Hogyan tovább',
  'after.sameAgain': 'Ugyanezt újra',
  'after.elsewhere': 'Ugyanezzel máshol',
  'after.again': 'Még egy játék',
};
