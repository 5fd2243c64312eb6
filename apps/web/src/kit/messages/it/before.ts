/** Prima della partita e fra due giocatori, in italiano. */
export const before = {
  'home.newGame': 'Nuova partita',
  'home.newGameNote': 'Scenario, parti, avversario',
  'setup.name': 'Nome (facoltativo)',
  'setup.shared': 'Due persone a uno schermo: è coperto ogni volta che passa di mano.',
  'reactions.before': 'Quando chiedere per le reazioni',
  'settings.reactions': 'Reazioni',
  'handOver.title': 'Passa lo schermo a: {seat}',
  'handOver.note':
    'Il tavolo è coperto. Questa pagina non rivela nulla di nascosto. L’altro guardi altrove, poi premi.',
  'handOver.ready': 'Sono {seat}: mostra il mio tavolo',
  'handOver.key': 'Spazio',
  'handOver.next': 'Che cosa segue',
  'handOver.nextNote': 'Il tuo tavolo, con ciò che è successo da quando avevi lo schermo.',
  'handOver.between': 'Domande nel frattempo',
  'handOver.betweenNote':
    'Mentre agisce l’altra parte, lo schermo passa di mano solo per una scelta che entrambe conoscono. A tutto il resto risponde ciò che hai deciso per le reazioni.',
  'briefing.open': 'Briefing',
  'draft.name': 'Nome',
  'draft.keep': 'Conserva',
  'draft.kept': 'Conservati',
  'draft.forget': 'Elimina {name}',
};
