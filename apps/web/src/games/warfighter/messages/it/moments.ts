/** Piles, offers and the recap, in Italian. */
export const moments = {
  'board.loose': '{count, plural, one {# oggetto a terra} other {# oggetti a terra}}',
  'tray.offer': 'Scegli tra',
  'tray.table': 'Guarda il tavolo',
  'tray.cards': 'Torna alle carte',
  'tray.loose': 'A terra nello spazio {slot}',
  'hand.empty': 'Nessuna carta in mano',

  'deck.location': 'Mazzo Luoghi',
  'deck.event': 'Mazzo Eventi',
  'pile.discards': 'Scarti, scoperti',
  'pile.unseen': 'Non ancora viste: nel mazzo o coperte altrove',
  'pile.none': 'Nessuna carta.',

  'recap.title': 'Turno {turn}: il Turno dell’Ostile in breve',
  'recap.attacks': '{count, plural, one {# attacco} other {# attacchi}}',
  'recap.wounds': '{soldier}: {count, plural, one {# Ferita} other {# Ferite}}',
  'recap.suppress': '{soldier}: {count, plural, one {# Soppressione} other {# Soppressioni}}',
  'recap.lost': '{soldier} ha lasciato la missione',
  'recap.entered': '{count, plural, one {# nuovo Ostile} other {# nuovi Ostili}}',
  'recap.quiet': 'Nessuno è stato colpito.',
  'recap.again': 'Mostra di nuovo',
};
