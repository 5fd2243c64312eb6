/** Prima della partita e fra due giocatori, in italiano. */
export const before = {
  'setup.name': 'Nome (facoltativo)',
  'setup.shared': 'Due persone davanti allo stesso schermo: si copre ogni volta che passa di mano.',
  'reactions.before': 'Quando chiedermi se reagire',
  'settings.reactions': 'Reazioni',
  'handOver.title': 'Passa lo schermo a: {seat}',
  'handOver.note':
    'Il tavolo è coperto. Questa pagina non rivela nulla di nascosto. L’altro giocatore guardi altrove, poi premi.',
  'handOver.ready': 'Tocca a me ({seat}): mostra il mio tavolo',
  'handOver.key': 'Spazio',
  'handOver.next': 'Che cosa viene ora',
  'handOver.nextNote': 'Il tuo tavolo, con ciò che è successo dall’ultima volta che hai avuto lo schermo.',
  'handOver.between': 'Domande nel frattempo',
  'handOver.betweenNote':
    'Mentre agisce l’altra parte, lo schermo passa di mano solo per una scelta di cui entrambe sono a conoscenza. A tutto il resto risponde ciò che hai deciso sulle reazioni.',
  'briefing.open': 'Briefing',
  'draft.name': 'Nome',
  'draft.keep': 'Salva',
  'draft.kept': 'Salvati',
  'draft.forget': 'Elimina {name}',
};
