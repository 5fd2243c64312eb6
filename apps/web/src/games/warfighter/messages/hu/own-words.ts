/** What the kit says of any match, as it is said of a mission, in Hungarian. */
export const ownWords = {
  'setup.title': 'Új küldetés',
  'setup.preset': 'Első küldetés',
  'setup.random': 'Véletlen küldetés',
  'setup.start': 'Csapat összeállítása',
  'after.again': 'Még egy küldetés',
};
