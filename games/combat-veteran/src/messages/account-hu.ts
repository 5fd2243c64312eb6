import type { AccountMessages } from './keys.ts';

/** Egy fázis elbeszélése: fejléc, soronként egy tett, veszteségek, számok. */
export const account = {
  'account.setup': 'Felállás',
  'account.phase':
    '{turn}. forduló, {nation}: {phase, select, discipline {fegyelmi fázis} stance {testtartásfázis} movement {mozgásfázis} combat {harcfázis} other {felállás}}',
  'account.step': '{soldier}{others, plural, =0 {} other { és még #}} ide: {hex}',
  'account.exit': '{soldier}{others, plural, =0 {} other { és még #}} elhagyta a térképet',
  'account.shot': '{firer} ide: {hex} ({weapon}, {dice} kocka)',
  'account.check': '{soldier} {isPassed, select, true {kiállja} other {elvéti}}: {purpose}',
  'account.support': '{chit} ide: {hex}',
  'account.closeCombat': 'Közelharc itt: {hex}',
  'account.found': 'Felfedezett bunker itt: {hex}',
  'account.smoke': 'Füst itt: {hex}',
  'account.stance': '{soldier}{others, plural, =0 {} other { és még #}}: {stance}',
  'account.killed': '{piece} elesett',
  'account.killed.by': '{piece} elesett ({firer}, {dice} kocka)',
  'account.wounded': '{piece} megsebesült',
  'account.wounded.by': '{piece} megsebesült ({firer}, {dice} kocka)',
  'account.pinned': '{piece} lehasalt',
  'account.pinned.by': '{piece} lehasalt ({firer}, {dice} kocka)',
  'account.bunkersLost': '{piece} megsemmisült',
  'account.weaponsLost': '{piece} elveszett',
  'account.weaponsBroken': '{piece} elromlott',

  'tally.killed': '{count} elesett',
  'tally.wounded': '{count} sebesült',
  'tally.pinned': '{count} lehasalt',
  'tally.bunkersLost': '{count} bunker elveszett',
  'tally.weaponsLost': '{count} fegyver elveszett',
  'tally.weaponsBroken': '{count} fegyver elromlott',
  'tally.healed': '{count} meggyógyult',
  'tally.rallied': '{count} felállt',
  'tally.repaired': '{count} megjavult',
  'tally.luck': '{hits} találat, várható: {expected}',

  'progress.points': '{count} pont',
  'progress.exits': '{count}/{of} elhagyta a térképet',
  'progress.left': '{count} ép amerikai',

  'why.CV-S1-19': 'Az nyer, akinek több győzelmi pontja van.',
  'why.CV-RULING-128': 'Mindkét oldalnak ugyanannyi győzelmi pontja van.',
  'why.CV-S2-21': 'A térképen nincs több ép amerikai katona.',
  'why.CV-S2-22': 'Öt amerikai katona elhagyta a térképet.',
  'why.CV-S2-23': 'Az utolsó forduló is véget ért, és egyik oldal sem érte el a célját.',
} satisfies AccountMessages;
