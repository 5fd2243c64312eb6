/** Prima dello scontro: consultare i pezzi. */
export const before = {
  'cards.search': 'Un nome o parole del pezzo',
  'cards.pack': 'Tipo',
  'cards.pack.all': 'Tutti i tipi',
  'cards.pack.soldier': 'Soldati',
  'cards.pack.weapon': 'Armi',
  'cards.pack.bunker': 'Bunker',
  'cards.pack.chit': 'Fuoco di supporto',
  'cards.pack.terrain': 'Terreno',
  'cards.pack.barrier': 'Lati di esagono',
  'cards.found': '{count, plural, =0 {Nessun pezzo lo dice.} one {# pezzo} other {# pezzi}}',
};
