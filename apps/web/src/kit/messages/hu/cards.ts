/** A kártyaböngésző magyarul. */
export const cards = {
  'nav.cards': 'Kártyák',
  'cards.search': 'Név vagy szavak a kártyán',
  'cards.pack': 'Csomag',
  'cards.all': 'Mind',
  'cards.filters': 'Szűrők{used, plural, =0 {} other { (#)}}',
  'cards.everything': 'Minden kártya',
  'cards.found': '{count, plural, =0 {Nincs találat} one {# kártya} other {# kártya}}',
  'cards.more': 'Még {count} a további {left} közül',
  'cards.previous': 'Előző',
  'cards.next': 'Következő',
};
