/** What the stage says about rolls, in Italian. */
export const show = {
  'show.attackDice':
    'Attacco: colpisce con {least} o più{modifier, plural, =0 {} other { (serve {printed}, {modifier, number, ::sign-always})}}',
  'show.coverDie':
    'Copertura: {least} o più{modifier, plural, =0 {} other { (serve {printed}, {modifier, number, ::sign-always})}}',
  'show.coverFixed': 'Copertura: vale {least}',
  'show.foeDice':
    'Ostile: colpisce con {least} o più{modifier, plural, =0 {} other { (serve {printed}, {modifier, number, ::sign-always})}}',
  'show.need': '{least}+',
  'show.modified': '{name} ({modifier, number, ::sign-always})',
  'show.needOf': '{name} {least}+',
  'show.coverOfAll': 'Copertura: {needs}',
  'show.kills': '{count, plural, one {Uccisione} other {# Uccisioni}}',
  'show.suppresses': '{count, plural, one {Soppressione} other {# Soppressioni}}',
  'show.wounds': '{count, plural, one {# Ferita} other {# Ferite}}',
  'show.killed': 'Uccisione',
  'show.malfunction': 'Malfunzionamento',
  'show.nothing': 'Nessun effetto',
  'show.times': '{count} × {verdict}',
  'show.pending': '{verdict}?',
};
