/** After the match, in English. */
export const after = {
  'after.title': 'After action',
  'after.again': 'Another game',
};
