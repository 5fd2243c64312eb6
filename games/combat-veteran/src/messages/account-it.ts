import type { AccountMessages } from './keys.ts';

/** Il racconto di una fase: titoli, una riga per azione, perdite e cifre. */
export const account = {
  'account.setup': 'Schieramento',
  'account.phase':
    'Turno {turn}, {nation}: {phase, select, discipline {fase di disciplina} stance {fase delle posture} movement {fase di movimento} combat {fase di combattimento} other {schieramento}}',
  'account.step': '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}} in {hex}',
  'account.exit': '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}} fuori dalla mappa',
  'account.shot': '{firer} su {hex} ({weapon}, {dice, plural, one {# dado} other {# dadi}})',
  'account.check': '{soldier} {isPassed, select, true {riesce} other {fallisce}}: {purpose}',
  'account.support': '{chit} su {hex}',
  'account.closeCombat': 'Corpo a corpo in {hex}',
  'account.found': 'Scoperto un bunker in {hex}',
  'account.smoke': 'Fumo in {hex}',
  'account.stance':
    '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}}: {others, plural, =0 {{stance}} other {{stance_id, select, crawling {strisciano} running {corrono} sprinting {scattano} wounded {feriti} other {{stance}}}}}',
  'account.killed': 'ucciso: {piece}',
  'account.killed.by': 'ucciso: {piece} ({firer}, {dice, plural, one {# dado} other {# dadi}})',
  'account.wounded': 'ferito: {piece}',
  'account.wounded.by': 'ferito: {piece} ({firer}, {dice, plural, one {# dado} other {# dadi}})',
  'account.pinned': 'a terra: {piece}',
  'account.pinned.by': 'a terra: {piece} ({firer}, {dice, plural, one {# dado} other {# dadi}})',
  'account.bunkersLost': 'distrutto: {piece}',
  'account.weaponsLost': 'perso: {piece}',
  'account.weaponsBroken': 'guasto: {piece}',

  'tally.killed': '{count, plural, one {# ucciso} other {# uccisi}}',
  'tally.wounded': '{count, plural, one {# ferito} other {# feriti}}',
  'tally.pinned': '{count} a terra',
  'tally.bunkersLost': '{count} bunker {count, plural, one {perso} other {persi}}',
  'tally.weaponsLost': '{count, plural, one {# arma persa} other {# armi perse}}',
  'tally.weaponsBroken': '{count, plural, one {# arma guasta} other {# armi guaste}}',
  'tally.healed': '{count, plural, one {# guarito} other {# guariti}}',
  'tally.rallied': '{count, plural, one {# rialzato} other {# rialzati}}',
  'tally.repaired': '{count, plural, one {# arma riparata} other {# armi riparate}}',
  'tally.luck': '{hits, plural, one {# colpo a segno} other {# colpi a segno}}, attesi {expected}',

  'progress.points': '{count, plural, one {# punto} other {# punti}}',
  'progress.exits': '{count} su {of} fuori dalla mappa',
  'progress.left': '{count, plural, one {# americano illeso} other {# americani illesi}}',

  'why.CV-S1-19': 'Vince chi ha più punti vittoria.',
  'why.CV-RULING-128': 'Le due parti hanno gli stessi punti vittoria.',
  'why.CV-S2-21': 'Sulla mappa non c’è più nessun soldato americano illeso.',
  'why.CV-S2-22': 'Cinque soldati americani hanno lasciato la mappa.',
  'why.CV-S2-23': 'L’ultimo turno è finito e nessuna delle due parti ha raggiunto il suo obiettivo.',
} satisfies AccountMessages;
