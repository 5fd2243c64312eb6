/** What the kit says of any match, as it is said of a mission, in Hungarian. */
export const ownWords = {
  'setup.title': 'Új küldetés',
  'setup.preset': 'Első küldetés',
  'setup.random': 'Véletlen küldetés',
  'setup.kept': 'Az előző küldetés csapata is jön: válaszd ki, hová megy most.',
  'setup.start': 'Csapat összeállítása',
  'after.elsewhere': 'Ugyanez a csapat máshol',
  'after.again': 'Még egy küldetés',
};
