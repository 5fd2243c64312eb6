/** Piles, offers and the recap, in English. */
export const moments = {
  'board.loose': '{count, plural, one {# item left here} other {# items left here}}',
  'tray.offer': 'Choose from',
  'tray.table': 'Look at the table',
  'tray.cards': 'Back to the cards',
  'tray.loose': 'Lying in slot {slot}',
  'hand.empty': 'No cards in hand',

  'deck.location': 'Location deck',
  'deck.event': 'Event deck',
  'pile.discards': 'Discards, face up',
  'pile.unseen': 'Not seen yet: in the deck or face down elsewhere',
  'pile.none': 'No cards.',

  'recap.title': 'Turn {turn}: the Hostile Turn in short',
  'recap.attacks': '{count, plural, one {# attack} other {# attacks}}',
  'recap.wounds': '{soldier}: {count, plural, one {# wound} other {# wounds}}',
  'recap.suppress': '{soldier}: {count} Suppress',
  'recap.lost': '{soldier} left the mission',
  'recap.entered': '{count, plural, one {# new Hostile} other {# new Hostiles}}',
  'recap.quiet': 'Nobody was harmed.',
  'recap.again': 'Show it again',
};
