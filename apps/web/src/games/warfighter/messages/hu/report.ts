/** The report of a mission, in Hungarian. */
export const report = {
  'after.goals': 'Célok',
  'after.reached': 'Elérve:',
  'after.open': 'Nem sikerült:',
  'after.points': 'Fordulópontok',
  'after.noPoints': 'Egyetlen dobás sem tért el nagyon az esélyeitől, és senki sem sérült meg.',
  'after.swing':
    '{rolled} ölés, várható: {expected}. {isMore, select, true {Ennyi vagy több: {share} eséllyel.} other {Ennyi vagy kevesebb: {share} eséllyel.}}',
  'after.lastMission': '{mission}: {why}',
  'after.turns': '{turns, plural, other {# kör után.}}',
  'after.soldier': 'Katona',
  'after.standing': 'Állapot',
  'after.attacks': 'Támadás',
  'after.kills': 'Ölés',
  'after.suppresses': 'Lefogás',
  'after.wounds': 'Sebesülés',
  'after.ammo': 'Lőszer',
  'after.expected': 'Várható ölés',
  'after.luck': 'Szerencse',
  'after.xp': 'XP',
  'after.team': 'Csapat',
  'after.byTurn': 'Körről körre',
  'after.turnTold': '{turn}. kör: {kills, plural, other {# ölés}}, {wounds, plural, other {# sebesülés}}.',
  'after.timeline': 'Ami történt',
  'after.luckNote':
    'A szerencse a dobott eredményt az esélyekhez méri: 0 az átlag, 2-nél nagyobb eltérés bármerre ritka.',
};
