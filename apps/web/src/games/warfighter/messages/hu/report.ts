/** The report of a mission, in Hungarian. */
export const report = {
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
