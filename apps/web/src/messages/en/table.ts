/** The table and its questions, in English. */
export const table = {
  'prompt.title': 'What is asked',
  'prompt.react': 'React?',
  'prompt.waiting': 'Others are deciding.',
  'prompt.count': '{count, plural, =0 {no options} one {# option} other {# options}}',

  'orders.title': 'What can I do?',
  'orders.button': 'Orders ({count})',
  'orders.count': '{all, plural, one {{count} of # order} other {{count} of # orders}}',
  'orders.filter': 'Filter: type part of an order',
  'orders.about': 'About {piece}',
  'orders.all': 'Show all orders',
  'orders.general': 'General',
  'orders.apart': 'It has no part in what is asked now.',
  'orders.none': 'Nothing can be done here right now.',
  'orders.sure': 'Really?',
  'orders.confirm': 'Cannot be undone – really?',
  'orders.blocked':
    'Why not? {count, plural, one {# thing is not possible} other {# things are not possible}}',
  'note.due': '{due, plural, =0 {free} one {# card to pay} other {# cards to pay}}',
  'note.price': '{price, plural, one {# point} other {# points}}',

  undo: 'Undo',
  'undo.barrier':
    'Undo: {barrier, select, roll {dice were rolled} draw {cards were drawn} reveal {something was shown} other {others acted}}',
  'card.lookUp': 'Look up {card}',
  warning: 'Careful: {reason}',
  hint: 'Hint',
  'hint.thinking': 'Thinking…',
  'hint.would': 'A simple program would choose: {option}.',

  'rule.open': 'Read rule {rule}',
  'rule.unknown': 'This rule has no text of its own.',
  'rule.more': 'In the rules',

  'odds.target': 'Target',

  'piece.options': '({count, plural, one {# option} other {# options}})',

  'board.path': 'The path of the mission',
  'board.hostilesIn': 'Hostiles in slot {slot}: {count}',
  'board.soldiersIn': 'Soldiers in slot {slot}',
  'board.open': 'Open',
  'board.entrance': 'Entrance {cost}',
  'board.active': 'Objective active',
  'board.inactive': 'Objective not active',
  'board.ammo': '{ammo} ×{left}',
  'board.target': 'Target {number}: {hits, plural, one {# hit} other {# hits}}',
  'board.targetName': 'Target {number}',
  'board.turn': 'Turn {turn}, {timer} left',

  'hostile.cover': 'Cover {cover}',
  'hostile.value': 'Value {value}',
  'hostile.marked': 'Objective',
  'hostile.screened': 'Screened',
  'hostile.reticles': 'Reticles: {free} open, {suppressed} suppressed, {killed} killed.',
  'hostile.range': 'Range {range}',
  'hostile.noTarget': 'Targets nobody',
  'hostile.pinned': 'suppressed: no attack',
  'hostile.noReach': 'out of range',

  'soldier.slot': 'slot {slot}',
  'soldier.health': 'Health',
  'soldier.actions': 'Actions',
  'soldier.suppress': 'Suppress',
  'soldier.hand': 'Cards in hand',
  'soldier.xp': 'XP',
  'item.empty': 'EMPTY +{left}',
  'item.jammed': 'JAMMED',
  'item.deployed': 'deployed',
  'item.thrown': 'thrown',
  'hand.title': 'Hand of {soldier}: {count}',

  'deck.action': 'Action deck',
  'deck.hostile': 'Hostile deck',
  'deck.count': '{deck}, discards {discard}',

  'log.title': 'Log',

  'handOver.title': 'Hand the screen to {seat}',
  'handOver.note': 'Nobody else should look until it is your turn again.',
  'handOver.ready': 'I have it: show my table',
};
