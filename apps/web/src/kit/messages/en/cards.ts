/** The card browser, in English. */
export const cards = {
  'nav.cards': 'Cards',
  'cards.search': 'A name or words on the card',
  'cards.pack': 'Pack',
  'cards.all': 'All',
  'cards.filters': 'Filters{used, plural, =0 {} other { (#)}}',
  'cards.everything': 'Show everything',
  'cards.found': '{count, plural, =0 {No matches} one {# card} other {# cards}}',
  'cards.more': 'Show {count} more of {left}',
  'cards.previous': 'Previous',
  'cards.next': 'Next',
};
