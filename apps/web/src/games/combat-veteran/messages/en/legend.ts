/** The legend of map and counters. */
export const legend = {
  'keys.legend': 'Legend of map and counters',
  'keys.ground': 'Hold: the ground without counters',
  'keys.hidingPlaces': 'Where bunkers may hide',
  'cv.hidingPlaces': 'Where bunkers may hide',
  'cv.legend': 'Legend',
  'cv.legend.ground': 'Ground',
  'cv.legend.counters': 'Counters',
  'cv.legend.us': 'Square: the US side',
  'cv.legend.us.note':
    'Firepower lower left, discipline lower right. A check is passed by rolling lower than discipline.',
  'cv.legend.enemy': 'Eight corners: the other side',
  'cv.legend.enemy.note': 'The shape tells the sides apart, in lists and in the overview too.',
  'cv.legend.leader': 'Dots: a leader',
  'cv.legend.leader.note': 'Each dot may help one man in the hex, once.',
  'cv.legend.hero': 'Spade: a hero',
  'cv.legend.hero.note': 'One die may be rolled again; counts twice in close combat.',
  'cv.legend.medic': 'Red cross: a medic',
  'cv.legend.medic.note': 'No firepower; treats one wounded man in the hex each Discipline Phase.',
  'cv.legend.weapon': 'Card: the weapon in use',
  'cv.legend.weapon.note':
    'With a plus it is added to the man’s own firepower; in a ring, all of it goes into one hex. Half a square: two men serve it; an empty square: three.',
  'cv.legend.running': 'Two chevrons, amber: runs',
  'cv.legend.sprinting': 'Four chevrons, orange: sprints',
  'cv.legend.crawling': 'Bar, gray-blue: crawls',
  'cv.legend.wounded': 'Cross, white and red: wounded',
  'cv.legend.stack': 'A stack',
  'cv.legend.stack.note':
    'The number counts the men. One tick for each: high and white stands, low and gray crawls, low and red is wounded.',
  'cv.legend.bunker': 'A bunker',
  'cv.legend.bunker.note':
    'On the left its armor, which is also how many men it holds; on the right the firepower it lends.',
  'cv.legend.hidden': 'Broken edge, crossed-out eye: yours and hidden',
  'cv.legend.hidden.note': 'The other side sees nothing of it.',
  'cv.legend.smoke': 'A cloud: smoke',
  'cv.legend.smoke.note': 'Blocks lines of sight; the number is its armor.',
};
