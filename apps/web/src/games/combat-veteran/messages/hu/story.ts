/** Ami történt, és ahogy a dolgok állnak, magyarul. */
export const story = {
  'cv.status.turn': '{turn}. forduló, összesen {last}',
  'cv.status.goals': 'Célok',
  'cv.status.phases': '{side}: a forduló fázisai',
  'cv.status.support': 'Támogatás: {count}',
  'cv.phase.discipline': 'Fegyelem',
  'cv.phase.stance': 'Testtartás',
  'cv.phase.movement': 'Mozgás',
  'cv.phase.combat': 'Harc',
  'cv.phase.past': '(kész)',
};
