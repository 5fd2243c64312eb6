/** After the match, in English. */
export const after = {
  'after.title': 'After action',
  'after.ways': 'What next',
  'after.sameAgain': 'Same again',
  'after.elsewhere': 'Same setup elsewhere',
  'after.again': 'Another game',
};
