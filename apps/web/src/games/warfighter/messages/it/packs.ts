/** The names of the packs, in Italian. */
export const packs = {
  'cards.pack.modern-core': 'Moderno: base',
  'cards.pack.modern-jungle': 'Moderno: giungla',
  'cards.pack.modern-middle-east': 'Moderno: Medio Oriente',
  'cards.pack.ww2-europe': 'Seconda guerra mondiale: Europa',
  'cards.pack.ww2-russia-winter': 'Seconda guerra mondiale: inverno russo',
};
