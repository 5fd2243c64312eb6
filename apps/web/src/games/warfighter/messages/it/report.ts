/** The report of a mission, in Italian. */
export const report = {
  'after.goals': 'Scopi',
  'after.reached': 'Raggiunto:',
  'after.open': 'Non raggiunto:',
  'after.points': 'Momenti decisivi',
  'after.noPoints': 'Nessun tiro si è allontanato molto dalle probabilità e nessuno è stato ferito.',
  'after.swing':
    '{rolled, plural, =0 {Nessuna Uccisione} one {# Uccisione} other {# Uccisioni}}, attese {expected}. {isMore, select, true {Tante o di più escono nel {share} dei casi.} other {Così poche o meno escono nel {share} dei casi.}}',
  'after.lastMission': '{mission}: {why}',
  'after.turns': '{turns, plural, one {Dopo # turno.} other {Dopo # turni.}}',
  'after.soldier': 'Soldato',
  'after.standing': 'Stato',
  'after.attacks': 'Attacchi',
  'after.kills': 'Uccisioni',
  'after.suppresses': 'Soppressioni',
  'after.wounds': 'Ferite',
  'after.ammo': 'Munizioni',
  'after.expected': 'Uccisioni attese',
  'after.luck': 'Fortuna',
  'after.xp': 'XP',
  'after.team': 'Team',
  'after.byTurn': 'Turno per turno',
  'after.turnTold':
    'Turno {turn}: {kills, plural, one {# Uccisione} other {# Uccisioni}}, {wounds, plural, one {# Ferita} other {# Ferite}}.',
  'after.timeline': 'Che cosa è successo',
  'after.luckNote':
    'La fortuna confronta le Uccisioni ottenute con quelle attese: 0 è la media, oltre 2 in un senso o nell’altro è raro.',
};
