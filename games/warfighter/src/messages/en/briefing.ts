/** The briefing before a mission, in English. */
export const briefing = {
  'brief.lead':
    '{region}, {enemy}. The team fights its way from {mission} to {objective} before time runs out.',
  'brief.lead.drawn': '{region}, {enemy}. What is left open is drawn when the mission starts.',
  'brief.lead.campaign':
    '{region}, {enemy}. A campaign: Mission after Mission with the same Soldiers, who keep what they learn and what they lose.',
  'brief.team': 'Your team',
  'brief.resources': '{resources} Resources',
  'brief.turns': '{turns, plural, one {# turn} other {# turns}}',
  'brief.loadout': 'Loadout {loadout, plural, =-1 {−1} =-2 {−2} =-3 {−3} other {+#}} each',
  'brief.goal.success': 'To win:',
  'brief.goal.failure': 'To lose:',
  'brief.goal.target': 'The target:',
  'brief.target':
    '{target}. Cover {cover}, {hits, plural, one {# Hit} other {# Hits}}{count, plural, one {} other { each}}.',
  'brief.enemy': 'The enemy',
  'brief.force': '{enemy}, {level}',
  'brief.kinds': '{kinds} kinds of Hostile card, Value {least} to {most}.',
  'brief.route': 'The route',
  'brief.slot': 'Slot {slot}',
  'brief.slots': '{to, plural, =2 {Slot 2} other {Slots {from} to {to}}}',
  'brief.route.start': '{mission}: here the team starts.',
  'brief.route.exit': '{mission}: here the team gets away.',
  'brief.route.way': 'Locations from your hands, one each turn.',
  'brief.route.goal': '{objective}: the Objective. Activate it from the Location before it.',
  'brief.route.from': '{objective}: the Objective. Here the team starts.',
  'brief.special': 'Special',
  'brief.raid': 'A Raid: after the Objective the team must get back to the Mission card.',
  'brief.report': 'Situation Report: {report}.',
  'brief.options':
    '{changed, plural, one {# optional rule is changed.} other {# optional rules are changed.}}',
  'brief.difficulty': 'Difficulty',
  'brief.difficulty.easy': 'Easy',
  'brief.difficulty.medium': 'Medium',
  'brief.difficulty.hard': 'Hard',
  'brief.difficulty.veryHard': 'Very hard',
  'brief.rate': 'With the recommended team a simple program wins {rate} % of its games.',
};
