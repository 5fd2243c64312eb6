/** The duel in English. Keys are the same in every language; a noun may bring other forms. */
export const en = {
  'game.name': 'Duel',
  'setup.standard': 'standard',
  'setup.short': 'short',
  'setup.long': 'long',

  'decision.training':
    'Split {points, plural, one {# training point} other {# training points}} between strength and guard.',
  'decision.stanceChoice': 'Choose your stance for this round.',
  'decision.action': 'Choose your action for this round.',
  'decision.cost': 'Choose a card to discard for the blow.',
  'decision.parryChance': 'A blow is coming: {card}. Parry it?',

  'command.train': 'Strength {strength}, guard {guard}',
  'command.stance': '{stance, select, bold {Bold: +1 to your attack} other {Wary: +1 to your defence}}',
  'command.attack': 'Attack: {card}',
  'command.study': 'Study a card of the rival’s unseen hand',
  'command.breathe': 'Breathe: regain 1 health',
  'command.omen': 'Read an omen for your next attack',
  'command.hold': 'Hold: do nothing',
  'command.discard': 'Discard: {card}',
  'command.parry': 'Parry: {card}',

  'field.strength': 'strength',
  'field.guard': 'guard',

  'event.trained': '{seat} has strength {strength} and guard {guard}.',
  'event.stanceTaken': '{seat} is {stance, select, bold {bold} other {wary}}.',
  'event.acted': '{seat} has acted.',
  'event.breathed': '{seat} breathes and regains 1 health.',
  'event.omenRead': '{seat} reads an omen: {face}.',
  'event.omenRead.hidden': '{seat} reads an omen in secret.',
  'event.omenSpent': '{seat} has spent the omen.',
  'event.attacked': '{seat} attacks: {card}.',
  'event.parried': '{seat} parries: {card}.',
  'event.missed': '{seat} misses.',
  'event.struck': '{seat} is hit with {margin} to spare and loses {damage} health.',
  'event.roundEnded': '{isLast, select, true {The last round is over.} other {The round is over.}}',
  'event.drawn': '{from_id, select, deck {Drawn: {tokens} ({into}).} other {Studied: {tokens} ({from}).}}',
  'event.drawn.hidden':
    '{from_id, select, deck {Drawn unseen: {count} ({into}).} other {Studied unseen: {count} ({from}).}}',
  'event.moved':
    '{from_id, select, table {} other {{into_id, select, table {} other {Discarded: {tokens} ({from}).}}}}',
  'event.moved.hidden':
    '{from_id, select, table {} other {{into_id, select, table {} other {Discarded unseen: {count} ({from}).}}}}',
  'event.rolled': '{name}: {dice} on d{sides}.',

  'die.strike': 'Strike',
  'die.omen': 'Omen',

  'zone.deck': 'deck',
  'zone.hand': 'Player {number}’s hand',
  'zone.shown': 'Player {number}’s open cards',
  'zone.table': 'table',
  'zone.discard': 'discards',

  'card.jab': { base: 'jab' },
  'card.cut': { base: 'cut' },
  'card.lunge': { base: 'lunge' },
  'card.parry': { base: 'parry' },
  'card.block': { base: 'block' },

  'refusal.CANNOT_PAY': 'There are not enough other cards in hand to pay for it.',
  'refusal.NOTHING_TO_STUDY': 'The rival has no unseen card.',
  'refusal.UNHURT': 'You are unhurt.',
  'refusal.OMEN_WAITS': 'An omen is waiting already.',

  'problem.OUT_OF_BOUNDS': 'It must be a whole number from {least} to {most}.',
  'problem.DECK_TOO_SMALL': 'The deck must have at least 8 cards.',
  'problem.TYPE': 'This is not a training sheet.',
  'problem.POINTS': 'It must be a whole number, 0 or more.',
  'problem.SUM': 'Strength and guard must add up to {points}, not {spent}.',

  'outcome.victory': '{winners} wins the duel.',
  'outcome.draw': 'The duel ends in a draw.',

  'board.round': 'Round {round} of {rounds}',
  'board.health': 'health',
  'board.strength': 'strength',
  'board.guard': 'guard',
  'board.stance': 'stance',
  'board.bold': 'bold',
  'board.wary': 'wary',
  'board.you': 'you',
  'board.acted': 'has acted',
  'board.omen': 'omen {omen}',
  'board.omen.hidden': 'an omen waits',
  'board.cards': 'cards',
  'board.unseen': '{count} unseen',
  'board.open': 'open: {cards}',
  'board.hand': 'Your hand',
  'board.empty': 'empty',
  'board.deck': 'Deck: {deck} · Discards: {discard}',

  'note.blow': 'power {power}{cost, plural, =0 {} other {, discards #}}',
  'note.parry': '+{power} defence',
  'note.open': 'lies open',

  'odds.blow': 'If it is not parried:',
  'odds.damage': '{damage, plural, =0 {miss} other {# damage}}',
};
