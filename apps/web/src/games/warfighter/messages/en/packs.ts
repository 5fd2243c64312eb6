/** The names of the packs, in English. */
export const packs = {
  'cards.pack.modern-core': 'Modern: core',
  'cards.pack.modern-jungle': 'Modern: jungle',
  'cards.pack.modern-middle-east': 'Modern: Middle East',
  'cards.pack.ww2-europe': 'World War II: Europe',
  'cards.pack.ww2-russia-winter': 'World War II: Russian winter',
};
