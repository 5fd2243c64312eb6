/** Quello che dicono gli strumenti della mappa. */
export const board = {
  'cv.fan': '{count, plural, one {# uomo} other {# uomini}} in {hex}',
  'cv.sight': 'Linea di vista',
  'cv.sight.open': '{from} vede {to}.',
  'cv.sight.blocked': '{from} non vede {to}: la linea è bloccata da {hex} ({rule}).',
  'cv.sight.edge': 'il bordo della mappa',
};
