/** The report of a mission, in English. */
export const report = {
  'after.turns': '{turns, plural, one {After # turn.} other {After # turns.}}',
  'after.soldier': 'Soldier',
  'after.standing': 'Status',
  'after.attacks': 'Attacks',
  'after.kills': 'Kills',
  'after.suppresses': 'Suppresses',
  'after.wounds': 'Wounds',
  'after.ammo': 'Ammo',
  'after.expected': 'Expected Kills',
  'after.luck': 'Luck',
  'after.xp': 'XP',
  'after.team': 'Team',
  'after.byTurn': 'Turn by turn',
  'after.turnTold':
    'Turn {turn}: {kills, plural, one {# Kill} other {# Kills}}, {wounds, plural, one {# Wound} other {# Wounds}}.',
  'after.timeline': 'What happened',
  'after.luckNote':
    'Luck compares the Kills that were rolled with what the odds promised: 0 is average, beyond 2 either way is rare.',
};
