/** The table and its questions, in Italian. */
export const table = {
  'prompt.title': 'Che cosa si chiede',
  'prompt.react': 'Reagisci?',
  'prompt.waiting': 'Stanno decidendo altri.',
  'prompt.count': '{count, plural, =0 {nessuna scelta} one {# scelta} other {# scelte}}',

  'orders.title': 'Che cosa posso fare?',
  'orders.button': 'Ordini ({count})',
  'orders.count': '{all, plural, one {{count} di # ordine} other {{count} di # ordini}}',
  'orders.filter': 'Filtra: scrivi parte di un ordine',
  'orders.about': 'Su {piece}',
  'orders.all': 'Mostra tutti gli ordini',
  'orders.general': 'Generali',
  'orders.apart': 'Non ha parte in ciò che viene chiesto ora.',
  'orders.none': 'Qui ora non si può fare nulla.',
  'orders.sure': 'Sicuro?',
  'orders.confirm': 'Non si può annullare: sicuro?',
  'orders.blocked':
    'Perché no? {count, plural, one {# cosa non è possibile} other {# cose non sono possibili}}',
  'note.due': '{due, plural, =0 {gratis} one {# carta da pagare} other {# carte da pagare}}',
  'note.price': '{price, plural, one {# punto} other {# punti}}',

  undo: 'Annulla',
  'undo.barrier':
    'Annulla: {barrier, select, roll {dadi già tirati} draw {carte già pescate} reveal {qualcosa è stato rivelato} other {altri hanno agito}}',
  'card.lookUp': 'Apri la carta {card}',
  warning: 'Attenzione: {reason}',
  hint: 'Suggerimento',
  'hint.thinking': 'Ci penso…',
  'hint.would': 'Un programma semplice sceglierebbe: {option}.',

  'rule.open': 'Leggi la regola {rule}',
  'rule.unknown': 'Questa regola non ha un testo proprio.',
  'rule.more': 'Tra le regole',

  'odds.target': 'Bersaglio',

  'piece.options': '({count, plural, one {# scelta} other {# scelte}})',

  'board.path': 'Il percorso della missione',
  'board.hostilesIn': 'Ostili nella casella {slot}: {count}',
  'board.soldiersIn': 'Soldati nella casella {slot}',
  'board.open': 'Libera',
  'board.entrance': 'Entrata {cost}',
  'board.active': 'Obiettivo attivo',
  'board.inactive': 'Obiettivo non attivo',
  'board.ammo': '{ammo} ×{left}',
  'board.target': 'Bersaglio {number}: {hits, plural, one {# colpo} other {# colpi}}',
  'board.targetName': 'Bersaglio {number}',
  'board.turn': 'Turno {turn}, ne restano {timer}',

  'hostile.cover': 'Copertura {cover}',
  'hostile.value': 'Valore {value}',
  'hostile.marked': 'Obiettivo',
  'hostile.screened': 'Protetto',
  'hostile.reticles': 'Mirini: {free} liberi, {suppressed} soppressi, {killed} uccisi.',
  'hostile.range': 'Raggio {range}',
  'hostile.noTarget': 'Non mira a nessuno',
  'hostile.pinned': 'soppresso: non attacca',
  'hostile.noReach': 'fuori gittata',

  'soldier.slot': 'casella {slot}',
  'soldier.health': 'Salute',
  'soldier.actions': 'Azioni',
  'soldier.suppress': 'Soppressione',
  'soldier.hand': 'Carte in mano',
  'soldier.xp': 'XP',
  'item.empty': 'VUOTA +{left}',
  'item.jammed': 'INCEPPATA',
  'item.deployed': 'piazzata',
  'item.thrown': 'lanciata',
  'hand.title': 'Mano di {soldier}: {count}',

  'deck.action': 'Mazzo Azione',
  'deck.hostile': 'Mazzo Ostili',
  'deck.count': '{deck}, scarti {discard}',

  'log.title': 'Diario',

  'handOver.title': 'Passa lo schermo a {seat}',
  'handOver.note': 'Nessun altro guardi finché non tocca di nuovo a te.',
  'handOver.ready': 'Ce l’ho: mostra il mio tavolo',
};
