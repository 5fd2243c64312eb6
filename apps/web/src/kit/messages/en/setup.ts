/** Setting up a mission, in English. */
export const setup = {
  'home.setup': 'New mission',
  'home.setupNote': 'Ruleset, region, enemy, Mission, Objective, team',
  'setup.title': 'New mission',
  'setup.preset': 'First mission',
  'setup.random': 'Random mission',
  'setup.seats': 'Who plays',
  'setup.seatName': 'Name of {seat}',
  'setup.seatPlayer': 'Who plays {seat}',
  'setup.player.person': 'Person',
  'setup.player.greedy': 'Program',
  'setup.changed': '{changed, plural, =0 {all as usual} one {# changed} other {# changed}}',
  'setup.usual': '{value} (usual)',
  'setup.briefing': 'Briefing',
  'setup.drawn': 'The cards are found when the game begins.',
  'setup.start': 'Build the team',
};
