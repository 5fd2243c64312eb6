/** What the stage says about rolls, in English. */
export const show = {
  'show.attackDice':
    'Attack: {least} or more hits{modifier, plural, =0 {} other { (needs {printed}, {modifier, number, ::sign-always})}}',
  'show.coverDie':
    'Defeat Cover: {least} or more{modifier, plural, =0 {} other { (needs {printed}, {modifier, number, ::sign-always})}}',
  'show.coverFixed': 'Defeat Cover: counts as {least}',
  'show.foeDice':
    'Hostile: {least} or more hits{modifier, plural, =0 {} other { (needs {printed}, {modifier, number, ::sign-always})}}',
  'show.need': '{least}+',
  'show.modified': '{name} ({modifier, number, ::sign-always})',
  'show.needOf': '{name} {least}+',
  'show.coverOfAll': 'Defeat Cover: {needs}',
  'show.kills': '{count, plural, one {Kill} other {# Kills}}',
  'show.suppresses': '{count, plural, one {Suppress} other {# Suppress}}',
  'show.wounds': '{count, plural, one {# Wound} other {# Wounds}}',
  'show.killed': 'Kill',
  'show.malfunction': 'Malfunction',
  'show.nothing': 'No effect',
  'show.times': '{count} × {verdict}',
  'show.pending': '{verdict}?',
};
