/** The text board and the forms of games without a page of their own, in English. */
export const words = {
  'text.title': 'The table in words',
  'text.yes': 'yes',
  'text.no': 'no',
  'text.unseen': '{count, plural, one {# unseen} other {# unseen}}',
  'text.empty': 'empty',
  'text.offer': 'Choose from',
  'form.commit': 'Confirm',
};
