/** A kártyaböngésző magyarul. */
export const cards = {
  'nav.cards': 'Kártyák',
  'cards.search': 'Név vagy szavak a kártyán',
  'cards.pack': 'Csomag',
  'cards.pack.all': 'Minden csomag',
  'cards.type': 'Kártyafajta',
  'cards.type.all': 'Minden fajta',
  'cards.found': '{count, plural, =0 {Nincs találat} one {# kártya} other {# kártya}}',
  'cards.more': 'Még {count} a további {left} közül',
  'cards.previous': 'Előző',
  'cards.next': 'Következő',
};
