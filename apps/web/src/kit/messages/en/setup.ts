/** Setting up a match, in English. */
export const setup = {
  'home.setup': 'New mission',
  'home.setupNote': 'Ruleset, region, enemy, Mission, Objective, team',
  'setup.title': 'New game',
  'setup.preset': 'First game',
  'setup.random': 'Random game',
  'setup.seats': 'Who plays',
  'setup.seatName': 'Name of {seat}',
  'setup.seatPlayer': 'Who plays {seat}',
  'setup.player.person': 'Person',
  'setup.player.greedy': 'Program',
  'setup.changed': '{changed, plural, =0 {defaults} one {# changed} other {# changed}}',
  'setup.usual': '{value} (default)',
  'setup.briefing': 'Briefing',
  'setup.drawn': 'Cards are drawn when the game starts.',
  'setup.start': 'Start',
};
