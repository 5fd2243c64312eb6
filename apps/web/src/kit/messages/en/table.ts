/** The table and its questions, in English. */
export const table = {
  'prompt.quick': 'Usual orders',
  'prompt.title': 'Your decision',
  'prompt.react': 'React?',
  'prompt.waiting': 'Others are deciding.',
  'prompt.stuck': 'The program cannot go on. {reason}',
  'prompt.noAnswer': 'The program finds no answer. Take your last answer back, or go on with another game.',
  'prompt.count': '{count, plural, =0 {no options} one {# option} other {# options}}',

  'orders.title': 'What can I do?',
  'orders.button': 'Orders ({count})',
  'orders.count': '{all, plural, one {{count} of # order} other {{count} of # orders}}',
  'orders.filter': 'Filter: type part of an order',
  'orders.about': 'About {piece}',
  'orders.all': 'Show all orders',
  'orders.general': 'General',
  'orders.apart': 'The current decision is about something else.',
  'orders.none': 'Nothing can be done here right now.',
  'orders.sure': 'Really?',
  'orders.confirm': 'Cannot be undone – really?',
  'orders.blocked':
    'Why not? {count, plural, one {# thing is not possible} other {# things are not possible}}',

  'reactions.title': 'Reactions',
  'reactions.note':
    'Settled before a chance to react comes up, and nobody else is told. How long you think cannot be hidden.',
  'proposals.title': 'In one step',
  'errand.waits': 'Waiting for the other side: {given} of {of} done.',
  'errand.stopped': 'Stopped after {given} of {of}: {reason}',
  'errand.over': 'the game is over.',

  undo: 'Undo',
  'undo.barrier':
    'Undo: {barrier, select, roll {dice were rolled} draw {cards were drawn} reveal {something was shown} other {others acted}}',
  'card.lookUp': 'Look up {card}',
  warning: 'Careful: {reason}',
  hint: 'Hint',
  'hint.thinking': 'Thinking…',
  'hint.none': 'The program has no advice here.',
  'hint.would': 'A simple program would choose: {option}.',

  'rule.open': 'Read rule {rule}',
  'rule.unknown': 'This rule has no text of its own.',
  'rule.more': 'In the rules',

  'odds.target': 'Target',

  'piece.options': '({count, plural, one {# option} other {# options}})',

  'figures.title': 'Current values',

  'drawer.orders': 'Orders',
  'drawer.close': 'Close the drawer',
  'log.title': 'Log',
  'log.undone': 'Taken back:',

  'marked.missing': '{count} marked, {missing} more',
  'marked.take': 'Take {count, plural, one {it} other {these #}}',
};
