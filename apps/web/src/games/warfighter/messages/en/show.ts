/** What the stage says about rolls, in English. */
export const show = {
  'show.attackDice': 'Attack: {least} or more hits',
  'show.coverDie': 'Defeat Cover: {least} or more',
  'show.coverFixed': 'Defeat Cover: counts as {least}',
  'show.foeDice': 'Hostile: {least} or more hits',
  'show.need': '{least}+',
  'show.sum': '{modifier, number, ::sign-always} = {sum}',
  'show.kills': '{count, plural, one {Kill} other {# Kills}}',
  'show.suppresses': '{count, plural, one {Suppress} other {# Suppress}}',
  'show.wounds': '{count, plural, one {# Wound} other {# Wounds}}',
  'show.killed': 'Kill',
  'show.malfunction': 'Malfunction',
  'show.nothing': 'No effect',
  'show.pending': '{verdict}?',
};
