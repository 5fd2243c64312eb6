/** Quello che è successo, un’azione alla volta, in italiano. */
export const feed = {
  'feed.title': 'Che cosa è successo',
  'feed.now': 'ora',
  'feed.quiet': 'non è successo nulla',
  'feed.none': 'nessuna perdita',
  'feed.again': 'Rivedi: {act}',
  'feed.details': 'Dadi, prove e regole',
  'feed.luck':
    '{side}: {dice, plural, one {# dado} other {# dadi}}, attesi {expected} colpi a segno, {hits, plural, one {ottenuto #} other {ottenuti #}}.',

  'recap.since': 'Dal tuo ultimo turno',
  'recap.all': 'Mostra tutto',
  'recap.skip': 'Salta',
  'recap.calm': 'Nessuno è stato colpito.',
  'feed.unsaid': '{count, plural, one {Un’altra riga} other {Altre # righe}} nel diario.',
};
