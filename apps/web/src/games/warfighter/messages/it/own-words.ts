/** What the kit says of any match, as it is said of a mission, in Italian. */
export const ownWords = {
  'setup.title': 'Nuova missione',
  'setup.preset': 'Prima missione',
  'setup.random': 'Missione a caso',
  'setup.start': 'Componi il team',
  'after.again': 'Un’altra missione',
};
