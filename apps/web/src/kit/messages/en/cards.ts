/** The card browser, in English. */
export const cards = {
  'nav.cards': 'Cards',
  'cards.search': 'A name or words on the card',
  'cards.pack': 'Pack',
  'cards.pack.all': 'All packs',
  'cards.pack.modern-core': 'Modern: core',
  'cards.pack.modern-jungle': 'Modern: jungle',
  'cards.pack.modern-middle-east': 'Modern: Middle East',
  'cards.pack.ww2-europe': 'World War II: Europe',
  'cards.pack.ww2-russia-winter': 'World War II: Russian winter',
  'cards.type': 'Kind of card',
  'cards.type.all': 'All kinds',
  'cards.found': '{count, plural, =0 {No card says that.} one {# card} other {# cards}}',
  'cards.more': 'Show {count} more of {left}',
  'cards.previous': 'Previous',
  'cards.next': 'Next',
};
