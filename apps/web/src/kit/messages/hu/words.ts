/** The text board and the forms of games without a page of their own, in Hungarian. */
export const words = {
  'text.title': 'Az asztal szavakban',
  'text.yes': 'igen',
  'text.no': 'nem',
  'text.unseen': '{count, plural, other {# rejtve}}',
  'text.empty': 'üres',
  'text.offer': 'Ezek közül választhatsz',
  'form.commit': 'Kész',
};
