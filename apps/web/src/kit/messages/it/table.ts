/** The table and its questions, in Italian. */
export const table = {
  'prompt.quick': 'Ordini frequenti',
  'prompt.title': 'La tua decisione',
  'prompt.react': 'Reagisci?',
  'prompt.waiting': 'Stanno decidendo altri.',
  'prompt.stuck': 'Il programma non può proseguire. {reason}',
  'prompt.noAnswer':
    'Il programma non trova una risposta. Annulla la tua ultima risposta o continua un’altra partita.',
  'prompt.count': '{count, plural, =0 {nessuna opzione} one {# opzione} other {# opzioni}}',

  'orders.title': 'Che cosa posso fare?',
  'orders.button': 'Ordini ({count})',
  'orders.count': '{all, plural, one {{count} di # ordine} other {{count} di # ordini}}',
  'orders.filter': 'Filtra: scrivi parte di un ordine',
  'orders.about': 'Su {piece}',
  'orders.all': 'Mostra tutti gli ordini',
  'orders.general': 'Generali',
  'orders.apart': 'La domanda attuale riguarda altro.',
  'orders.none': 'Qui ora non si può fare nulla.',
  'orders.sure': 'Sicuro?',
  'orders.confirm': 'Non si può annullare: sicuro?',
  'orders.blocked':
    'Perché no? {count, plural, one {# cosa non è possibile} other {# cose non sono possibili}}',

  'reactions.title': 'Reazioni',
  'reactions.note':
    'Lo decidi prima che si presenti l’occasione di reagire; nessun altro lo viene a sapere. Il tempo che impieghi a pensare non si può nascondere.',
  'proposals.title': 'In un solo passo',
  'errand.waits':
    'In attesa dell’altra parte: {given, plural, one {# azione eseguita} other {# azioni eseguite}} su {of}.',
  'errand.stopped': 'Interrotto dopo {given, plural, one {# azione} other {# azioni}} su {of}: {reason}',
  'errand.over': 'la partita è finita.',

  undo: 'Annulla',
  'undo.barrier':
    'Annulla: {barrier, select, roll {dadi già tirati} draw {carte già pescate} reveal {qualcosa è stato rivelato} other {altri hanno agito}}',
  'card.lookUp': 'Apri la carta {card}',
  warning: 'Attenzione: {reason}',
  hint: 'Suggerimento',
  'hint.thinking': 'Ci penso…',
  'hint.none': 'Qui il programma non ha consigli da dare.',
  'hint.would': 'Un programma semplice sceglierebbe: {option}.',

  'rule.open': 'Leggi la regola {rule}',
  'rule.unknown': 'Questa regola non ha un testo proprio.',
  'rule.more': 'Tra le regole',

  'odds.target': 'Bersaglio',

  'piece.options': '({count, plural, one {# opzione} other {# opzioni}})',

  'figures.title': 'Valori attuali',

  'drawer.orders': 'Ordini',
  'drawer.close': 'Chiudi il cassetto',
  'log.title': 'Diario',
  'log.undone': 'Annullato:',

  'marked.missing': '{count, plural, one {# scelta} other {# scelte}}, ancora {missing}',
  'marked.take': '{count, plural, one {Prendila} other {Prendi queste #}}',
};
