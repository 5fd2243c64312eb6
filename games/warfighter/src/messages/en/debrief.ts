/** Why a mission ended as it did, in English. */
export const debrief = {
  'why.complete':
    '{left, plural, =0 {The Objective was completed in the last turn.} one {The Objective was completed with # turn to spare.} other {The Objective was completed with # turns to spare.}}',
  'why.escaped':
    '{left, plural, =0 {The team got away in the last turn.} one {The team got away with # turn to spare.} other {The team got away with # turns to spare.}}',
  'why.timer': 'The Timer ran out: {missing}.',
  'why.nobody': 'No Soldier was left in the mission: {missing}.',
  'why.limit': 'The Time Limit of the Objective was over: {missing}.',
  'why.failed.soldiersLost': 'The Objective failed, because too many Soldiers were lost: {missing}.',
  'why.failed.hostilesHere': 'The Objective failed, because there were too many Hostiles: {missing}.',
  'why.conceded': 'The team gave up: {missing}.',

  'missing.inactive':
    '{slots, plural, =0 {the Objective was within reach, but was never activated} one {the Objective was never activated, with # Location still ahead} other {the Objective was never activated, with # Locations still ahead}}',
  'missing.hostiles':
    '{count, plural, one {# Hostile of the Objective was left} other {# Hostiles of the Objective were left}}',
  'missing.hostile': '{card} had not been eliminated',
  'missing.clear':
    '{count, plural, one {the Objective had to be kept clear for # more turn} other {the Objective had to be kept clear for # more turns}}',
  'missing.hits': '{count, plural, one {# hit was missing} other {# hits were missing}}',
  'missing.escape':
    '{count, plural, =0 {nobody had got away} one {# Soldier had not got away} other {# Soldiers had not got away}}',
  'missing.onSite': 'nobody stood in the Objective',

  'roll.withstands': 'Holds out',
  'roll.suffers': 'Suffers',
  'roll.deceives': 'Fooled',
  'roll.seen': 'Not fooled',
  'roll.fate': '{fate, select, duty {Able to return to duty} discharge {Medical Discharge} other {KIA}}',
};
