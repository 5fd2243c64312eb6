/** Quello che dicono gli strumenti della mappa. */
export const board = {
  'cv.fan': '{count, plural, one {# uomo} other {# uomini}} in {hex}',
};
