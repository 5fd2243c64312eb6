/** What the stage says about rolls, in Italian. */
export const show = {
  'show.attackDice': 'Attacco: colpisce con {least} o più',
  'show.coverDie': 'Copertura: {least} o più',
  'show.coverFixed': 'Copertura: vale {least}',
  'show.foeDice': 'Ostile: colpisce con {least} o più',
  'show.need': '{least}+',
  'show.sum': '{modifier, number, ::sign-always} = {sum}',
  'show.kills': '{count, plural, one {Uccisione} other {# Uccisioni}}',
  'show.suppresses': '{count, plural, one {Soppressione} other {# Soppressioni}}',
  'show.wounds': '{count, plural, one {# Ferita} other {# Ferite}}',
  'show.killed': 'Uccisione',
  'show.malfunction': 'Malfunzionamento',
  'show.nothing': 'Nessun effetto',
  'show.pending': '{verdict}?',
};
