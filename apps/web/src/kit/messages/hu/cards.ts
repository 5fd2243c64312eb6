/** A kártyaböngésző magyarul. */
export const cards = {
  'nav.cards': 'Kártyák',
  'cards.search': 'Név vagy szavak a kártyán',
  'cards.pack': 'Csomag',
  'cards.pack.all': 'Minden csomag',
  'cards.pack.modern-core': 'Modern: alap',
  'cards.pack.modern-jungle': 'Modern: dzsungel',
  'cards.pack.modern-middle-east': 'Modern: Közel-Kelet',
  'cards.pack.ww2-europe': 'Második világháború: Európa',
  'cards.pack.ww2-russia-winter': 'Második világháború: orosz tél',
  'cards.type': 'Kártyafajta',
  'cards.type.all': 'Minden fajta',
  'cards.found': '{count, plural, =0 {Ilyet egy kártya sem mond.} one {# kártya} other {# kártya}}',
  'cards.more': 'Még {count} a további {left} közül',
  'cards.previous': 'Előző',
  'cards.next': 'Következő',
};
