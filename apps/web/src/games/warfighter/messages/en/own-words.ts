/** What the kit says of any match, as it is said of a mission, in English. */
export const ownWords = {
  'setup.title': 'New mission',
  'setup.preset': 'First mission',
  'setup.random': 'Random mission',
  'setup.start': 'Build the team',
  'after.again': 'Another mission',
};
