/** The keys of a mission, in English. */
export const keys = {
  'keys.plan': 'Plan the best attack',
  'keys.goTo': 'Plan a Move',
  'keys.reload': 'Reload',
  'keys.exchange': 'Discard and Draw',
  'keys.nextSoldier': 'Next Soldier',
  'keys.cannot': 'That is not possible now.',
  'keys.card1': 'Card 1 of the hand',
  'keys.card2': 'Card 2 of the hand',
  'keys.card3': 'Card 3 of the hand',
  'keys.card4': 'Card 4 of the hand',
  'keys.card5': 'Card 5 of the hand',
  'keys.card6': 'Card 6 of the hand',
  'keys.card7': 'Card 7 of the hand',
  'keys.card8': 'Card 8 of the hand',
  'keys.card9': 'Card 9 of the hand',
};
