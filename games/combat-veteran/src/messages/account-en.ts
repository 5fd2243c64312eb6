import type { AccountMessages } from './keys.ts';

/** How a phase is told: heads, one line for each act, losses, and the figures of a side. */
export const account = {
  'account.setup': 'Set-up',
  'account.phase':
    'Turn {turn}, {nation}: {phase, select, discipline {Discipline Phase} stance {Stance Phase} movement {Movement Phase} combat {Combat Phase} other {set-up}}',
  'account.step': '{soldier}{others, plural, =0 {} other { and # more}} to {hex}',
  'account.exit': '{soldier}{others, plural, =0 {} other { and # more}} off the map',
  'account.shot': '{firer} at {hex} ({weapon}, {dice, plural, one {# die} other {# dice}})',
  'account.check': '{soldier} {isPassed, select, true {passes} other {fails}}: {purpose}',
  'account.support': '{chit} on {hex}',
  'account.closeCombat': 'Close combat in {hex}',
  'account.found': 'Bunker discovered in {hex}',
  'account.smoke': 'Smoke in {hex}',
  'account.stance': '{soldier}{others, plural, =0 {} other { and # more}}: {stance}',
  'account.killed': '{piece} killed',
  'account.killed.by': '{piece} killed ({firer}, {dice, plural, one {# die} other {# dice}})',
  'account.wounded': '{piece} wounded',
  'account.wounded.by': '{piece} wounded ({firer}, {dice, plural, one {# die} other {# dice}})',
  'account.pinned': '{piece} pinned',
  'account.pinned.by': '{piece} pinned ({firer}, {dice, plural, one {# die} other {# dice}})',
  'account.bunkersLost': '{piece} destroyed',
  'account.weaponsLost': '{piece} lost',
  'account.weaponsBroken': '{piece} malfunctions',

  'tally.killed': '{count} killed',
  'tally.wounded': '{count} wounded',
  'tally.pinned': '{count} pinned',
  'tally.bunkersLost': '{count, plural, one {# bunker} other {# bunkers}} lost',
  'tally.weaponsLost': '{count, plural, one {# weapon} other {# weapons}} lost',
  'tally.weaponsBroken': '{count, plural, one {# weapon} other {# weapons}} broken',
  'tally.healed': '{count} healed',
  'tally.rallied': '{count} rallied',
  'tally.repaired': '{count} repaired',
  'tally.luck': '{hits, plural, one {# hit} other {# hits}}, {expected} expected',

  'progress.points': '{count, plural, one {# point} other {# points}}',
  'progress.exits': '{count} of {of} off the map',
  'progress.left': '{count} US unwounded',

  'why.CV-S1-19': 'The side with more victory points wins.',
  'why.CV-RULING-128': 'Both sides have the same number of victory points.',
  'why.CV-S2-21': 'No unwounded US soldier is left on the map.',
  'why.CV-S2-22': 'Five US soldiers have left the map.',
  'why.CV-S2-23': 'The last turn is over and neither side has reached its goal.',
} satisfies AccountMessages;
