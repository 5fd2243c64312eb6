/** Il catalogo delle carte, in italiano. */
export const cards = {
  'nav.cards': 'Carte',
  'cards.search': 'Un nome o parole sulla carta',
  'cards.pack': 'Pacchetto',
  'cards.all': 'Tutti',
  'cards.filters': 'Filtri{used, plural, =0 {} other { (#)}}',
  'cards.everything': 'Mostra tutto',
  'cards.found': '{count, plural, =0 {Nessun risultato} one {# carta} other {# carte}}',
  'cards.more': 'Mostra altre {count} di {left}',
  'cards.previous': 'Precedente',
  'cards.next': 'Successiva',
};
