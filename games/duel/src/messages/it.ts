/** Il duello in italiano. */
export const it = {
  'game.name': 'Duello',
  'setup.standard': 'normale',
  'setup.short': 'breve',
  'setup.long': 'lungo',

  'decision.training':
    'Dividi {points, plural, one {# punto} other {# punti}} di allenamento tra forza e guardia.',
  'decision.stanceChoice': 'Scegli la tua postura per questo turno.',
  'decision.action': 'Scegli la tua azione per questo turno.',
  'decision.cost': 'Scegli una carta da scartare per il colpo.',
  'decision.parryChance': 'Arriva un colpo: {card}. Vuoi parare?',

  'command.train': 'Forza {strength}, guardia {guard}',
  'command.stance': '{stance, select, bold {Audace: +1 al tuo attacco} other {Prudente: +1 alla tua difesa}}',
  'command.attack': 'Attacco: {card}',
  'command.study': 'Studia una carta coperta del rivale',
  'command.breathe': 'Riprendi fiato: recuperi 1 salute',
  'command.omen': 'Leggi un presagio per il tuo prossimo attacco',
  'command.hold': 'Attendi: non fai nulla',
  'command.discard': 'Scarto: {card}',
  'command.parry': 'Difesa: {card}',

  'field.strength': 'forza',
  'field.guard': 'guardia',

  'event.trained': '{seat} ha forza {strength} e guardia {guard}.',
  'event.stanceTaken': '{seat} è {stance, select, bold {audace} other {prudente}}.',
  'event.acted': '{seat} ha agito.',
  'event.breathed': '{seat} riprende fiato e recupera 1 salute.',
  'event.omenRead': '{seat} legge un presagio: {face}.',
  'event.omenRead.hidden': '{seat} legge un presagio in segreto.',
  'event.omenSpent': '{seat} ha usato il presagio.',
  'event.attacked': '{seat} attacca: {card}.',
  'event.parried': '{seat} si difende: {card}.',
  'event.missed': '{seat} manca il colpo.',
  'event.struck': '{seat} è colpito (margine {margin}) e perde {damage} salute.',
  'event.roundEnded': '{isLast, select, true {L’ultimo turno è finito.} other {Il turno è finito.}}',
  'event.drawn': '{from_id, select, deck {Pesca: {tokens} ({into}).} other {Studio: {tokens} ({from}).}}',
  'event.drawn.hidden':
    '{from_id, select, deck {Pesca coperta: {count} ({into}).} other {Studio coperto: {count} ({from}).}}',
  'event.moved':
    '{from_id, select, table {} other {{into_id, select, table {} other {Scarto: {tokens} ({from}).}}}}',
  'event.moved.hidden':
    '{from_id, select, table {} other {{into_id, select, table {} other {Scarto coperto: {count} ({from}).}}}}',
  'event.rolled': '{name}: {dice} (d{sides}).',

  'die.strike': 'Colpo',
  'die.omen': 'Presagio',

  'zone.deck': 'mazzo',
  'zone.hand': 'mano del giocatore {number}',
  'zone.shown': 'carte scoperte del giocatore {number}',
  'zone.table': 'tavolo',
  'zone.discard': 'scarti',

  'card.jab': { base: 'stoccata' },
  'card.cut': { base: 'fendente' },
  'card.lunge': { base: 'affondo' },
  'card.parry': { base: 'parata' },
  'card.block': { base: 'blocco' },

  'refusal.CANNOT_PAY': 'In mano non ci sono abbastanza altre carte per pagare.',
  'refusal.NOTHING_TO_STUDY': 'Il rivale non ha carte coperte.',
  'refusal.UNHURT': 'Non hai ferite.',
  'refusal.OMEN_WAITS': 'C’è già un presagio in attesa.',

  'problem.OUT_OF_BOUNDS': 'Serve un numero intero da {least} a {most}.',
  'problem.DECK_TOO_SMALL': 'Il mazzo deve avere almeno 8 carte.',
  'problem.TYPE': 'Questa non è una scheda di allenamento.',
  'problem.POINTS': 'Serve un numero intero, almeno 0.',
  'problem.SUM': 'Forza e guardia devono dare in tutto {points}, non {spent}.',

  'outcome.victory': '{winners} vince il duello.',
  'outcome.draw': 'Il duello finisce in parità.',

  'board.round': 'Turno {round} di {rounds}',
  'board.health': 'salute',
  'board.strength': 'forza',
  'board.guard': 'guardia',
  'board.stance': 'postura',
  'board.bold': 'audace',
  'board.wary': 'prudente',
  'board.you': 'tu',
  'board.acted': 'ha già agito',
  'board.omen': 'presagio {omen}',
  'board.omen.hidden': 'un presagio attende',
  'board.cards': 'carte',
  'board.unseen': '{count, plural, one {# coperta} other {# coperte}}',
  'board.open': 'scoperte: {cards}',
  'board.hand': 'La tua mano',
  'board.empty': 'vuota',
  'board.deck': 'Mazzo: {deck} · Scarti: {discard}',

  'note.blow': 'potenza {power}{cost, plural, =0 {} one {, scarti # carta} other {, scarti # carte}}',
  'note.parry': '+{power} difesa',
  'note.open': 'è scoperta',

  'odds.blow': 'Se non viene parato:',
  'odds.damage': '{damage, plural, =0 {mancato} one {# danno} other {# danni}}',
};
