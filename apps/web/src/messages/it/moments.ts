/** Quello che il tavolo racconta accanto alle domande, in italiano. */
export const moments = {
  'board.loose': '{count, plural, one {# cosa a terra} other {# cose a terra}}',
  'tray.offer': 'Tra cui scegliere',
  'tray.loose': 'A terra nella casella {slot}',
  'hand.empty': 'Nessuna carta in mano',

  'deck.location': 'Mazzo Luoghi',
  'deck.event': 'Mazzo Eventi',
  'pile.discards': 'Scarti, scoperti',
  'pile.unseen': 'Non ancora viste: nel mazzo o coperte altrove',
  'pile.none': 'Nessuna carta.',

  'recap.title': 'Turno {turn}: il Turno dell’Ostile in breve',
  'recap.attacks': '{count, plural, one {# attacco} other {# attacchi}}',
  'recap.wounds': '{soldier}: {count, plural, one {# ferita} other {# ferite}}',
  'recap.suppress': '{soldier}: {count} Soppressione',
  'recap.lost': '{soldier} ha lasciato la missione',
  'recap.entered': '{count, plural, one {# nuovo Ostile} other {# nuovi Ostili}}',
  'recap.quiet': 'Nessuno è stato colpito.',
  'recap.again': 'Mostra di nuovo',

  'motion.skip': 'Un tasto o un tocco salta',

  'learner.more': 'Altro',

  'hint.used': 'Qui è stato chiesto un suggerimento.',
  'hint.why.odds': 'Perché: la probabilità di un effetto qualsiasi è {chance}.',
  'hint.why.move': 'Perché: il tempo corre e la squadra deve avanzare.',
  'hint.why.playLocation': 'Perché: senza il prossimo Luogo nessuno avanza.',
  'hint.why.recon': 'Perché: costa poco entrarvi e porta pochi Ostili.',
  'hint.why.reload': 'Perché: un’arma scarica non serve.',
  'hint.why.removeSuppress': 'Perché: la Soppressione gli impedisce di agire.',
  'hint.why.discardDraw': 'Perché: la mano non offre di meglio.',
  'hint.why.pick': 'Perché: questa carta mancherà meno delle altre.',
  'hint.why.playCard': 'Perché: la carta vale più adesso che dopo.',
  'hint.why.pass': 'Perché: nulla qui merita una carta o un attacco.',
  'hint.why.done': 'Perché: quello che resta non vale il suo prezzo.',
  'hint.why.cancel': 'Perché: nessun bersaglio merita l’attacco.',
  'hint.why.other':
    'Perché: secondo la sua regola pratica è la migliore di {count, plural, one {# scelta} other {# scelte}}.',
};
