/** What the kit says of any match, as it is said of a mission, in English. */
export const ownWords = {
  'setup.title': 'New mission',
  'setup.preset': 'First mission',
  'setup.random': 'Random mission',
  'setup.kept': 'The team of the last mission comes along: choose where it goes now.',
  'setup.start': 'Build the team',
  'after.elsewhere': 'Same team elsewhere',
  'after.again': 'Another mission',
};
