/** What the table tells beside its questions, in English. */
export const moments = {
  'board.loose': '{count, plural, one {# thing lies here} other {# things lie here}}',
  'tray.offer': 'To choose from',
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

  'motion.skip': 'Any key or tap skips',

  'learner.more': 'More',

  'hint.used': 'A hint was asked for here.',
  'hint.why.odds': 'Why: the chance of any effect is {chance}.',
  'hint.why.move': 'Why: the timer runs, and the team must get on.',
  'hint.why.playLocation': 'Why: nobody gets on without the next Location.',
  'hint.why.recon': 'Why: it is cheap to enter and brings few Hostiles.',
  'hint.why.reload': 'Why: an empty weapon is of no use.',
  'hint.why.removeSuppress': 'Why: Suppress keeps him from acting.',
  'hint.why.discardDraw': 'Why: the hand has nothing better.',
  'hint.why.pick': 'Why: this card will be missed least.',
  'hint.why.playCard': 'Why: the card is worth more now than later.',
  'hint.why.pass': 'Why: nothing here is worth spending a card or an attack on.',
  'hint.why.done': 'Why: nothing that is left is worth its price.',
  'hint.why.cancel': 'Why: no target is worth the attack.',
  'hint.why.other':
    'Why: by its rule of thumb this is the best of {count, plural, one {# option} other {# options}}.',
};
