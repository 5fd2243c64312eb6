/** What the kit says of any match, as it is said of a mission, in Italian. */
export const ownWords = {
  'setup.title': 'Nuova missione',
  'setup.preset': 'Prima missione',
  'setup.random': 'Missione a caso',
  'setup.kept': 'Il team dell’ultima missione vi segue: scegliete dove va adesso.',
  'setup.start': 'Componi il team',
  'after.elsewhere': 'Stesso team altrove',
  'after.again': 'Un’altra missione',
};
