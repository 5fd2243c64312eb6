/** The briefing before a mission, in Italian. */
export const briefing = {
  'brief.lead':
    '{region}, {enemy}. Il team deve farsi strada da {mission} a {objective} prima che scada il tempo.',
  'brief.lead.drawn': '{region}, {enemy}. Ciò che resta aperto si pesca all’inizio della missione.',
  'brief.lead.campaign':
    '{region}, {enemy}. Una campagna: una Missione dopo l’altra con gli stessi Soldati, che tengono ciò che imparano e ciò che perdono.',
  'brief.team': 'Il vostro team',
  'brief.resources': '{resources} Risorse',
  'brief.turns': '{turns, plural, one {# turno} other {# turni}}',
  'brief.loadout': 'Carico {loadout, plural, =-1 {−1} =-2 {−2} =-3 {−3} other {+#}} a testa',
  'brief.goal.success': 'Per vincere:',
  'brief.goal.failure': 'Si perde se:',
  'brief.goal.target': 'Il bersaglio:',
  'brief.target':
    '{target}. Copertura {cover}, {hits, plural, one {# colpo} other {# colpi}}{count, plural, one {} other { ciascuno}}.',
  'brief.enemy': 'Il nemico',
  'brief.force': '{enemy}, {level}',
  'brief.kinds': '{kinds} tipi di carta Ostile, Valore da {least} a {most}.',
  'brief.route': 'Il percorso',
  'brief.slot': 'Spazio {slot}',
  'brief.slots': '{to, plural, =2 {Spazio 2} other {Spazi {from}–{to}}}',
  'brief.route.start': '{mission}: da qui parte il team.',
  'brief.route.exit': '{mission}: qui il team si mette in salvo.',
  'brief.route.way': 'Luoghi dalle vostre mani, uno per turno.',
  'brief.route.goal': '{objective}: l’Obiettivo. Si attiva dal Luogo che lo precede.',
  'brief.route.from': '{objective}: l’Obiettivo. Da qui parte il team.',
  'brief.special': 'Speciale',
  'brief.raid': 'Un’Incursione: dopo l’Obiettivo il team deve tornare alla carta Missione.',
  'brief.report': 'Rapporto di situazione: {report}.',
  'brief.options':
    '{changed, plural, one {# regola opzionale è cambiata.} other {# regole opzionali sono cambiate.}}',
  'brief.difficulty': 'Difficoltà',
  'brief.difficulty.easy': 'Facile',
  'brief.difficulty.medium': 'Media',
  'brief.difficulty.hard': 'Difficile',
  'brief.difficulty.veryHard': 'Molto difficile',
  'brief.rate':
    'Con il team consigliato un programma semplice vince {rate, plural, one {# partita} other {# partite}} su 100.',
  'brief.unmeasured': 'Nessuno ha ancora misurato quanto sia difficile questa missione.',
};
