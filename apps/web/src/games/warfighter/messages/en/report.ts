/** The report of a mission, in English. */
export const report = {
  'after.goals': 'Goals',
  'after.reached': 'Reached:',
  'after.open': 'Not reached:',
  'after.points': 'Turning points',
  'after.noPoints': 'No roll strayed far from its odds, and nobody was harmed.',
  'after.swing':
    '{rolled, plural, =0 {No Kill} one {# Kill} other {# Kills}}, {expected} expected. {isMore, select, true {That much or more comes up {share} of the time.} other {That little or less comes up {share} of the time.}}',
  'after.lastMission': '{mission}: {why}',
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
