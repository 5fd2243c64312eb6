/** A szabálykönyv magyarul. */
export const rules = {
  'nav.rules': 'Szabályok',
  'rules.search': 'Egy szó vagy egy szabály száma',
  'rules.games': 'Játékok',
  'rules.found': '{count, plural, =0 {Nincs találat} one {# szócikk} other {# szócikk}}',
  'rules.nearest': 'Erre gondoltál?',
  'rules.edition': 'Szabályváltozat',
  'rules.edition.all': 'Minden változat',
  'rules.contents': 'Tartalom',
  'rules.see': 'Lásd még:',
  'rules.full': 'A teljes szabályokban, angolul ({count})',
};
