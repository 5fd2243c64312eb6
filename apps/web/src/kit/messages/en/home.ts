/** The ways in on the first page, in English. */
export const home = {
  'home.saved': 'Continue · saved {ago}',
  'home.continue': 'Continue',
  'home.begin': 'New here?',
  'home.learn': 'Start the tutorial',
  'home.way.quick': 'Quick start',
  'home.way.mission': 'New mission',
  'home.way.scenarios': 'Scenarios',
  'home.way.campaign': 'Campaign',
  'home.way.tutorial': 'Tutorial',
  'home.more.cards': 'Every card of every pack',
  'home.more.rules': 'Every keyword, with search',
  'home.more.print': 'Cards, counters and maps on paper',
  'home.more.saves': 'Games, replays and your record',
  'home.more.settings': 'Language, theme, sound, keys',
};
