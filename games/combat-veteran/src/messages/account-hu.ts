import type { AccountMessages } from './keys.ts';

/** Egy fázis elbeszélése: fejléc, soronként egy tett, veszteségek, számok. */
export const account = {
  'account.setup': 'Felállás',
  'account.phase':
    '{turn}. forduló, {seat}: {phase, select, discipline {fegyelmi fázis} stance {testtartásfázis} movement {mozgásfázis} combat {harcfázis} other {felállás}}',
  'account.step': '{soldier}{others, plural, =0 {} other { és még #}} ide: {hex}',
  'account.exit': '{soldier}{others, plural, =0 {} other { és még #}} elhagyta a térképet',
  'account.shot': '{firer} ide: {hex} ({weapon}, {dice} kocka)',
  'account.check': '{soldier} {isPassed, select, true {kiállja} other {elvéti}}: {purpose}',
  'account.support': '{chit} ide: {hex}',
  'account.closeCombat': 'Közelharc itt: {hex}',
  'account.found': 'Felfedezett bunker itt: {hex}',
  'account.smoke': 'Füst itt: {hex}',
  'account.stance': '{soldier}: {stance}',
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
} satisfies AccountMessages;
