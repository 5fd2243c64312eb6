/** The names of the packs, in Hungarian. */
export const packs = {
  'cards.pack.modern-core': 'Modern: alap',
  'cards.pack.modern-jungle': 'Modern: dzsungel',
  'cards.pack.modern-middle-east': 'Modern: Közel-Kelet',
  'cards.pack.ww2-europe': 'Második világháború: Európa',
  'cards.pack.ww2-russia-winter': 'Második világháború: orosz tél',
};
