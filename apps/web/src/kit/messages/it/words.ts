/** The text board and the forms of games without a page of their own, in Italian. */
export const words = {
  'text.title': 'Il tavolo a parole',
  'text.yes': 'sì',
  'text.no': 'no',
  'text.unseen': '{count, plural, one {# coperta} other {# coperte}}',
  'text.empty': 'vuoto',
  'text.offer': 'Scegli tra',
  'form.commit': 'Conferma',
};
